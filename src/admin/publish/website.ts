import { atom } from 'nanostores';
import { blogLimits } from '#src/config/limits.ts';
import { isRecord, ownField } from '#src/lib/foreign.ts';

/** A post as the website serves it at this moment. */
interface ServedPost {
  /** The post's file in the repository. */
  readonly path: string;
  /** Hash of what readers get (lib/post-files). */
  readonly hash: string;
}

/** The posts that the website serves, by id. */
export type Website = ReadonlyMap<string, ServedPost>;

/** Written by the build (pages/posts-data/website.json.ts). */
export const websitePath = '/posts-data/website.json';

/** What the website serves, as of the last answer; null while nobody knows, also where an older build has no such file. */
export const $website = atom<Website | null>(null);

/** When that answer came, in milliseconds since 1970; 0 before. */
export const $answeredAt = atom(0);

let questions = 0;
let answered = 0;

/**
 * Asks the website what it serves, past the browser's cache, each time anew: an answer under way may be older than the
 * reason to ask. What was known stays known where it doesn't answer.
 * @returns what is known then
 */
export async function loadWebsite(): Promise<Website | null> {
  questions += 1;
  const mine = questions;
  const website = await ask();
  // An earlier question may be answered later.
  if (website !== null && mine > answered) {
    answered = mine;
    $answeredAt.set(Date.now());
    $website.set(website);
  }
  return $website.get();
}

async function ask(): Promise<Website | null> {
  try {
    const signal = AbortSignal.timeout(blogLimits.fetchTimeout);
    const answer = await fetch(websitePath, { cache: 'no-cache', signal });
    return answer.ok ? readWebsite(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** Reads what came as the file: its whole entries. null where it is something else, as from a proxy. */
function readWebsite(value: unknown): Website | null {
  const posts = ownField(value, 'posts');
  if (!isRecord(posts)) return null;
  return new Map(
    Object.entries(posts).flatMap(([id, post]) => {
      const [path, hash] = ['path', 'hash'].map((name) => ownField(post, name));
      return typeof path === 'string' && typeof hash === 'string' ? [[id, { path, hash }]] : [];
    }),
  );
}
