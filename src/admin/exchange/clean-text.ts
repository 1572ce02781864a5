/** Invisible characters that no text needs, except tabs and line ends. */
const hidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;

/** A text of several lines without invisible characters. */
export function cleanText(text: string): string {
  return text.replace(hidden, '');
}

/** The same for a text of one line: line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\r\n\u2028\u2029]+/g, ' '));
}
