import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { jsonText } from '#src/lib/json-text.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';

/** Why nothing can be exported: storage is blocked, a built-in post's text doesn't load, or a post is gone. */
export type ExportFailure = 'blocked' | 'unreachable' | 'notFound' | 'unwritable';

/** The stored list of this browser as indented JSON, exactly as it is. */
export function exportAllPosts(): Result<string, ExportFailure> {
  const text = browserDoor.read(storageKeys.posts);
  return text.ok ? success(exportStored(text.value)) : text;
}

/** Some posts in the same format: local posts as stored, built-in ones with their texts. */
export async function exportSomePosts(
  rows: readonly AdminPost[],
): Promise<Result<string, ExportFailure>> {
  const builtIn = await fetchBuiltInPosts(
    rows.filter(({ opened }) => opened === undefined).map(({ id }) => id),
  );
  if (!builtIn.ok) return builtIn;
  const byId = new Map(builtIn.value.map((post) => [post.id, post]));
  const list = rows.map(({ id, opened }) => opened ?? byId.get(id));
  if (list.includes(undefined)) return failure('notFound');
  const text = jsonText(list, 2);
  return text === null ? failure('unwritable') : success(text);
}

/**
 * The stored list for reading and for a file: indented by two spaces, nothing added, nothing left out. A text that is
 * damaged, or too deep to be written as JSON, is returned as it is, so that an export never loses a word.
 * @param text as stored; null if there is none
 */
export function exportStored(text: string | null): string {
  const { isDamaged, raw } = readStoredPosts(text);
  return (isDamaged ? null : jsonText(raw, 2)) ?? text ?? '';
}

/**
 * Name of the downloaded file.
 * @param day 'YYYY-MM-DD'
 */
export function exportFileName(day: string): string {
  return `bodega-cats-posts-${day}.json`;
}
