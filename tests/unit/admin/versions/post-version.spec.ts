import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { addToVersions, postVersionOf } from '#src/admin/versions/versions.ts';
import type { PostVersion } from '#src/admin/versions/versions.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const version = (title: string, at: number, more: Partial<Post> = {}): PostVersion => ({
  key: `${title}-${at}`,
  postId: 'p',
  at,
  post: aPost({ id: 'p', title, ...more }),
});
const ats = (versions: readonly PostVersion[]) => versions.map(({ at }) => at);

test('ten versions are kept, and the oldest goes for the eleventh', () => {
  const ten = [4, 9, 1, 7, 3, 10, 2, 8, 6, 5].map((at) => version(`T${at}`, at));
  const next = version('New', 11);
  expect(addToVersions(ten.slice(1), next)).toEqual({ added: next, gone: [] });
  const { added, gone } = addToVersions(ten, next);
  expect(added).toEqual(next);
  expect(ats(gone)).toEqual([1]);
  const thirteen = [...ten, version('A', -1), version('B', -2), version('C', -3)];
  expect(ats(addToVersions(thirteen, next).gone)).toEqual([1, -1, -2, -3]);
});

test('one that reads like the newest is not added twice, one like an older one is', () => {
  const kept = [version('Old', 1), version('New', 2)];
  expect(addToVersions(kept, version('New', 3))).toEqual({ added: null, gone: [] });
  expect(addToVersions(kept, version('New', 3, { lastUpdated: 'today' })).added).toBeNull();
  expect(addToVersions(kept, version('Old', 3)).added?.at).toBe(3);
  for (const change of [
    { content: 'Purr.' },
    { excerpt: 'x' },
    { tags: ['a'] },
    { isFeatured: true },
    { coverImage: '/a.webp' },
    { coverCredit: 'Jane Doe' },
    { author: { name: 'A. Writer' } },
  ])
    expect(addToVersions(kept, version('New', 3, change)).added?.at).toBe(3);
});

test('a clock that went back, or stood still, never puts a new version behind an old one', () => {
  const kept = [version('Old', 100)];
  expect(addToVersions(kept, version('New', 100)).added?.at).toBe(101);
  expect(addToVersions(kept, version('New', 7)).added?.at).toBe(101);
});

test('a version that is the website’s own text is read as such, and so is what made another one', () => {
  const row = { at: 5, post: { title: 'A cat' } };
  expect(postVersionOf(['p', 'k'], { ...row, made: 'restored' })?.made).toBe('restored');
  expect(postVersionOf(['p', 'k'], { ...row, made: 'a cat' })).not.toHaveProperty('made');
  expect(postVersionOf(['p', 'k'], { ...row, isOriginal: true })?.isOriginal).toBe(true);
  expect(postVersionOf(['p', 'k'], { ...row, isOriginal: 1 })).not.toHaveProperty('isOriginal');
});

test('a stored version enters by the same door as a stored post', () => {
  expect(postVersionOf(['p', 'k'], { at: 5, post: { title: 'A cat', id: 'another' } })).toEqual({
    key: 'k',
    postId: 'p',
    at: 5,
    post: { ...readPost({ title: 'A cat' }), id: 'p' },
  });
  for (const [keys, value] of [
    ['k', { at: 5, post: { title: 'A' } }],
    [['p'], { at: 5, post: { title: 'A' } }],
    [['p', 7], { at: 5, post: { title: 'A' } }],
    [['p', 'k'], { at: '5', post: { title: 'A' } }],
    [['p', 'k'], { at: 5, post: { title: [], content: {} } }],
    [['p', 'k'], null],
  ] as const)
    expect(postVersionOf(keys, value)).toBeNull();
  fc.assert(fc.property(fc.anything(), (value) => postVersionOf(['p', 'k'], value) === null));
});
