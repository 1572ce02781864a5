import { tags as vocabulary } from '#src/config/categories.ts';

/** Parts of a text with commas, trimmed. */
const betweenCommas = (text: string) => text.split(',').map((part) => part.trim());

/** A tag in the letter case of the website, which has it in one only; any other as it is written. */
export const asUsed = (tag: string): string =>
  vocabulary.find((word) => word === tag.toLowerCase()) ?? tag;

/**
 * Tags from text with commas: trimmed, empties dropped, each once and as used. A tag that was opened and holds a comma itself stays
 * whole as long as it stands there.
 */
export function tagList(tags: string, opened: readonly string[] = []): string[] {
  const parts = betweenCommas(tags);
  const list: string[] = [];
  while (parts.length > 0) {
    const isNext = (tag: string) =>
      betweenCommas(tag).every((part, place) => part === parts[place]);
    const whole = opened.find((tag) => tag.includes(',') && isNext(tag)) ?? parts[0] ?? '';
    parts.splice(0, betweenCommas(whole).length);
    list.push(whole);
  }
  return [...new Set(list.map(asUsed))].filter((tag) => tag !== '');
}
