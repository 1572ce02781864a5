import { parseDay } from '#src/lib/posts/dates.ts';
import type { ListedPost, PostOrigin } from '#src/lib/posts/merge.ts';
import { capitalize } from '#src/lib/text.ts';

/** What a row of the admin's table needs of a post. */
export type RowPost = ListedPost & { readonly isPublished: boolean };

/** Featured or Published (spec section 2, "Dashboard"); a post that says `isPublished: false` is hidden. */
export type RowStatus = 'featured' | 'published' | 'hidden';

export type RowSort = 'title' | 'date' | 'category' | 'status';
export type RowOrder = 'ascending' | 'descending';

/** What somebody chose to see of the table, and in which order. */
export interface RowChoices {
  /** Looked for as it is, blanks at its ends left out; blank finds all. */
  readonly term: string;
  /** As `categoryKey` gives it; '' for all. */
  readonly category: string;
  readonly status: RowStatus | 'all';
  readonly origin: PostOrigin | 'all';
  readonly sort: RowSort;
  /** Descending dates begin with the newest. */
  readonly order: RowOrder;
}

/** Everything, newest first. */
export const allRows: RowChoices = {
  term: '',
  category: '',
  status: 'all',
  origin: 'all',
  sort: 'date',
  order: 'descending',
};

/** What the table's Status says of a post; hidden counts before featured. */
export function rowStatus(post: Pick<RowPost, 'isFeatured' | 'isPublished'>): RowStatus {
  if (!post.isPublished) return 'hidden';
  return post.isFeatured ? 'featured' : 'published';
}

/** How a column is sorted when it is chosen first: dates from the newest, the rest from A. */
export const firstOrder = (sort: RowSort): RowOrder =>
  sort === 'date' ? 'descending' : 'ascending';

/** The choices after a press on a column's header: that column, or the other way where it is sorted by it already. */
export function sortedBy(choices: RowChoices, sort: RowSort): RowChoices {
  if (choices.sort !== sort) return { ...choices, sort, order: firstOrder(sort) };
  return { ...choices, order: choices.order === 'ascending' ? 'descending' : 'ascending' };
}

/** Whether the choices leave anything out; the order of rows leaves nothing out. */
export const isNarrowed = ({ term, category, status, origin }: RowChoices): boolean =>
  term.trim() !== '' || category !== '' || status !== 'all' || origin !== 'all';

/** One name for a category however it is written: 'Cats' and 'cats' are shown alike. */
export const categoryKey = (category: string): string => category.trim().toLowerCase();

/** The categories that posts have, as shown, in the order of the alphabet. */
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

/** The posts that are chosen, in the chosen order. Rows that compare as equal stay in the order they had. */
export function chosenRows<Row extends RowPost>(
  posts: readonly Row[],
  choices: RowChoices,
): readonly Row[] {
  const term = choices.term.trim().toLowerCase();
  const isChosen = (post: Row) =>
    (choices.category === '' || categoryKey(post.category) === choices.category) &&
    (choices.status === 'all' || rowStatus(post) === choices.status) &&
    (choices.origin === 'all' || post.origin === choices.origin) &&
    (term === '' || searchedTexts(post).some((text) => text.toLowerCase().includes(term)));
  return sortRows(posts.filter(isChosen), choices);
}

const searchedTexts = ({ title, excerpt, slug, author, tags }: RowPost) => [
  title,
  excerpt,
  slug,
  author.name,
  ...tags,
];

/** What is compared is worked out once for each row: reading a date is the dear part. */
function sortRows<Row extends RowPost>(posts: readonly Row[], { sort, order }: RowChoices): Row[] {
  const sign = order === 'ascending' ? 1 : -1;
  const rows = posts.map((post) => ({ post, key: sortKey(post, sort) }));
  rows.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return sign * compareWords(a.key, b.key);
  });
  return rows.map(({ post }) => post);
}

/** The word by which a row is sorted; null for a date that can't be read, which comes last either way. */
function sortKey(post: RowPost, sort: RowSort): string | null {
  if (sort === 'date') return parseDay(post.date);
  if (sort === 'status') return rowStatus(post);
  return post[sort];
}

const { compare: compareWords } = new Intl.Collator('en');
