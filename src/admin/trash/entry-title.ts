import type { TrashEntry } from '#src/admin/trash/trash.ts';
import { trashMessages } from '#src/admin/trash/words.ts';

/** The name of an entry of the Trash: a post's title, or 'List of posts (12 posts)'. */
export function entryTitle(entry: TrashEntry): string {
  if (entry.kind === 'post') return entry.title.trim() || trashMessages.untitled;
  const { count } = entry;
  return `${trashMessages.list} (${count} ${count === 1 ? trashMessages.one : trashMessages.many})`;
}
