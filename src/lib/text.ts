/** Removes accents: 'María' becomes 'Maria', 'Straße' becomes 'Strasse'. Everything else stays. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, (letter) => (letter === 'ø' ? 'o' : 'O'))
    .replace(/[łŁ]/g, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'AE');
}

/** Whether `text` contains `query`, in any letter case. Nothing is trimmed or stemmed. */
export function includesIgnoringCase(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.toLowerCase());
}

/** Makes the first letter a capital and keeps the rest, as categories are shown. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Number of words, counted as runs between spaces. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
