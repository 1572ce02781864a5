import { expect, test } from '@playwright/test';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { spaceTakers, storageSpace } from '#src/admin/storage/storage-meter.ts';

test('the room is 5,242,880 UTF-16 units, and tight above 80 %, full from 99.9 % on', () => {
  expect(storageSpace([])).toEqual({ used: 0, share: 0, isTight: false, isFull: false });
  expect(storageSpace([5_242_880])).toMatchObject({ share: 1, isTight: true, isFull: true });
  expect(storageSpace([4_000_000, 194_304]).isTight).toBe(false);
  expect(storageSpace([4_000_000, 194_305]).isTight).toBe(true);
  expect(storageSpace([5_237_638])).toMatchObject({ isTight: true, isFull: true });
  expect(storageSpace([5_237_637])).toMatchObject({ isTight: true, isFull: false });
  expect(storageSpace([9_000_000]).share).toBe(1);
});

test('posts come by their size with their pictures, the rest by the names of /privacy', () => {
  const list = [
    { id: 1, title: 'Short', content: 'Meow.' },
    { id: 2, title: 'Long', content: 'x'.repeat(900), coverImage: 'data:image/webp;base64,AAAA' },
    { id: 1, title: 'Short', content: 'A twin of the first.' },
  ];
  const text = JSON.stringify(list);
  const sizes = new Map([
    ['bodega-cats:posts', 17 + text.length],
    ['bodega-cats:draft', 300],
    ['bodega-cats:damaged:2026-11-21T10:00:00.000Z', 60],
    ['somebody-else', 40],
  ]);
  const sizeOf = (place: number) => JSON.stringify(list[place]).length;
  expect(spaceTakers(sizes, readStoredPosts(text))).toEqual([
    { key: 'post 2', title: 'Long', size: sizeOf(1), postId: '2' },
    { key: 'bodega-cats:draft', title: 'Draft', size: 300 },
    { key: 'post 1', title: 'Short', size: sizeOf(0) + sizeOf(2), postId: '1' },
    { key: 'bodega-cats:damaged:2026-11-21T10:00:00.000Z', title: 'Damaged data', size: 60 },
    { key: 'somebody-else', title: 'somebody-else', size: 40 },
  ]);
});

test('a post too deep to be written again has no size, and the others have theirs', () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const stored = readStoredPosts(
    `[{"id":"1","title":"Deep","mood":${deep}},{"id":"2","title":"A"}]`,
  );
  expect(spaceTakers(new Map(), stored)).toEqual([
    { key: 'post 2', title: 'A', size: 22, postId: '2' },
  ]);
});

test('a damaged list of posts is one thing, and no storage is nothing', () => {
  const sizes = new Map([['bodega-cats:posts', 25]]);
  expect(spaceTakers(sizes, readStoredPosts('[{"ti'))).toEqual([
    { key: 'bodega-cats:posts', title: 'Blog posts', size: 25 },
  ]);
  expect(spaceTakers(new Map(), readStoredPosts(null))).toEqual([]);
});
