import { expect, test } from '@playwright/test';
import { picturesIn } from '#src/lib/images/post-pictures.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';

test('a picture of a post has three names, and nothing else has one', () => {
  const file = 'src/assets/posts/a-cat/on-the-counter-1a2b3c4d.webp';
  const written = '../../assets/posts/a-cat/on-the-counter-1a2b3c4d.webp';
  const served = '/post-pictures/a-cat/on-the-counter-1a2b3c4d.webp';
  expect(pictureName(file, 'file', 'served')).toBe(served);
  expect(pictureName(written, 'written', 'file')).toBe(file);
  expect(pictureName(served, 'served', 'written')).toBe(written);
  for (const name of [
    '/post-pictures/a.png',
    '/post-pictures/a/b/c.png',
    '/post-pictures/a/../b.png',
    '/post-pictures/a/b.svg',
    '/post-pictures/a/b.png.320.webp',
    '/post-pictures/a/b c.png',
    written,
  ])
    expect(pictureName(name, 'served', 'file'), name).toBeNull();
});

test('pictures are found wherever a text shows one, also those that can’t be there', () => {
  const text = `![A [small] cat](../../assets/posts/a/b.png "at noon") [link](/post-pictures/a/c.gif)
[d]: <../../assets/posts/a/d.webp>
![no file](../../assets/pictures/e.png) ![other](/art/f.svg) ../../assets/posts/a/g.png`;
  expect(picturesIn(text)).toEqual([
    '../../assets/posts/a/b.png',
    '/post-pictures/a/c.gif',
    '../../assets/posts/a/d.webp',
    '../../assets/pictures/e.png',
  ]);
});
