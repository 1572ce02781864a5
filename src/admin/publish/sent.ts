import { isRecord, isTime, ownField, parsedJson } from '#src/lib/foreign.ts';

/** What was sent of a post, until the website serves it. */
export interface SentPost {
  /** The commit; '' while no answer has come. */
  readonly commit: string;
  /** Page of the commit, or of the pull request; '' while no answer has come. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Hash of the text that the website will serve; null for a post that it won't show any more. */
  readonly hash: string | null;
  /** Hashes of what it may serve until then; null for nothing. More than one where something was sent after another. */
  readonly before: readonly (string | null)[];
  /** The post's file in the repository. */
  readonly path: string;
  /** The day on which it is due, 'YYYY-MM-DD', if that was still to come. */
  readonly day: string | null;
}

/** What was sent, by post id. */
export type SentPosts = ReadonlyMap<string, SentPost>;

/** Reads the stored text, which anybody may have written; what is no such entry is passed over. */
export function readSent(text: string | null): SentPosts {
  const value = parsedJson(text);
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([id, entry]) => {
      const sent = sentPost(entry);
      return sent ? [[id, sent]] : [];
    }),
  );
}

/** The text to store; null if nothing is on its way. */
export const sentText = (sent: SentPosts): string | null =>
  sent.size === 0 ? null : JSON.stringify(Object.fromEntries(sent));

/**
 * What is sent of a post now. What is on its way already may still come by before it.
 * @param before hashes of what the website serves of the post, or its file holds; null for nothing
 */
export function sentAfter(
  earlier: SentPost | undefined,
  entry: Omit<SentPost, 'before'>,
  before: readonly (string | null)[],
): SentPost {
  const passing = new Set([...(earlier ? [...earlier.before, earlier.hash] : []), ...before]);
  passing.delete(entry.hash);
  return { ...entry, before: [...passing] };
}

function sentPost(value: unknown): SentPost | null {
  const names = ['commit', 'url', 'at', 'hash', 'before', 'path', 'day'];
  const [commit, url, at, hash, before, path, day] = names.map((name) => ownField(value, name));
  const isWhole =
    typeof commit === 'string' && typeof url === 'string' && isTime(at) && isTextOrNull(hash);
  if (!isWhole || !Array.isArray(before)) return null;
  return {
    commit,
    url: url.startsWith('https://') ? url : '',
    at,
    hash,
    before: before.filter(isTextOrNull),
    path: typeof path === 'string' ? path : '',
    day: typeof day === 'string' ? day : null,
  };
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';
