import { useEffect } from 'react';
import { fieldLimits } from '#src/admin/shell/limits.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { adminMessages } from '#src/admin/shell/words.ts';

/**
 * The `dir` of a field. With 'auto', the browser looks at the text and draws Arabic or Hebrew from the right. For a long
 * text it would take ten times as long as everything else, so that gets none.
 */
export const directionOf = (text: string): 'auto' | undefined =>
  fits(text, fieldLimits.directionLength, fieldLimits.directionLines) ? 'auto' : undefined;

/** Whether a text may be put into a field: a browser shows it without waiting. */
export const fitsField = (text: string): boolean =>
  fits(text, fieldLimits.length, fieldLimits.lines);

/** Whether a field may show a text as soon as it opens, which nobody may have put into it at once. */
export const fitsOpened = (text: string): boolean =>
  fits(text, fieldLimits.openedLength, fieldLimits.openedLines);

const fits = (text: string, length: number, lines: number) =>
  text.length <= length && text.split('\n').length <= lines;

/**
 * Whether a text may take the place of what is selected in a field; if not, a sentence says so. A browser lays out every
 * character of a field, which takes half a minute for ten million.
 * @param html the same text with its formatting, if that is to be read. Ten million characters with a million tags crash
 * a tab, and so do lists that are a thousand deep
 */
export function mayInsert(
  text: string,
  field: Pick<HTMLTextAreaElement | HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  html = '',
): boolean {
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  const length = field.value.length - replaced + text.length;
  const isShort = fitsField(text) && length <= fieldLimits.length;
  if (isShort && hasBearableTags(html)) return true;
  const { tooLongToInsert, tooFormattedToInsert } = adminMessages;
  showError(isShort ? tooFormattedToInsert : tooLongToInsert);
  return false;
}

/** Tags that no browser closes by itself. */
const nests = /^\/?(?:[abiu]|em|strong|span|font|div|blockquote|table|[uo]l)(?![\w-])/i;

/** Whether HTML has no more tags, and none deeper in each other, than a browser can read without waiting. */
export function hasBearableTags(html: string, most: number = fieldLimits.tags): boolean {
  let [place, depth] = [-1, 0];
  for (let count = 0; count <= most; count += 1) {
    place = html.indexOf('<', place + 1);
    if (place === -1) return true;
    const tag = html.slice(place + 1, place + 14);
    if (nests.test(tag)) depth = Math.max(0, depth + (tag.startsWith('/') ? -1 : 1));
    if (depth > fieldLimits.tagDepth) return false;
  }
  return false;
}

/** Refuses a pasted or dropped text that would make a field longer than a browser can show without waiting. */
export function useInsertGuard(): void {
  useEffect(() => {
    const guard = (event: InputEvent) => {
      const { target, inputType, data } = event;
      if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') return;
      const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (!isField || data === null) return;
      if (!mayInsert(data, target)) event.preventDefault();
      // The browser puts the text in before the field is drawn anew.
      else if (directionOf(data) === undefined) target.removeAttribute('dir');
    };
    document.addEventListener('beforeinput', guard);
    return () => document.removeEventListener('beforeinput', guard);
  }, []);
}
