import type { PostForm } from '#src/admin/model/form-fields.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import { counted } from '#src/lib/text.ts';

/** How many words Markdown has; its signs are none, nor are those between the cells of a table. */
export const countTyped = (text: string): number => {
  let words = 0;
  // A list of a million words of a text of 5 MB takes four times as long.
  for (const word = /[\p{L}\p{N}][^\s|]*/gu; word.test(text);) words += 1;
  return words;
};

/** What a text is called. */
export const titleOf = ({ title }: { readonly title: string }): string =>
  title.trim() || unsavedMessages.untitled;

/** The number of words of a text, as '90 words'. */
export const wordsIn = ({ content }: PostForm): string =>
  counted(countTyped(content), copiesMessages.word, copiesMessages.words);

/** The longest first line; where one is shown, it ends with the row. */
const most = 120;

/** The first line of a text, without the signs of its Markdown; empty where there is none. */
export const firstLine = ({ content }: PostForm): string =>
  (/[\p{L}\p{N}].*/u.exec(content.slice(0, 10 * most))?.[0] ?? '')
    .replace(/[*`]/g, '')
    .slice(0, most);
