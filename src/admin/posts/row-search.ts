import { isRecord, ownField } from '#src/lib/foreign.ts';
import type { ListedPost } from '#src/lib/posts/merge.ts';
import { oneLine, searchForm } from '#src/lib/text.ts';

/** What a search needs to know about a post. */
export type SearchedPost = ListedPost & {
  /** The stored value of a post of this browser. */
  readonly opened?: unknown;
};

/** The words of a text as a search compares them. */
const wordsOf = (text: string) => searchForm(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a search found, with what stands before and after it. */
export type FoundLine = readonly [before: string, found: string, after: string];

/** How much stands before it, so that a phone shows it on the same line, and after it, in characters. */
const around = { before: 24, after: 160 };

/**
 * Why a search found a row whose title doesn't say it: a line of its excerpt or text; null if neither has the words.
 * @param builtInTexts by post id, as far as they are there
 */
export function foundLine(
  post: SearchedPost,
  term: string,
  builtInTexts: ReadonlyMap<string, string>,
): FoundLine | null {
  const isFound = holds(term);
  if (isFound(post.title)) return null;
  const parts = [post.excerpt, ...textOf(post, builtInTexts).split('\n\n')].filter(isFound);
  // With the address of a link only if the words are in that.
  const lines = ['$1', '$1 ($2)'].flatMap((link) => parts.map((part) => asRead(part, link)));
  return lines.map((line) => lineAround(line, term)).find((line) => line !== null) ?? null;
}

/**
 * Roughly as readers see it; what knows all of Markdown would be fetched with the first screen.
 * @param link what stands for one, `$1` for its words and `$2` for its address
 */
const asRead = (markdown: string, link: string) =>
  oneLine(markdown.replace(/!?\[([^[\]]*)\]\(([^()]*)\)/g, link).replace(/[*_`#>|~]+/g, ''));

function lineAround(text: string, term: string): FoundLine | null {
  const form = searchForm(text);
  const words = wordsOf(term);
  const match = words.length > 0 && new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'u').exec(form);
  // A few letters are longer in lowercase.
  if (!match || form.length !== text.length) return null;
  const end = match.index + match[0].length;
  const before = text.slice(0, match.index);
  const near = before.slice(-around.before).replace(/^\S*\s/, '… ');
  return [
    before.length > around.before ? near : before,
    text.slice(match.index, end),
    text.slice(end, end + around.after),
  ];
}

/** Whether a text holds a term; what stands between the words of one that has several doesn't count. */
export function holds(term: string): (text: string) => boolean {
  const wanted = searchForm(term.trim());
  const words = wordsOnly(wanted).trim();
  return (text) => {
    const form = searchForm(text);
    return form.includes(wanted) || (words.includes(' ') && wordsOnly(form).includes(words));
  };
}

const wordsOnly = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Texts by the stored values that hold them, because a search reads all for each letter. */
const ownTexts = new WeakMap<object, string>();

const textOf = (post: SearchedPost, builtInTexts: ReadonlyMap<string, string>) =>
  ownText(post.opened) ?? builtInTexts.get(post.id) ?? '';

/** The text of a post of this browser, without the data of its pictures; undefined for one of the website itself. */
function ownText(opened: unknown): string | undefined {
  if (!isRecord(opened)) return undefined;
  const known = ownTexts.get(opened);
  if (known !== undefined) return known;
  const content = ownField(opened, 'content');
  const text = typeof content === 'string' ? content.replace(/\bdata:[^)\s]+/g, '') : '';
  ownTexts.set(opened, text);
  return text;
}

/**
 * Everything of a post that a search looks through.
 * @param builtInTexts by post id, as far as they are there
 */
export const searchedTexts = (post: SearchedPost, builtInTexts: ReadonlyMap<string, string>) => [
  post.title,
  post.excerpt,
  post.slug,
  post.author.name,
  ...post.tags,
  textOf(post, builtInTexts),
];

/** How alike words must be, from 0 to 1, and how many titles are offered. */
const leastLikeness = 0.5;
const mostNearest = 3;

/** The posts whose titles are most like a search term, however it is misspelled; the most alike first. */
export function nearestRows<Row extends { readonly title: string }>(
  posts: readonly Row[],
  term: string,
): Row[] {
  const wanted = pairsByWord(term);
  if (wanted.length === 0) return [];
  return posts
    .map((post) => ({ post, likeness: likenessOf(wanted, pairsByWord(post.title)) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostNearest)
    .map(({ post }) => post);
}

/** The neighboring letters of each word, its beginning and end among them. */
function pairsByWord(text: string): ReadonlySet<string>[] {
  return wordsOf(text).map((word) => {
    const letters = [' ', ...word, ' '];
    return new Set(letters.slice(1).map((letter, place) => `${letters[place]}${letter}`));
  });
}

/** How much each wanted word has in common with the word most like it, on average (Dice's coefficient). */
function likenessOf(
  wanted: readonly ReadonlySet<string>[],
  words: readonly ReadonlySet<string>[],
): number {
  const best = wanted.map((pairs) =>
    Math.max(0, ...words.map((word) => (2 * shared(pairs, word)) / (pairs.size + word.size))),
  );
  return best.reduce((sum, likeness) => sum + likeness, 0) / wanted.length;
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((pair) => other.has(pair)).length;
