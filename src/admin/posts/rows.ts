import { isRecord, ownField } from '#src/lib/foreign.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { statusChoices, statusLabels } from '#src/admin/posts/words.ts';
import { isToCome } from '#src/admin/publish/status.ts';
import type { PostStatus } from '#src/admin/publish/status.ts';
import type { ListedPost } from '#src/lib/posts/merge.ts';
import { capitalize, oneLine, searchForm } from '#src/lib/text.ts';

/** What a row of the admin's table needs to know about a post. */
export type RowPost = ListedPost & {
  readonly isPublished: boolean;
  readonly place: { readonly status: PostStatus };
  /** The stored value of a post of this browser. */
  readonly opened?: unknown;
};

/** A post with `isPublished: false` is hidden. */
type RowStatus = keyof typeof statusLabels;

/** What the table can be sorted by, in the order of its columns. */
export const rowSorts = ['title', 'date', 'category', 'status'] as const;
export type RowSort = (typeof rowSorts)[number];
export const rowOrders = ['ascending', 'descending'] as const;
type RowOrder = (typeof rowOrders)[number];

/** The chosen search, filters and order of the table. */
export interface RowChoices {
  /** The search term. A blank one finds all. */
  readonly term: string;
  /** A `categoryKey`; '' for all. */
  readonly category: string;
  readonly status: keyof typeof statusChoices | 'all';
  /** Where the post is. */
  readonly place: PostStatus | 'all';
  /** null until somebody sorts: by date, in a search titles with its words before everything else. */
  readonly sort: RowSort | null;
  /** Descending dates start with the newest. */
  readonly order: RowOrder;
}

/** Everything, newest first. */
export const allRows: RowChoices = {
  term: '',
  category: '',
  status: 'all',
  place: 'all',
  sort: null,
  order: 'descending',
};

/** The status of a post in the table. Hidden counts before featured. */
export function rowStatus(post: Pick<RowPost, 'isFeatured' | 'isPublished'>): RowStatus {
  if (!post.isPublished) return 'hidden';
  return post.isFeatured ? 'featured' : 'published';
}

/** Whether a row names the day that its post waits for. A hidden one comes out here on no day. */
export const isScheduled = (post: RowPost, now: Date): boolean =>
  post.isPublished && isToCome(post.date, post.place, now);

/** The first order of a column: dates from the newest, the others from A. */
export const firstOrder = (sort: RowSort | null): RowOrder =>
  sort === 'date' || sort === null ? 'descending' : 'ascending';

/** The column that the table is sorted by; null in a search that nobody has sorted. */
export const sortColumn = ({ sort, term }: RowChoices): RowSort | null =>
  sort ?? (term.trim() === '' ? 'date' : null);

/** The choices after a press on a column's header: sorted by it, or in reverse if it was already. */
export function sortedBy(choices: RowChoices, sort: RowSort): RowChoices {
  const isFirst = sortColumn(choices) !== sort;
  const turned = choices.order === 'ascending' ? 'descending' : 'ascending';
  const next = { ...choices, sort, order: isFirst ? firstOrder(sort) : turned };
  const isUsual = next.term.trim() === '' && sort === 'date' && next.order === 'descending';
  return isUsual ? { ...next, sort: null } : next;
}

/** Whether the choices may leave out rows. */
export const isNarrowed = ({ term, category, status, place }: RowChoices): boolean =>
  term.trim() !== '' || category !== '' || status !== 'all' || place !== 'all';

/** One key for a category in any letter case: 'Cats' and 'cats' look the same. */
export const categoryKey = (category: string): string => category.trim().toLowerCase();

/** The categories of posts, as shown, in alphabetical order. */
export function rowCategories(
  posts: readonly Pick<RowPost, 'category'>[],
): { key: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { category } of posts) {
    const key = categoryKey(category);
    if (key !== '' && !labels.has(key)) labels.set(key, capitalize(category.trim()));
  }
  return [...labels]
    .map(([key, label]) => ({ key, label }))
    .toSorted((a, b) => compareWords(a.label, b.label));
}

