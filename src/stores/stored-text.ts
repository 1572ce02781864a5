/** The text that this browser keeps under a name; null where there is none, or where storage is blocked. */
export function storedText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
