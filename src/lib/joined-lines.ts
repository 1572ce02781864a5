/**
 * Writes a script on one line to save bytes: line ends and the indents after them go; one blank stays between two
 * words.
 * @param script as Prettier writes it: every statement ends with a semicolon or a brace, no string or template spans
 *   lines, and no comment ends one
 */
export function joinedLines(script: string): string {
  return script
    .trimEnd()
    .replace(/\b\n\s*\b/g, ' ')
    .replace(/\n\s*/g, '');
}
