import { atom, computed } from 'nanostores';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { $answeredAt, $website } from '#src/admin/publish/website.ts';
import { $sent } from '#src/admin/publish/sent-posts.ts';
import { isChangedSince, postStatus, statusDetail } from '#src/admin/publish/status.ts';
import type { KnownPost, PlacedStatus } from '#src/admin/publish/status.ts';
import type * as hashes from '#src/lib/post-files/post-hash.ts';
import { newYorkDay } from '#src/lib/posts/dates.ts';
import { asPost } from '#src/lib/posts/read-post.ts';

/** Where a post is, as its row says it. */
export interface Place extends PlacedStatus {
  /** Page of the commit or pull request that it is in; '' where there is none. */
  readonly url: string;
  /** The day from which on readers have it, 'YYYY-MM-DD', if that is to come. */
  readonly day: string | null;
}

/** A post in a list, with where it is. */
export type PlacedPost = AdminPost & { readonly place: Place };

/** Of a built-in post that this browser has no copy of. */
export const builtInPlace: Place = {
  status: 'none',
  detail: null,
  isChanged: false,
  url: '',
  day: null,
};

/** Hashes of the posts of this browser, by id, and the list that they are of; null until they are worked out. */
const $hashes = atom<{
  readonly posts: readonly AdminPost[];
  readonly byId: ReadonlyMap<string, string>;
} | null>(null);
/** When the website was last asked, be it in vain, in milliseconds since 1970; 0 before. */
export const $lookedAt = atom(0);

/** All posts, each with where it is. */
export const $placedPosts = computed(
  [$adminPosts, $hashes, $website, $sent, $answeredAt, $lookedAt],
  (posts, hashes, website, sent, answeredAt, lookedAt): readonly PlacedPost[] => {
    const today = newYorkDay(new Date());
    const areWorkedOut = hashes?.posts === posts;
    return posts.map((post) => {
      const { id, opened, basedOn = null } = post;
      const hash = opened === undefined ? null : (hashes?.byId.get(id) ?? '');
      const known: KnownPost = {
        here: hash,
        basedOn,
        served: website === null ? undefined : (website.get(id)?.hash ?? null),
        sent: sent.get(id) ?? null,
      };
      const status = postStatus(known);
      const hasAsked = lookedAt > 0 && (hash !== '' || areWorkedOut);
      const detail = statusDetail(known, { today, answeredAt, hasAsked });
      if (status === 'none') return { ...post, place: builtInPlace };
      const { url = '', day = null } = status === 'on-its-way' ? (known.sent ?? {}) : {};
      return { ...post, place: { status, detail, isChanged: isChangedSince(known), url, day } };
    });
  },
);

const hashesByValue = new WeakMap<object, string>();
let turn = 0;

/** Works out the hashes of local posts, one after the other, so that a thousand don't hold up the page. */
export async function workOutHashes(posts: readonly AdminPost[]): Promise<void> {
  turn += 1;
  const mine = turn;
  const found = new Map<string, string>();
  let hashing: typeof hashes | null = null;
  for (const { id, opened } of posts) {
    if (typeof opened !== 'object' || opened === null) continue;
    let hash = hashesByValue.get(opened);
    if (hash === undefined) {
      // Once for all of them: asking for it anew is most of the work of a hash.
      hashing ??= await import('#src/lib/post-files/post-hash.ts').catch(() => null);
      hash = await hashing?.postHash(asPost(opened));
    }
    if (mine !== turn) return;
    // What works it out can't be fetched.
    if (hash === undefined) break;
    hashesByValue.set(opened, hash);
    found.set(id, hash);
  }
  $hashes.set({ posts, byId: found });
}
