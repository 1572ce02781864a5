import { expect, test } from '@playwright/test';
import {
  postIndexFiles,
  readPostDetails,
  readPostIndex,
  readPostTexts,
} from '#src/lib/posts/index-file.ts';
import { asPost } from '#src/lib/posts/read-post.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const posts = Array.from({ length: 120 }, (_, index) =>
  aPost({ id: `p${index}`, content: `Text ${index}` }),
);

test('texts come in files of 50, in the order of the list', () => {
  const { index, texts } = postIndexFiles(posts);
  expect(index.contents).toEqual([
    '/posts-data/texts-1.json',
    '/posts-data/texts-2.json',
    '/posts-data/texts-3.json',
  ]);
  expect(texts.map(({ contents }) => Object.keys(contents).length)).toEqual([50, 50, 20]);
  expect(texts[1]?.contents.p50).toBe('Text 50');
});

test('what is written is read again, without texts and what no list shows', () => {
  const whole = [
    aPost({ tags: ['law'], coverImage: '/art/cover-a-post.svg', isFeatured: true }),
    aPost({
      id: '2',
      slug: 'of-its-own',
      title: 'Another',
      author: { name: 'A', avatar: '/a.png' },
    }),
    aPost({
      id: '3',
      slug: 'snowy',
      title: 'Snowy comes home',
      lastUpdated: '2026-05-02',
      coverImage: '/else.png',
    }),
  ];
  const { index, texts } = postIndexFiles(whole);
  const expected = whole.map((post) => ({ ...post, content: undefined }));
  expect(readPostIndex(JSON.parse(JSON.stringify(index)))).toEqual({
    posts: expected,
    contents: ['/posts-data/texts-1.json'],
  });
  expect(readPostTexts(JSON.parse(JSON.stringify(texts[0]?.contents)))).toEqual(
    new Map(whole.map(({ id, content }) => [id, content])),
  );
});

test('a post that the admin puts together from all files is the built one', async () => {
  const post = aPost({
    coverAlt: 'A cat',
    coverCredit: 'Ada',
    coverFocus: 'bottom right',
    lastUpdated: '2026-05-02',
  });
  const files = JSON.parse(JSON.stringify(postIndexFiles([post]))) as Record<string, unknown>;
  const head = readPostIndex(files.index)?.posts[0];
  const details = readPostDetails(files.details)?.get(post.id);
  const together = asPost({ ...details, ...head, content: post.content });
  expect(await postHash(together)).toBe(await postHash(post));
});

test('a slug that its title begins with is written as a length, a drawn cover as nothing', () => {
  const { index } = postIndexFiles([
    aPost({ slug: 'snowy', title: 'Snowy comes home', coverImage: '/art/cover-snowy.svg' }),
  ]);
  expect(index.posts).toMatchObject({ slug: [5], coverImage: [0] });
});

test('something that is no index is refused', () => {
  for (const value of [null, 'text', 3, [], {}, { posts: {} }, { posts: [], contents: [] }])
    expect(readPostIndex(value)).toBeNull();
  for (const value of [null, 'text', []]) expect(readPostTexts(value)).toBeNull();
});

test('half posts are left out, and texts are fetched from our own folder only', () => {
  const { index } = postIndexFiles([1, 2, 3, 4].map((id) => aPost({ id: String(id) })));
  const read = readPostIndex({
    posts: {
      ...index.posts,
      title: ['A post', 4, 'A post', 'A post'],
      author: [{ name: 'Ana' }, { name: 'Ana' }, null, { name: 'Ana' }],
      slug: ['a-post', 'a-post', 'a-post', {}],
      tags: 'no list',
      isFeatured: ['yes'],
      coverImage: [7],
    },
    contents: [
      '/posts-data/texts-1.json',
      '//evil.example/posts-data/texts-1.json',
      'https://evil.example',
      5,
    ],
  });
  expect(read?.posts).toEqual([
    expect.objectContaining({ id: '1', tags: [], isFeatured: false, coverImage: undefined }),
  ]);
  expect(read?.contents).toEqual(['/posts-data/texts-1.json']);
});

test('a text that is none is left out; an id may be any word', () => {
  const texts = readPostTexts(JSON.parse('{"a":"Text","b":4,"__proto__":"Proto"}'));
  expect([...(texts ?? [])]).toEqual([
    ['a', 'Text'],
    ['__proto__', 'Proto'],
  ]);
});

test('what no list shows comes by post id, without the text', () => {
  const { details } = postIndexFiles([
    aPost({ coverAlt: 'A cat on a shelf', coverCredit: 'Jane Doe' }),
  ]);
  const read = readPostDetails(JSON.parse(JSON.stringify(details)));
  expect([...(read ?? [])]).toEqual([
    ['a-post', { coverAlt: 'A cat on a shelf', coverCredit: 'Jane Doe' }],
  ]);
  expect([...(readPostDetails({ a: 'Text', b: { coverAlt: 'B' } }) ?? [])]).toEqual([
    ['b', { coverAlt: 'B' }],
  ]);
  for (const value of [null, 'text', []]) expect(readPostDetails(value)).toBeNull();
});
