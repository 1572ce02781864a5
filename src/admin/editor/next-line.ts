import { chosen, linesOf, replaced } from '#src/admin/editor/passage.ts';
import type { Passage } from '#src/admin/editor/passage.ts';

/** The signs before an entry: of the quotes around it, of the list, and the box of a task. */
const signs =
  /^(?<quote>[ \t]*(?:>[ \t]?)*)(?:(?<sign>[-*+]|\d{1,9}[.)])(?<gap>[ \t]+)(?<box>\[[ xX]\][ \t]+)?)?/;
const rule = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

/**
 * What Enter does in a list or a quote: the next line has the signs of this one, a number one more; in an entry without
 * words the list ends.
 * @returns null where Enter only begins a line: elsewhere, in code, and with words selected
 */
export function nextLine(passage: Passage): Passage | null {
  const { text, start, end } = passage;
  if (start !== end) return null;
  const { from, to } = linesOf(passage);
  const line = text.slice(from, to);
  const found = signs.exec(line);
  const { quote = '', sign, gap = '', box } = found?.groups ?? {};
  const length = found?.[0].length ?? 0;
  const isEntry = sign !== undefined || quote.trim() !== '';
  if (!isEntry || start < from + length || rule.test(line)) return null;
  if (isInFence(text.slice(0, from))) return null;
  if (line.slice(length).trim() === '') return withoutSigns(text, from, to, sign ? quote : '');
  const next = sign === undefined ? '' : following(sign) + gap + (box ? '[ ] ' : '');
  const added = `\n${quote}${next}`;
  return chosen(replaced(text, start, end, added), start + added.length, 0);
}

/** The sign of the entry after one with this sign. */
const following = (sign: string) => sign.replace(/\d+/, (number) => String(Number(number) + 1));

/** Words right below an entry would belong to it, so a blank line comes between. */
function withoutSigns(text: string, from: number, to: number, quote: string): Passage {
  const kept = quote.trim() === '' ? '' : quote;
  const above = text.slice(0, from);
  const gap = above.trim() === '' || /\n[ \t>]*\n$/.test(above) ? '' : `${kept.trimEnd()}\n`;
  return chosen(replaced(text, from, to, gap + kept), from + gap.length + kept.length, 0);
}

/** Whether a text ends within a block of code. */
export function isInFence(before: string): boolean {
  let open = '';
  for (const [, fence = ''] of before.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (open === '') open = fence;
    else if (fence.startsWith(open)) open = '';
  }
  return open !== '';
}
