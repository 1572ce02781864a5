import { browserDatabase, groupOf } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { adminLimits } from '#src/config/admin-limits.ts';
import { isTime, ownField } from '#src/lib/foreign.ts';
import { readPost } from '#src/lib/posts/read-post.ts';

/** A post as it was saved at some time. */
export interface PostVersion {
  readonly key: string;
  readonly postId: string;
  /** When it was saved, in milliseconds since 1970; different for every version of a post. */
  readonly at: number;
  readonly post: Post;
  /** It is the text of the website, as it was before it was changed here. */
  readonly isOriginal?: true;
  /** What kept it, where that is known. */
  readonly made?: VersionMaker;
}

/** A save, one that took an earlier version, or what was about to take its place. */
const makers = ['saved', 'restored', 'before'] as const;
export type VersionMaker = (typeof makers)[number];

/**
 * Reads one version, from a store that anybody may have written. Never throws.
 * @param keys the key of the row: the post's id and the version's own key
 * @returns null if it can't be read
 */
export function postVersionOf(keys: unknown, value: unknown): PostVersion | null {
  const [postId, key] = Array.isArray(keys) ? (keys as readonly unknown[]) : [];
  const at = ownField(value, 'at');
  const post = readPost(ownField(value, 'post'));
  if (typeof postId !== 'string' || typeof key !== 'string' || !isTime(at) || !post) return null;
  const made = makers.find((maker) => maker === ownField(value, 'made'));
  return {
    ...{ key, postId, at, post: { ...post, id: postId } },
    ...(ownField(value, 'isOriginal') === true && { isOriginal: true }),
    ...(made && { made }),
  };
}

/** The newest version first. */
const newestVersions = (versions: readonly PostVersion[]): PostVersion[] =>
  versions.toSorted((one, other) => other.at - one.at);

/**
 * What adding a version changes. One that reads like the newest isn't added; only the newest ten stay.
 * @param kept the versions of the same post
 * @returns the version to add, later than all others even if the clock was set back, or null; and those to remove
 */
export function addToVersions(
  kept: readonly PostVersion[],
  version: PostVersion,
): { added: PostVersion | null; gone: readonly PostVersion[] } {
  const versions = newestVersions(kept);
  const [newest] = versions;
  if (newest && readsAlike(newest.post, version.post)) return { added: null, gone: [] };
  const at = newest ? Math.max(version.at, newest.at + 1) : version.at;
  return { added: { ...version, at }, gone: versions.slice(adminLimits.versions - 1) };
}

/** A post as text for comparing, without what alone makes no new version: the day of its change, what it is based on. */
const asRead = (post: Post) =>
  JSON.stringify({
    ...(readPost(post) ?? post),
    ...{ id: '', lastUpdated: undefined, basedOn: undefined },
  });

/** Whether two states of a post are the same to whoever reads them. */
export const readsAlike = (one: Post, other: Post): boolean => asRead(one) === asRead(other);

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
   * @param made what keeps it; 'original' is the text of the website
   * @returns whether it is kept
   */
  async function addVersion(
    postId: string,
    post: Post,
    made: VersionMaker | 'original',
  ): Promise<boolean> {
    const kind = made === 'original' ? ({ isOriginal: true } as const) : { made };
    const version: PostVersion = { key: newKey(), postId, at: now(), post, ...kind };
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

  /** The ids of the posts that have versions, without their texts, which may be many. */
  async function versionedIds(): Promise<ReadonlySet<unknown>> {
    const rows = await database.read(store, 'keys');
    return new Set(rows.ok ? rows.value.map(({ key }) => groupOf(key)) : []);
  }

  /** When a post was saved as it is stored now; null where nobody knows. */
  async function savedAt(post: Post): Promise<number | null> {
    const kept = await readVersions(post.id);
    const newest = kept.ok ? kept.value[0] : undefined;
    return newest && readsAlike(newest.post, post) ? newest.at : null;
  }

  return { addVersion, readVersions, versionedIds, savedAt };
}

const readable = (rows: readonly Row[]): PostVersion[] =>
  rows.flatMap(({ key, value }) => postVersionOf(key, value) ?? []);

/** The versions of this browser. */
export const { addVersion, readVersions, versionedIds, savedAt } = versions({
  database: browserDatabase,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});
