import type { PostForm } from '#src/admin/model/form-fields.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import { counted } from '#src/admin/shell/counted.ts';
import type { WordPart } from '#src/lib/typed-words.ts';
import { countWords } from '#src/lib/text.ts';

/** What a text is called. */
export const titleOf = ({ title }: { readonly title: string }): string =>
  title.trim() || unsavedMessages.untitled;

/** The same where only what was typed is marked as that. */
export const titlePart = ({ title }: { readonly title: string }): WordPart =>
  title.trim() === '' ? unsavedMessages.untitled : { typed: title.trim() };

/** The number of words of a text, as '90 words'. */
export const wordsIn = ({ content }: PostForm): string =>
  counted(countWords(content), copiesMessages.word, copiesMessages.words);

/** The longest first line; where one is shown, it ends with the row. */
const most = 120;

/** The first line of a text, without the signs of its Markdown; empty where there is none. */
export const firstLine = ({ content }: PostForm): string =>
  (/[\p{L}\p{N}].*/u.exec(content.slice(0, 10 * most))?.[0] ?? '')
    .replace(/[*`]/g, '')
    .slice(0, most);
