import type { PostForm } from '#src/admin/model/form-fields.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import { counted } from '#src/admin/shell/counted.ts';
import type { WordPart } from '#src/lib/typed-words.ts';
import { countWords } from '#src/lib/text.ts';

/** A text by its title and its words. */
interface NamedText {
  readonly title: string;
  readonly form: PostForm;
}

/** What a text is called: by its title, else by its first words. */
export const titleOf = (text: NamedText): string => typedName(text) || unsavedMessages.untitled;

/** The same where only what was typed is marked as that. */
export function titlePart(text: NamedText): WordPart {
  const typed = typedName(text);
  return typed === '' ? unsavedMessages.untitled : { typed };
}

function typedName({ title, form }: NamedText): string {
  const words = firstLine(form).split(/\s+/);
  const name = words.slice(0, wordsOfName).join(' ');
  return (
    title.trim() ||
    (words.length > wordsOfName ? `${name.replace(/(?<![,.:;–—-])[,.:;–—-]+$/, '')}…` : name)
  );
}

/** How many words a text is called by that has no title. */
const wordsOfName = 6;

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
