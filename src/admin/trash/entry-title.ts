import type { TrashEntry } from '#src/admin/trash/trash-entry.ts';
import { trashMessages } from '#src/admin/trash/words.ts';
import type { WordPart } from '#src/lib/typed-words.ts';

/** The name of an entry of the Trash: a post's title, or 'All posts, as they were (12 posts)'. */
export function entryTitle(entry: TrashEntry): string {
  if (entry.kind === 'post') return entry.title.trim() || trashMessages.untitled;
  const { count } = entry;
  return `${trashMessages.list} (${count} ${count === 1 ? trashMessages.one : trashMessages.many})`;
}

/** The same where only what was typed is marked as that. */
export const entryPart = (entry: TrashEntry): WordPart =>
  entry.kind === 'post' && entry.title.trim() !== ''
    ? { typed: entryTitle(entry) }
    : entryTitle(entry);
