/**
 * Invisible characters that no text needs, except tabs and line ends: those that turn the words after them around make a
 * name look like another one, and halves of characters can't be stored in a file.
 */
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** A text of several lines without invisible characters. The marks that Arabic and Hebrew are written with stay. */
export function cleanText(text: string): string {
  return text.replace(hidden, '');
}

/** The same for a text of one line: line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\r\n\u2028\u2029]+/g, ' '));
}
