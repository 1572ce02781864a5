import { linesOf, replaced, selected, wordsOf, type Passage } from '#src/admin/editor/passage.ts';

const address = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
/** The beginning of an address, selected to be typed over. */
const begun = 'https://';
const link = /(?<!!)\[([^\]\n]*)\]\(([^)\n]*)\)/g;

/**
 * Makes the selection, or the word under the caret, a link, and selects its address to be typed or pasted over. For a
 * selected address, the place of the words is selected instead. Inside a link, the link is removed and its words stay.
 */
export function toggleLink(passage: Passage): Passage {
  const old = linkAround(passage);
  if (old) {
    const text = replaced(passage.text, old.from, old.to, old.words);
    return { text, start: old.from, end: old.from + old.words.length };
  }
  const place = wordsOf(passage);
  const { text, start, end } = place;
  const words = selected(place);
  if (address.test(words)) {
    return at(replaced(text, start, end, `[](${words})`), start + 1, 0);
  }
  const line = words.replaceAll(/\s*\n\s*/g, ' ');
  const changed = replaced(text, start, end, `[${line}](${begun})`);
  return line === ''
    ? at(changed, start + 1, 0)
    : at(changed, start + line.length + 3, begun.length);
}

const at = (text: string, start: number, length: number): Passage => ({
  text,
  start,
  end: start + length,
});

/** The link around the selection. */
function linkAround(passage: Passage): { from: number; to: number; words: string } | null {
  const { from, to } = linesOf(passage);
  for (const found of passage.text.slice(from, to).matchAll(link)) {
    const start = from + found.index;
    const end = start + found[0].length;
    if (start <= passage.start && passage.end <= end) {
      return { from: start, to: end, words: found[1] ?? '' };
    }
  }
  return null;
}
