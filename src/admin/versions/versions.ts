import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import {
  addToVersions,
  newestVersions,
  postVersionOf,
  readsAlike,
} from '#src/admin/versions/post-version.ts';
import type { PostVersion } from '#src/admin/versions/post-version.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

export type { PostVersion } from '#src/admin/versions/post-version.ts';

/** What versions need from the browser; unit tests pass their own. */
interface VersionParts {
  database: AdminDatabase;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
}

const store = databaseStores.versions;

/** The last ten saved versions of each post. */
export function versions({ database, now, newKey }: VersionParts) {
  /**
   * Keeps a post as it was saved, unless it reads like the newest version. Only the newest ten stay. If the database is
   * missing or full, nothing is kept and nothing fails, because the post itself is saved elsewhere.
   * @param isOriginal it is the text of the website
   * @returns whether it is kept
   */
  async function addVersion(postId: string, post: Post, isOriginal = false): Promise<boolean> {
    const saved = { key: newKey(), postId, at: now(), post };
    const version: PostVersion = isOriginal ? { ...saved, isOriginal } : saved;
    const kept = await database.update(
      store,
      (rows) => {
        const { added, gone } = addToVersions(readable(rows), version);
        return [
          ...gone.map(({ key }) => ({ key: [postId, key] })),
          ...(added ? [{ key: [postId, added.key], value: added }] : []),
        ];
      },
      { group: postId },
    );
    return kept.ok;
  }

  /** The versions of a post, newest first. */
  async function readVersions(postId: string): Promise<Result<readonly PostVersion[], 'missing'>> {
    const rows = await database.read(store, { group: postId });
    return rows.ok ? success(newestVersions(readable(rows.value))) : failure('missing');
  }

  /** When a post was saved as it is stored now; null where nobody knows. */
  async function savedAt(post: Post): Promise<number | null> {
    const kept = await readVersions(post.id);
    const newest = kept.ok ? kept.value[0] : undefined;
    return newest && readsAlike(newest.post, post) ? newest.at : null;
  }

  return { addVersion, readVersions, savedAt };
}

const readable = (rows: readonly Row[]): PostVersion[] =>
  rows.flatMap(({ key, value }) => postVersionOf(key, value) ?? []);

/** The versions of this browser. */
export const { addVersion, readVersions, savedAt } = versions({
  database: browserDatabase,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});
