import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { foundLine, nearestRows } from '#src/admin/posts/row-search.ts';
import {
  allRows,
  chosenRows,
  isNarrowed,
  rowCategories,
  rowStatus,
  rowsBetween,
  sortColumn,
  sortedBy,
} from '#src/admin/posts/rows.ts';
import type { RowChoices, RowPost } from '#src/admin/posts/rows.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const row = (given: Partial<RowPost>): RowPost => ({
  ...aPost({ id: given.title ?? 'a', ...given }),
  origin: given.origin ?? 'local',
  place: given.place ?? { status: 'only-here' },
  isPublished: given.isPublished ?? true,
  opened: given.opened,
});
const titles = (rows: readonly RowPost[]) => rows.map(({ title }) => title);
const chosen = (rows: readonly RowPost[], choices: Partial<RowChoices>) =>
  titles(chosenRows(rows, { ...allRows, ...choices }));

test('a post is Featured, Published, or hidden whatever else it says', () => {
  expect(rowStatus({ isFeatured: true, isPublished: true })).toBe('featured');
  expect(rowStatus({ isFeatured: false, isPublished: true })).toBe('published');
  expect(rowStatus({ isFeatured: true, isPublished: false })).toBe('hidden');
});

test('the rows between two are those shown there, whichever was pressed first', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(rowsBetween(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(rows, 'c', 'c')).toEqual(['c']);
  // The one pressed before is gone, or there is none.
  expect(rowsBetween(rows, 'x', 'c')).toEqual(['c']);
});

test('a misspelled term has the titles that are most like it, and nonsense has none', () => {
  const rows = ['Snowy Comes Home', 'A Day with Tony', 'Who Feeds Olga?', 'Olga'].map((title) =>
    row({ title }),
  );
  for (const [term, nearest] of [
    ['snwy', ['Snowy Comes Home']],
    ['SNOWEY come', ['Snowy Comes Home']],
    ['olgga', ['Who Feeds Olga?', 'Olga']],
    ['tonny day', ['A Day with Tony']],
    ['xyzzy', []],
    [' – ', []],
  ] as const)
    expect(titles(nearestRows(rows, term)), term).toEqual(nearest);
});

test('what stands between words doesn’t count in a search', () => {
  const rows = [row({ title: 'Ned, Jerry Fox and the C# cat' }), row({ title: 'Ned & Co' })];
  expect(chosen(rows, { term: 'ned jerry' })).toEqual(['Ned, Jerry Fox and the C# cat']);
  expect(chosen(rows, { term: 'Ned, Jerry' })).toEqual(['Ned, Jerry Fox and the C# cat']);
  expect(chosen(rows, { term: 'c#' })).toEqual(['Ned, Jerry Fox and the C# cat']);
  expect(chosen(rows, { term: '&' })).toEqual(['Ned & Co']);
});

test('a search takes every shape of quotes for the same', () => {
  const both = ['Star’s store', "Star's store"];
  const rows = both.map((title) => row({ title }));
  for (const term of ['’s', "'s"]) expect(chosen(rows, { term })).toEqual(both);
});

test('a search looks through title, excerpt, tags, slug and author, whatever the case', () => {
  const rows = [
    row({ title: 'Tuxedo' }),
    row({ title: 'B', excerpt: 'In a tuxedo.' }),
    row({ title: 'C', tags: ['rescue', 'TUXEDO-cats'] }),
    row({ title: 'D', slug: 'the-tuxedo' }),
    row({ title: 'E', author: { name: 'Tuxedo Tom' } }),
    row({ title: 'F' }),
  ];
  expect(chosen(rows, { term: ' tUXedo ' })).toEqual(['Tuxedo', 'B', 'C', 'D', 'E']);
  expect(chosen(rows, { term: '  ' })).toHaveLength(6);
  expect(chosen(rows, { term: 'tuxedoin' })).toEqual([]);
  expect(chosen(rows, { term: '.*' })).toEqual([]);
});

