import type { Page } from '@playwright/test';
import { trashAgeAt, trashAgeKey } from '#src/admin/trash/trash-age.ts';
import { trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import type { TrashEntry } from '#src/admin/trash/trash-entry.ts';
import {
  copyPrefix,
  damagedPrefix,
  databaseName,
  databaseStores,
  storageKeys,
  storagePrefix,
} from '#src/config/storage-keys.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { Place } from '#tests/support/soak/kept-words.ts';

/** What a browser has stored, as it is. */
interface Stored {
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly rows: Readonly<Record<string, readonly { key: unknown; value: unknown }[]>>;
  /** Names of all locks that any tab holds. */
  readonly locks: readonly string[];
}

/** Reads everything that this site has stored, from one of its pages. */
function readStored(page: Page): Promise<Stored> {
  return page.evaluate(
    async ({ name, stores, prefix }) => {
      const ours = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      const texts = ours.map((key) => [key, localStorage.getItem(key) ?? ''] as const);
      const rows: Record<string, { key: unknown; value: unknown }[]> = {};
      const known = await indexedDB.databases();
      if (known.some((database) => database.name === name)) {
        const opening = indexedDB.open(name);
        await new Promise((done) => (opening.onsuccess = done));
        for (const store of stores.filter((one) => opening.result.objectStoreNames.contains(one))) {
          const opened = opening.result.transaction(store).objectStore(store);
          const [keys, values] = [opened.getAllKeys(), opened.getAll()];
          await new Promise((done) => (values.onsuccess = done));
          rows[store] = keys.result.map((key, place) => ({
            key,
            value: values.result[place] as unknown,
          }));
        }
        opening.result.close();
      }
      const { held = [] } = await navigator.locks.query();
      return { texts, rows, locks: held.flatMap((lock) => lock.name ?? []) };
    },
    { name: databaseName, stores: Object.values(databaseStores), prefix: storagePrefix },
  );
}

/** A stored post that the dashboard lists. */
interface StoredPost {
  readonly id: string;
  readonly title: string;
}

/** What a browser holds, as the administrator would find it. */
export interface Holdings {
  readonly places: readonly Place[];
  /** The posts of this browser. */
  readonly posts: readonly StoredPost[];
  /** The stored text of the posts. */
  readonly postsText: string | null;
  /** The entries of the Trash, each with the days for which it stays. */
  readonly trash: readonly TrashEntry[];
  /** The posts that have a safety copy which no open editor holds; null stands for new posts. */
  readonly offered: readonly (string | null)[];
  /** How many versions each post has. */
  readonly versions: ReadonlyMap<string, number>;
}

/**
 * Reads where everything is that was typed.
 * @param builtIn ids of the posts that the website itself has
 * @param isAnybodyIn what only the mirror has comes back once somebody is in, and no later
 */
export async function holdingsOf(
  page: Page,
  builtIn: readonly string[],
  isAnybodyIn: boolean,
): Promise<Holdings> {
  const { texts, rows, locks } = await readStored(page);
  const local = new Map(texts);
  const postsText = local.get(storageKeys.posts) ?? null;
  const stored = readStoredPosts(postsText);
  const [trash = [], copies = [], versions = [], mirror = []] = [
    databaseStores.trash,
    databaseStores.safetyCopies,
    databaseStores.versions,
    databaseStores.mirror,
  ].map((store) => rows[store]);
  const mirrored = isAnybodyIn
    ? []
    : mirror.map(({ key, value }) => {
        const text = ownField(value, 'text');
        return { key, text: typeof text === 'string' ? text : null };
      });
  const counted = trash.find(({ key }) => key === trashAgeKey)?.value;
  const age = trashAgeAt(counted, Number(ownField(counted, 'seen')));
  const keyOf = (key: unknown) => (Array.isArray(key) ? key.map(String) : [String(key)]);
  const waiting = texts.flatMap(([key, text]) =>
    key.startsWith(copyPrefix)
      ? [{ key: key.slice(copyPrefix.length), value: parsedJson(text) }]
      : [],
  );
  const inStorage = (kind: Place['kind'], name: string, value: unknown, postId: string | null) =>
    ({ kind, name, store: 'localStorage', postIds: [postId], text: typedIn(value) }) as const;
  const inDatabase = (kind: Place['kind'], name: string, value: unknown, postId: string | null) =>
    ({ kind, name, store: 'database', postIds: [postId], text: typedIn(value) }) as const;
  const postIdOf = (value: unknown) => {
    const id = ownField(value, 'postId');
    return typeof id === 'string' ? id : null;
  };
  const inTrash = trash.map(({ key, value }) => {
    const list = ownField(value, 'text');
    const posts = typeof list === 'string' ? readStoredPosts(list).raw : [ownField(value, 'raw')];
    const place = inDatabase('trash', `trash ${keyOf(key).join()}`, posts, null);
    return { ...place, postIds: posts.map(idOf) };
  });
  // Versions can be found only from a post that is listed, or that can be brought back.
  const reachable = new Set([
    ...builtIn,
    ...stored.entries.map(({ post }) => post.id),
    ...inTrash.flatMap(({ postIds }) => postIds),
    ...mirrored.flatMap(({ text }) => readStoredPosts(text).entries.map(({ post }) => post.id)),
  ]);
  const count = new Map<string, number>();
  for (const { key } of versions) {
    const [postId = ''] = keyOf(key);
    count.set(postId, (count.get(postId) ?? 0) + 1);
  }
  const places: Place[] = [
    ...stored.entries.map(({ post, index }) =>
      inStorage('post', `post ${post.id}`, stored.raw[index], post.id),
    ),
    inStorage('draft', 'draft', parsedJson(local.get(storageKeys.draft) ?? ''), null),
    ...waiting.map(({ key, value }) =>
      inStorage('copy', `waiting copy ${key}`, ownField(value, 'form'), postIdOf(value)),
    ),
    ...copies.map(({ key, value }) => {
      const name = `copy ${keyOf(key).join()}`;
      const from = ownField(value, 'from');
      const place = inDatabase('copy', name, ownField(value, 'form'), postIdOf(value));
      return { ...place, ...(typeof from === 'string' && { from: `copy ${from}` }) };
    }),
    ...versions.flatMap(({ key, value }) => {
      const [postId = ''] = keyOf(key);
      const name = `version ${keyOf(key).join(' ')}`;
      return reachable.has(postId)
        ? [inDatabase('version', name, ownField(value, 'post'), postId)]
        : [];
    }),
    ...inTrash,
    ...mirrored.map(({ key, text }) =>
      inDatabase('mirror', `mirror ${keyOf(key).join(' ')}`, parsedJson(text), null),
    ),
    ...texts.flatMap(([key, text]) =>
      key.startsWith(damagedPrefix)
        ? [{ kind: 'set aside', name: key, store: 'localStorage', postIds: [], text } as const]
        : [],
    ),
  ];
  const unheld = [
    ...copies.map(({ key, value }) => ({ key: keyOf(key).join(), value })),
    ...waiting,
  ].filter(({ key }) => !locks.includes(copyPrefix + key));
  return {
    places,
    posts: stored.entries.map(({ post: { id, title } }) => ({ id, title })),
    postsText,
    trash: trash.flatMap(({ key, value }) => trashEntryOf(key, value, age) ?? []),
    offered: [...new Set(unheld.map(({ value }) => postIdOf(value)))].sort((one, two) =>
      String(one).localeCompare(String(two)),
    ),
    versions: count,
  };
}

const idOf = (value: unknown): string | null => {
  const id = ownField(value, 'id');
  return typeof id === 'string' ? id : null;
};

/** The fields that somebody fills in. Ids and slugs are made from them and keep nothing. */
const typedFields = ['title', 'content', 'excerpt', 'tags', 'coverImage', 'coverAlt', 'images'];

/** Everything that was typed into a form or a post, or into each post of a list. */
function typedIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(typedIn).join('\n');
  return JSON.stringify(typedFields.map((field) => ownField(value, field) ?? ''));
}
