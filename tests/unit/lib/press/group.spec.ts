import { expect, test } from '@playwright/test';
import { articleFilters } from '#src/config/categories.ts';
import { filterArticles, groupArticles } from '#src/lib/press/group.ts';

const articles = [
  { id: 1, category: 'broadcast' },
  { id: 2, category: 'national' },
  { id: 3, category: 'broadcast' },
  { id: 4, category: 'local' },
] as const;

test('the filter offers six options, in their order', () => {
  expect(articleFilters).toEqual([
    'all',
    'national',
    'local',
    'online',
    'international',
    'broadcast',
  ]);
});

test('one category shows its articles, all shows every one', () => {
  expect(filterArticles(articles, 'broadcast').map((a) => a.id)).toEqual([1, 3]);
  expect(filterArticles(articles, 'online')).toEqual([]);
  expect(filterArticles(articles, 'all').map((a) => a.id)).toEqual([1, 2, 3, 4]);
});

test('groups stand in the order of the filter, without empty ones', () => {
  const groups = groupArticles(articles).map((g) => [g.category, g.articles.map((a) => a.id)]);
  expect(groups).toEqual([
    ['national', [2]],
    ['local', [4]],
    ['broadcast', [1, 3]],
  ]);
});