test('a search looks through the text of a post of this browser, and not through the data of its pictures', () => {
  const content = 'Ask for a refund.\n\n![A cat](data:image/webp;base64,QmV0aGFueQ==)';
  const rows = [row({ title: 'Vet', opened: { content } }), row({ title: 'Odd', opened: 'x' })];
  expect(chosen(rows, { term: 'REFUND' })).toEqual(['Vet']);
  expect(chosen(rows, { term: 'base64' })).toEqual([]);
});

test('a search looks through the texts of built-in posts that have come, and through the text here of a changed one', () => {
  const rows = [
    row({ title: 'Built in', id: '1', origin: 'built-in' }),
    row({ title: 'Changed', id: '2', origin: 'changed', opened: { content: 'Rimada moved.' } }),
  ];
  const texts = new Map([
    ['1', 'The store of Rimada'],
    ['2', 'The old store'],
  ]);
  const found = (term: string) => titles(chosenRows(rows, { ...allRows, term }, texts));
  expect(found('Rimada')).toEqual(['Built in', 'Changed']);
  expect(found('Old store')).toEqual([]);
  expect(chosen(rows, { term: 'Rimada' })).toEqual(['Changed']);
});

test('a search that nobody has sorted begins with the titles that have its words, by date like the others', () => {
  const rows = [
    row({ title: 'News', excerpt: 'Of Leila.', date: '2026-05-01' }),
    row({ title: 'Leila of Tenth Avenue', date: '2025-01-01' }),
    row({ title: 'Who is Leila?', date: '2025-02-01' }),
    row({ title: 'Law', tags: ['leila'], date: '2026-04-01' }),
  ];
  const searched = { ...allRows, term: 'leila' };
  const titled = ['Who is Leila?', 'Leila of Tenth Avenue'];
  expect(titles(chosenRows(rows, searched))).toEqual([...titled, 'News', 'Law']);
  expect(sortColumn(searched)).toBe(null);
  const byDate = sortedBy(searched, 'date');
  expect(byDate).toEqual({ ...searched, sort: 'date', order: 'descending' });
  expect(titles(chosenRows(rows, byDate))).toEqual(['News', 'Law', ...titled]);
  expect(sortColumn(allRows)).toBe('date');
});

test('a row that was not found by its title shows the words in its excerpt or its text', () => {
  const text =
    'First.\n\nOn the corner of [Tenth Avenue](https://example.com/leila) sat **Leila**, in the sun.';
  const post = row({ title: 'News', id: '1', excerpt: 'Star’s store.' });
  const line = (term: string, of = post) => foundLine(of, term, new Map([['1', text]]));
  expect(line("star's")).toEqual(['', 'Star’s', ' store.']);
  expect(line('LEILA')).toEqual(['… of Tenth Avenue sat ', 'Leila', ', in the sun.']);
  expect(line('leila in the')).toEqual(['… of Tenth Avenue sat ', 'Leila, in the', ' sun.']);
  expect(line('example.com')).toEqual([
    '… Tenth Avenue (https://',
    'example.com',
    '/leila) sat Leila, in the sun.',
  ]);
  expect(line('new')).toBe(null);
  expect(line(' ')).toBe(null);
  expect(line('olga')).toBe(null);
  const own = row({ title: 'Own', id: '1', opened: { content: 'Leila here.' } });
  expect(line('leila', own)).toEqual(['', 'Leila', ' here.']);
});

test('category, status and place narrow together', () => {
  const rows = [
    row({
      title: 'A',
      category: 'Cats',
      place: { status: 'none' },
      isFeatured: true,
      date: '9999-01-01',
    }),
    row({ title: 'B', category: 'cats', place: { status: 'live-changed' } }),
    row({ title: 'C', category: 'news', isPublished: false, date: '9999-01-01' }),
    row({ title: 'D', category: 'news', place: { status: 'taken-off' }, date: '9999-01-01' }),
  ];
  expect(chosen(rows, { category: 'cats' })).toEqual(['A', 'B']);
  expect(chosen(rows, { status: 'featured' })).toEqual(['A']);
  expect(chosen(rows, { status: 'published' })).toEqual(['D', 'B']);
  // A hidden one comes out on no day.
  expect(chosen(rows, { status: 'scheduled' })).toEqual(['A']);
  expect(chosen(rows, { status: 'hidden' })).toEqual(['C']);
  expect(chosen(rows, { place: 'none' })).toEqual(['A']);
  expect(chosen(rows, { place: 'only-here' })).toEqual(['C']);
  expect(chosen(rows, { place: 'live-changed', category: 'cats' })).toEqual(['B']);
  expect(chosen(rows, { place: 'live-changed', category: 'news' })).toEqual([]);
});

