import { expect, test } from '@playwright/test';
import { searchArticles } from '#src/lib/press/search.ts';

const articles = [
  { headline: 'The Catch-22', publication: 'The New York Times', excerpt: 'Fined for mice' },
  { headline: 'Working animals', publication: 'NPR', excerpt: 'Prince and Tiger' },
  { headline: 'UES Pol', publication: 'East Side Feed', excerpt: 'A plan for the cat' },
];
const headlines = (query: string) => searchArticles(articles, query).map((a) => a.headline);

test('the query is found in headline, publication or excerpt, whatever the case', () => {
  expect(headlines('CATCH')).toEqual(['The Catch-22']);
  expect(headlines('npr')).toEqual(['Working animals']);
  expect(headlines('tiger')).toEqual(['Working animals']);
  expect(headlines('cat')).toEqual(['The Catch-22', 'UES Pol']);
});

test('spaces around the query do not count, a blank query filters nothing', () => {
  expect(headlines('  npr ')).toEqual(['Working animals']);
  expect(headlines('')).toHaveLength(3);
  expect(headlines('   ')).toHaveLength(3);
});

test('straight quotes find curly ones, and curly ones straight ones', () => {
  const both = ['New York’s “working” cats', 'New York\'s "working" cats'];
  const all = both.map((headline) => ({ headline, publication: 'NPR', excerpt: '' }));
  for (const query of both) expect(searchArticles(all, query)).toHaveLength(2);
});

test('the query is a plain text, no pattern', () => {
  expect(headlines('c.t')).toEqual([]);
  expect(headlines('nothing like it')).toEqual([]);
});
