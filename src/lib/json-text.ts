/**
 * A value as JSON; null where it contains itself, or has more lists inside each other than a browser can write.
 * @param indent spaces for each level; without it, all stands on one line
 */
export function jsonText(value: unknown, indent?: number): string | null {
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    return null;
  }
}