test('dates sort as days, newest or oldest first, and what can’t be read comes last', () => {
  const rows = [
    row({ title: 'unread', date: 'Someday' }),
    row({ title: 'old', date: 'January 5, 2024' }),
    row({ title: 'new', date: '2026-02-01' }),
    row({ title: 'blank', date: '' }),
    row({ title: 'middle', date: '3/1/2025' }),
  ];
  const byDate = (order: RowChoices['order']) => chosen(rows, { sort: 'date', order });
  expect(byDate('descending')).toEqual(['new', 'middle', 'old', 'unread', 'blank']);
  expect(byDate('ascending')).toEqual(['old', 'middle', 'new', 'unread', 'blank']);
});

test('titles and categories sort as words, status by its name', () => {
  const rows = [
    row({ title: 'zorro', category: 'news' }),
    row({ title: 'Émile', category: 'Cats', isPublished: false }),
    row({ title: 'Ada', category: 'community', isFeatured: true }),
  ];
  expect(chosen(rows, { sort: 'title', order: 'ascending' })).toEqual(['Ada', 'Émile', 'zorro']);
  expect(chosen(rows, { sort: 'title', order: 'descending' })).toEqual(['zorro', 'Émile', 'Ada']);
  expect(chosen(rows, { sort: 'category', order: 'ascending' })).toEqual(['Émile', 'Ada', 'zorro']);
  expect(chosen(rows, { sort: 'status', order: 'ascending' })).toEqual(['Ada', 'Émile', 'zorro']);
});

test('rows that are equal keep their order, each way, and nothing gets lost', () => {
  const rows = fc.array(
    fc
      .tuple(fc.nat(), fc.constantFrom('a', 'b'), fc.constantFrom('2025-01-01', '2025-01-02', 'x'))
      .map(([id, title, date]) => row({ id: String(id), title, date })),
  );
  const sorts = fc.constantFrom('title', 'date', 'category', 'status');
  fc.assert(
    fc.property(rows, sorts, fc.constantFrom('ascending', 'descending'), (posts, sort, order) => {
      const sorted = chosenRows(posts, { ...allRows, sort, order });
      expect(new Set(sorted)).toEqual(new Set(posts));
      for (const [place, post] of sorted.slice(1).entries()) {
        const before = sorted[place];
        if (before?.title !== post.title || before.date !== post.date) continue;
        expect(posts.indexOf(before)).toBeLessThan(posts.indexOf(post));
      }
    }),
  );
});

test('a column begins at A, the date with the newest, and turns round when chosen again', () => {
  const byTitle = sortedBy(allRows, 'title');
  expect(byTitle).toMatchObject({ sort: 'title', order: 'ascending' });
  expect(sortedBy(byTitle, 'title')).toMatchObject({ sort: 'title', order: 'descending' });
  expect(sortedBy(byTitle, 'date')).toEqual(allRows);
  expect(sortedBy(allRows, 'date')).toMatchObject({ sort: 'date', order: 'ascending' });
});

test('the filter offers each category once, as it is shown', () => {
  const rows = ['news', 'Cats', 'cats', 'culture', ' '].map((category) => row({ category }));
  expect(rowCategories(rows)).toEqual([
    ['cats', 'Cats'],
    ['culture', 'Culture'],
    ['news', 'News'],
  ]);
});

test('only what leaves something out is a narrowing', () => {
  expect(isNarrowed(sortedBy({ ...allRows, term: '  ' }, 'title'))).toBe(false);
  for (const choices of [{ term: 'a' }, { category: 'news' }, { status: 'hidden' }] as const)
    expect(isNarrowed({ ...allRows, ...choices })).toBe(true);
});
