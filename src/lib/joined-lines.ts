/**
 * A script on one line, for a page that has no bytes to spare: line ends go, with the blanks that indent the next line;
 * between two words one blank stays.
 * @param script as Prettier writes it: every statement ends with a semicolon or a brace, no string or template spans
 *   lines, and no comment ends one
 */
export function joinedLines(script: string): string {
  return script
    .trimEnd()
    .replace(/\b\n\s*\b/g, ' ')
    .replace(/\n\s*/g, '');
}
