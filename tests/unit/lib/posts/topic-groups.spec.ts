import { expect, test } from '@playwright/test';
import { categoryGroups, tagGroups, topicSlug } from '#src/lib/posts/topic-groups.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const posts = [
  aPost({ id: '1', category: 'Working Cats', tags: ['books-and-film', 'law'] }),
  aPost({ id: '2', category: 'legal', tags: ['law'] }),
  aPost({ id: '3', category: 'Working Cats', tags: [] }),
];
const overview = (groups: ReturnType<typeof categoryGroups>) =>
  groups.map(({ name, href, posts: own }) => [name, href, own.map(({ id }) => id).join(' ')]);

test('categories are in order of name, their posts in the order of the list', () => {
  expect(overview(categoryGroups(posts))).toEqual([
    ['Legal', '/blog/category/legal', '2'],
    ['Working Cats', '/blog/category/working-cats', '1 3'],
  ]);
});

test('a tag is written for readers', () => {
  expect(overview(tagGroups(posts))).toEqual([
    ['Books and film', '/blog/tag/books-and-film', '1'],
    ['Law', '/blog/tag/law', '1 2'],
  ]);
});

test('topics that share an address share a page, and no post is there twice', () => {
  const twins = [aPost({ id: '1', tags: ['law', 'Law'] }), aPost({ id: '2', tags: ['LAW'] })];
  expect(overview(tagGroups(twins))).toEqual([['Law', '/blog/tag/law', '1 2']]);
  expect(tagGroups(twins).map(topicSlug)).toEqual(['law']);
});