/** The ids of the rows from one to another, both included; of the other alone where the one isn't shown. */
export function rowsBetween(
  rows: readonly { readonly id: string }[],
  from: string,
  to: string,
): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

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
  const words = searchForm(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => {
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

/**
 * The chosen posts in the chosen order. Equal rows keep their order.
 * @param builtInTexts by post id, as far as they are there
 */
export function chosenRows<Row extends RowPost>(
  posts: readonly Row[],
  choices: RowChoices,
  builtInTexts: ReadonlyMap<string, string> = new Map(),
): readonly Row[] {
  const now = new Date();
  const isFound = found(choices.term);
  const isChosen = (post: Row) =>
    (choices.category === '' || categoryKey(post.category) === choices.category) &&
    (choices.status === 'all' ||
      (choices.status === 'scheduled'
        ? isScheduled(post, now)
        : rowStatus(post) === choices.status)) &&
    (choices.place === 'all' || post.place.status === choices.place) &&
    [...searchedWords(post), textOf(post, builtInTexts)].some(isFound);
  const rows = sortRows(posts.filter(isChosen), choices);
  if (sortColumn(choices) !== null) return rows;
  const { titled = [], others = [] } = Object.groupBy(rows, ({ title }) =>
    isFound(title) ? 'titled' : 'others',
  );
  return [...titled, ...others];
}

/** What a search found, with what stands before and after it. */
export type FoundLine = readonly [before: string, found: string, after: string];

/** How much stands before it, so that a phone shows it on the same line, and after it, in characters. */
const around = { before: 24, after: 160 };

/**
 * Why a search found a row whose title doesn't say it: a line of its excerpt or text; null if neither has the words.
 * @param builtInTexts by post id, as far as they are there
 */
export function foundLine(
  post: RowPost,
  term: string,
  builtInTexts: ReadonlyMap<string, string>,
): FoundLine | null {
  const isFound = found(term);
  if (isFound(post.title)) return null;
  const parts = [post.excerpt, ...textOf(post, builtInTexts).split('\n\n')].filter(isFound);
  // As written only if the words are in the address of a link.
  const lines = [...parts.map(withoutMarks), ...parts.map(oneLine)];
  return lines.map((line) => lineAround(line, term)).find((line) => line !== null) ?? null;
}

/** Roughly as readers see it; what knows all of Markdown would be fetched with the first screen. */
const withoutMarks = (markdown: string) =>
  oneLine(markdown.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*_`#>|~]+/g, ''));

function lineAround(text: string, term: string): FoundLine | null {
  const form = searchForm(text);
  const wanted = searchForm(term.trim());
  const words = wanted.match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = form.indexOf(wanted);
  const [match] = at < 0 ? form.matchAll(new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'gu')) : [];
  const start = match ? match.index : at;
  const end = start + (match ? match[0].length : wanted.length);
  // A few letters are longer in lowercase.
  if (start < 0 || start === end || form.length !== text.length) return null;
  const before = text.slice(0, start);
  const near = before.slice(-around.before).replace(/^\S*\s/, '… ');
  return [
    before.length > around.before ? near : before,
    text.slice(start, end),
    text.slice(end, end + around.after),
  ];
}

/** Whether a text holds a term; what stands between the words of one that has several doesn't count. */
function found(term: string): (text: string) => boolean {
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

const textOf = (post: RowPost, builtInTexts: ReadonlyMap<string, string>) =>
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

const searchedWords = ({ title, excerpt, slug, author, tags }: RowPost) => [
  title,
  excerpt,
  slug,
  author.name,
  ...tags,
];

/** Computes each row's key only once, because reading a date is slow. */
function sortRows<Row extends RowPost>(posts: readonly Row[], { sort, order }: RowChoices): Row[] {
  const sign = order === 'ascending' ? 1 : -1;
  const rows = posts.map((post) => ({ post, key: sortKey(post, sort) }));
  rows.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return sign * compareWords(a.key, b.key);
  });
  return rows.map(({ post }) => post);
}

/** The key by which a row is sorted; null for a date that can't be read, which always comes last. */
function sortKey(post: RowPost, sort: RowSort | null): string | null {
  if (sort === 'date' || sort === null) return parseDay(post.date);
  if (sort === 'status') return rowStatus(post);
  return post[sort];
}

const { compare: compareWords } = new Intl.Collator('en');
