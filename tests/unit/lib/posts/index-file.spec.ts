import { expect, test } from '@playwright/test';
import { postIndexFiles, readPostIndex, readPostTexts } from '#src/lib/posts/index-file.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const posts = Array.from({ length: 120 }, (_, index) =>
  aPost({ id: `p${index}`, content: `Text ${index}` }),
);

test('texts come in files of 50, in the order of the list', () => {
  const { index, texts } = postIndexFiles(posts);
  expect(index.contents).toEqual(['/posts/1.json', '/posts/2.json', '/posts/3.json']);
  expect(texts.map(({ contents }) => Object.keys(contents).length)).toEqual([50, 50, 20]);
  expect(texts[1]?.contents.p50).toBe('Text 50');
});

test('what is written is read again, without texts', () => {
  const post = aPost({ tags: ['law'], coverImage: '/art/cover-a.svg', isFeatured: true });
  const { index, texts } = postIndexFiles([post]);
  const { content, ...head } = post;
  expect(readPostIndex(JSON.parse(JSON.stringify(index)))?.posts).toEqual([
    { ...head, author: { name: head.author.name, avatar: undefined }, lastUpdated: undefined },
  ]);
  expect(readPostTexts(JSON.parse(JSON.stringify(texts[0]?.contents)))).toEqual(
    new Map([[post.id, content]]),
  );
});

test('something that is no index is refused', () => {
  for (const value of [null, 'text', 3, [], {}, { posts: [] }, { posts: {}, contents: [] }])
    expect(readPostIndex(value)).toBeNull();
  for (const value of [null, 'text', []]) expect(readPostTexts(value)).toBeNull();
});

test('half posts are left out, and texts are fetched from our own folder only', () => {
  const whole = { ...aPost(), tags: 'no list', isFeatured: 'yes', coverImage: 7 };
  const index = readPostIndex({
    posts: [whole, { ...whole, title: 4 }, { ...whole, author: null }, null, 'post'],
    contents: ['/posts/1.json', '//evil.example/posts/1.json', 'https://evil.example', 5],
  });
  expect(index?.posts).toEqual([
    expect.objectContaining({
      title: 'A post',
      tags: [],
      isFeatured: false,
      coverImage: undefined,
    }),
  ]);
  expect(index?.contents).toEqual(['/posts/1.json']);
});

test('a text that is none is left out; an id may be any word', () => {
  const texts = readPostTexts(JSON.parse('{"a":"Text","b":4,"__proto__":"Proto"}'));
  expect([...(texts ?? [])]).toEqual([
    ['a', 'Text'],
    ['__proto__', 'Proto'],
  ]);
});
