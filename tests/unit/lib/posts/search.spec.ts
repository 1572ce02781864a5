import { expect, test } from '@playwright/test';
import { searchablePost, searchableText, searchPosts, withContent } from '#src/lib/posts/search.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const posts = [
  withContent(
    searchablePost(aPost({ id: 'snowy', title: 'Snowy comes home', excerpt: 'Two weeks gone.' })),
    'the guest of honor was a persian.',
  ),
  withContent(
    searchablePost(
      aPost({ id: 'law', title: 'The LAW and the cat', author: { name: 'María Ortiz' } }),
    ),
    'section 81.25 of the health code',
  ),
];
const found = (term: string) => searchPosts(posts, term).map(({ id }) => id);

test('searches title, excerpt, content and author name', () => {
  expect(found('comes home')).toEqual(['snowy']);
  expect(found('weeks')).toEqual(['snowy']);
  expect(found('persian')).toEqual(['snowy']);
  expect(found('ortiz')).toEqual(['law']);
});

test('searches nothing else: not category, tags, date or slug', () => {
  const post = aPost({
    slug: 'a-slug',
    category: 'campaign',
    tags: ['albany'],
    date: '2026-04-30',
  });
  for (const term of ['a-slug', 'campaign', 'albany', '2026'])
    expect(searchPosts([withContent(searchablePost(post), '')], term)).toEqual([]);
});

test('case doesn’t matter on either side', () => {
  expect(found('SNOWY')).toEqual(['snowy']);
  expect(found('law')).toEqual(['law']);
  expect(found('MARÍA')).toEqual(['law']);
});

test('straight quotes find curly ones, and curly ones straight ones', () => {
  const texts = ['It’s “Star”', 'It\'s "Star"'];
  const all = texts.map((title) => searchablePost(aPost({ title })));
  for (const term of texts) expect(searchPosts(all, term)).toHaveLength(2);
});

test('any part of a word counts, and nothing is stemmed', () => {
  expect(found('nowy com')).toEqual(['snowy']);
  expect(found('81.2')).toEqual(['law']);
  expect(found('laws')).toEqual([]);
});

test('a term never reaches from one field into the next', () => {
  expect(found('home two')).toEqual([]);
  expect(found('homeTwo')).toEqual([]);
});

test('blanks at the ends don’t count; a blank term finds all, in order', () => {
  expect(found('  snowy ')).toEqual(['snowy']);
  for (const blank of ['', '   ', '\t\n']) expect(found(blank)).toEqual(['snowy', 'law']);
});

test('signs are taken as they are written', () => {
  for (const sign of ['.*', '(', '\\', '[a-z]', '%']) expect(found(sign)).toEqual([]);
  expect(found('81.25')).toEqual(['law']);
  expect(found('81x25')).toEqual([]);
});

test('a post whose text isn’t there yet is found by its head', () => {
  const post = withContent(searchablePost(aPost({ title: 'Snowy' })), undefined);
  expect(searchPosts([post], 'snowy')).toHaveLength(1);
  expect(searchPosts([post], 'persian')).toEqual([]);
});

test('a text is searched as readers see it, not as Markdown writes it', () => {
  const text = searchableText('She **sl**ept on the [Cheese](https://example.com/secret).');
  const post = withContent(searchablePost(aPost()), text);
  expect(searchPosts([post], 'slept on the cheese')).toHaveLength(1);
  expect(searchPosts([post], 'secret')).toEqual([]);
});
