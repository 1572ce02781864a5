/** A value as JSON; null where it contains itself, or has more lists inside each other than a browser can write. */
export function jsonText(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
