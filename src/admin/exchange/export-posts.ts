import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import { exportFileName, exportList, exportStored } from '#src/admin/exchange/export-list.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';

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
  try {
    return success(exportList(list));
  } catch {
    return failure('unwritable');
  }
}

/** The name of today's export file. */
export function exportNameToday(): string {
  return exportFileName(dayOf(new Date()));
}
