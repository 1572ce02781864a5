import { expect, test } from '@playwright/test';
import { listPage } from '#src/lib/posts/list-view.ts';
import { searchablePost } from '#src/lib/posts/search.ts';
import { aPost } from '#tests/support/sample-posts.ts';

/** Posts 1 to `count`, of which those in `flagged` are featured; every third one is about mice. */
function posts(count: number, flagged: readonly number[] = []) {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const title = number % 3 === 0 ? `Mice, part ${number}` : `Story ${number}`;
    const post = aPost({ id: String(number), title, isFeatured: flagged.includes(number) });
    return searchablePost(post);
  });
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test('the first flagged post stands apart on page 1 and in no grid; other flagged ones stay', () => {
  const all = posts(15, [3, 5]);
  const [first, second, third] = [1, 2, 3].map((page) => listPage(all, { page, term: '' }));
  expect(first?.featured?.id).toBe('3');
  expect(ids(first?.posts ?? [])).toBe('1 2 4 5 6 7');
  expect(second?.featured).toBeUndefined();
  expect(ids(second?.posts ?? [])).toBe('8 9 10 11 12 13');
  expect(ids(third?.posts ?? [])).toBe('14 15');
  expect(first).toMatchObject({ total: 3, count: 15 });
});

test('without a flag there is no featured post', () => {
  expect(listPage(posts(7), { page: 1, term: '' })).toMatchObject({
    featured: undefined,
    total: 2,
    count: 7,
  });
});

test('a search shows the featured post apart only if it matches, and counts it', () => {
  const all = posts(30, [3]);
  const mice = listPage(all, { page: 1, term: 'mice' });
  expect(mice.featured?.id).toBe('3');
  expect(ids(mice.posts)).toBe('6 9 12 15 18 21');
  expect(mice).toMatchObject({ total: 2, count: 10 });
  const story = listPage(all, { page: 1, term: 'story' });
  expect(story).toMatchObject({ featured: undefined, count: 20 });
});

test('where nothing is found, the featured post is what there is to read', () => {
  const nothing = listPage(posts(8, [3]), { page: 1, term: 'nothing' });
  expect(nothing).toMatchObject({ featured: { id: '3' }, posts: [], count: 0 });
});

test('another flagged post among the results is no featured one', () => {
  const list = listPage(posts(6, [1, 3]), { page: 1, term: 'mice' });
  expect(list.featured).toBeUndefined();
  expect(ids(list.posts)).toBe('3 6');
});

test('a page beyond the last is the last', () => {
  expect(listPage(posts(8), { page: 99, term: '' })).toMatchObject({ page: 2, total: 2 });
  expect(listPage(posts(8), { page: 5, term: 'nothing' })).toMatchObject({
    page: 1,
    total: 1,
    count: 0,
  });
});
