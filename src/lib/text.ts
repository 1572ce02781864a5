/** Removes accents: 'María' becomes 'Maria', 'Straße' becomes 'Strasse'. Everything else stays. */
export function foldAccents(text: string): string {
  // Most names have none, and thousands are read at once.
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, (letter) => (letter === 'ø' ? 'o' : 'O'))
    .replace(/[łŁ]/g, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'AE');
}

/**
 * A text as searches compare it: in lowercase, with straight quotes, because nobody types curly ones. Nothing is trimmed
 * or stemmed.
 */
export function searchForm(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** Makes the first letter a capital and keeps the rest, as categories are shown. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text on one line, single blanks between its words. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Number of words of a text; signs of Markdown are none, nor are the strokes between the cells of a table. */
export function countWords(text: string): number {
  let words = 0;
  // Splitting makes a list of a million words of a text of 5 MB, which takes four times as long.
  for (const word = /[\p{L}\p{N}][^\s|]*/gu; word.test(text);) words += 1;
  return words;
}
