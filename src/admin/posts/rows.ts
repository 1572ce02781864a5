import { parseDay } from '#src/lib/posts/dates.ts';
import type { PostStatus } from '#src/admin/publish/status.ts';
import type { ListedPost } from '#src/lib/posts/merge.ts';
import { capitalize, searchForm } from '#src/lib/text.ts';

/** What a row of the admin's table needs to know about a post. */
export type RowPost = ListedPost & {
  readonly isPublished: boolean;
  readonly place: { readonly status: PostStatus };
};

/** A post with `isPublished: false` is hidden. */
export type RowStatus = 'featured' | 'published' | 'hidden';

export type RowSort = 'title' | 'date' | 'category' | 'status';
export type RowOrder = 'ascending' | 'descending';

/** The chosen search, filters and order of the table. */
export interface RowChoices {
  /** The search term. A blank one finds all. */
  readonly term: string;
  /** A `categoryKey`; '' for all. */
  readonly category: string;
  readonly status: RowStatus | 'all';
  /** Where the post is. */
  readonly place: PostStatus | 'all';
  readonly sort: RowSort;
  /** Descending dates start with the newest. */
  readonly order: RowOrder;
}

/** Everything, newest first. */
export const allRows: RowChoices = {
  term: '',
  category: '',
  status: 'all',
  place: 'all',
  sort: 'date',
  order: 'descending',
};

/** The status of a post in the table. Hidden counts before featured. */
export function rowStatus(post: Pick<RowPost, 'isFeatured' | 'isPublished'>): RowStatus {
  if (!post.isPublished) return 'hidden';
  return post.isFeatured ? 'featured' : 'published';
}

/** The first order of a column: dates from the newest, the others from A. */
export const firstOrder = (sort: RowSort): RowOrder =>
  sort === 'date' ? 'descending' : 'ascending';

/** The choices after a press on a column's header: sorted by it, or in reverse if it was already. */
export function sortedBy(choices: RowChoices, sort: RowSort): RowChoices {
  if (choices.sort !== sort) return { ...choices, sort, order: firstOrder(sort) };
  return { ...choices, order: choices.order === 'ascending' ? 'descending' : 'ascending' };
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

/** The chosen posts in the chosen order. Equal rows keep their order. */
export function chosenRows<Row extends RowPost>(
  posts: readonly Row[],
  choices: RowChoices,
): readonly Row[] {
  const term = searchForm(choices.term.trim());
  const isChosen = (post: Row) =>
    (choices.category === '' || categoryKey(post.category) === choices.category) &&
    (choices.status === 'all' || rowStatus(post) === choices.status) &&
    (choices.place === 'all' || post.place.status === choices.place) &&
    (term === '' || searchedTexts(post).some((text) => searchForm(text).includes(term)));
  return sortRows(posts.filter(isChosen), choices);
}

const searchedTexts = ({ title, excerpt, slug, author, tags }: RowPost) => [
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
function sortKey(post: RowPost, sort: RowSort): string | null {
  if (sort === 'date') return parseDay(post.date);
  if (sort === 'status') return rowStatus(post);
  return post[sort];
}

const { compare: compareWords } = new Intl.Collator('en');
