/** Letters without their accents: 'María' becomes 'Maria', 'Straße' 'Strasse'. Everything else stays. */
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

/** Whether `text` holds `query` somewhere, whatever the case; both are taken as they are, nothing is stemmed. */
export function includesIgnoringCase(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.toLowerCase());
}

/** The first letter large, the rest as it is: how a category is shown. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Number of words, as a person counts them: runs between spaces. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
