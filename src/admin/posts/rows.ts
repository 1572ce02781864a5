import { holds, searchedTexts } from '#src/admin/posts/row-search.ts';
import type { SearchedPost } from '#src/admin/posts/row-search.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { statusChoices, statusLabels } from '#src/admin/posts/words.ts';
import { isToCome } from '#src/admin/publish/status.ts';
import type { PostStatus } from '#src/admin/publish/status.ts';
import { postCategories } from '#src/config/categories.ts';
import { capitalize } from '#src/lib/text.ts';

/** What a row of the admin's table needs to know about a post. */
export type RowPost = SearchedPost & {
  readonly isPublished: boolean;
  readonly place: { readonly status: PostStatus };
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

const ours: ReadonlySet<string> = new Set(postCategories.map(categoryKey));

/** Whether somebody typed a category elsewhere: it is none that the website has. */
export const isTypedCategory = (category: string): boolean => !ours.has(categoryKey(category));

/** The categories of posts, as shown, in alphabetical order. */
export function rowCategories(
  posts: readonly Pick<RowPost, 'category'>[],
): [key: string, label: string][] {
  const labels = new Map<string, string>();
  for (const { category } of posts) {
    const key = categoryKey(category);
    if (key !== '' && !labels.has(key)) labels.set(key, capitalize(category.trim()));
  }
  return [...labels].toSorted(([, a], [, b]) => compareWords(a, b));
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
  const isFound = holds(choices.term);
  const isChosen = (post: Row) =>
    (choices.category === '' || categoryKey(post.category) === choices.category) &&
    (choices.status === 'all' ||
      (choices.status === 'scheduled'
        ? isScheduled(post, now)
        : rowStatus(post) === choices.status)) &&
    (choices.place === 'all' || post.place.status === choices.place) &&
    searchedTexts(post, builtInTexts).some(isFound);
  const rows = sortRows(posts.filter(isChosen), choices);
  if (sortColumn(choices) !== null) return rows;
  const { titled = [], others = [] } = Object.groupBy(rows, ({ title }) =>
    isFound(title) ? 'titled' : 'others',
  );
  return [...titled, ...others];
}

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
