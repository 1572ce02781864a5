import { storageLimits } from '#src/config/limits.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import { isJsonWithin } from '#src/lib/posts/json-limits.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { asStored, isPost, textField } from '#src/lib/posts/read-post.ts';

/** One stored post and its place in the list. */
interface StoredEntry {
  readonly post: Post;
  /** Place in `raw`. */
  readonly index: number;
  /** Places of later posts with the same written id, which don't show. */
  readonly twins: readonly number[];
  /** False if it has `isPublished: false`; public pages don't show it. */
  readonly isPublished: boolean;
}

/** The content of this browser's list of posts. */
export interface StoredPosts {
  /** The stored text is no JSON list. It must be set aside before anything is written. */
  readonly isDamaged: boolean;
  /** The stored list, unchanged and complete; empty if damaged. */
  readonly raw: readonly unknown[];
  /** Everything in the list that is a post; of two with the same written id, the first. */
  readonly entries: readonly StoredEntry[];
  /** The posts that public pages show, in stored order. */
  readonly posts: readonly Post[];
}

/** What was read last, because several stores read the same text, and a change reads it again at each of its steps. */
let last: { readonly text: string; readonly stored: StoredPosts } | null = null;

/**
 * Reads the stored list of posts, which anybody may have written: half posts are completed by their fallbacks, what is
 * no post is passed over. Never throws.
 * @param text the text in storage; null or blank is an empty list
 */
export function readStoredPosts(text: string | null): StoredPosts {
  if (text !== null && text === last?.text) return last.stored;
  const raw = parseList(text);
  const stored =
    raw === null ? { isDamaged: true, raw: [], entries: [], posts: [] } : readStoredList(raw);
  if (text !== null) last = { text, stored };
  return stored;
}

/** The same for a parsed list. */
function readStoredList(raw: readonly unknown[]): StoredPosts {
  const writtenIds = raw.map((value) => (isPost(value) ? textField(value, 'id') : undefined));
  const taken = new Set(writtenIds.filter((written) => written !== undefined));
  const reached = new Map<string, number>();
  const firsts = new Map<string, number[]>();
  const entries: StoredEntry[] = [];
  for (const [index, written] of writtenIds.entries()) {
    if (written === undefined) continue;
    const twins = firsts.get(written);
    if (written !== '' && twins) {
      twins.push(index);
      continue;
    }
    const { post, isPublished } = asStored(raw[index]);
    // One that was made up is nobody else's.
    const id = post.id === written ? written : freeName(post.id, taken, reached);
    taken.add(id);
    const entry = { post: post.id === id ? post : { ...post, id }, index, twins: [], isPublished };
    firsts.set(written, entry.twins);
    entries.push(entry);
  }
  const posts = entries.filter(({ isPublished }) => isPublished).map(({ post }) => post);
  return { isDamaged: false, raw, entries, posts };
}

/** The list in a text; null if the text is something else, or a list longer or deeper than anybody's posts. */
function parseList(text: string | null): unknown[] | null {
  if (text === null || text.trim() === '') return [];
  const list = isJsonWithin(text, storageLimits) ? parsedJson(text) : null;
  return Array.isArray(list) && list.length <= storageLimits.entries ? list : null;
}
