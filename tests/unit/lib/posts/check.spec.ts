import { expect, test } from '@playwright/test';
import { findPostNameProblems } from '#src/lib/posts/check.ts';

/** The sentences about posts in .mdx files, unless they say another ending. */
const problemsOf = (posts: readonly { slug: string; id: string; ending?: string }[]) =>
  findPostNameProblems(
    posts.map(({ ending = 'mdx', ...post }) => ({
      ...post,
      file: `src/content/posts/${post.slug}.${ending}`,
    })),
  ).map(({ problem }) => problem);

test('good names give no problem', () => {
  expect(
    problemsOf([
      { slug: 'snowy-comes-home', id: '1' },
      { slug: 'a-day', id: '2' },
    ]),
  ).toEqual([]);
});

test('an id that two posts share is named with both files', () => {
  expect(
    problemsOf([
      { slug: 'snowy-comes-home', id: '1' },
      { slug: 'a-day', id: '1' },
    ]),
  ).toEqual([
    'src/content/posts/a-day.mdx: id: "1" belongs to snowy-comes-home.mdx; write a different one',
  ]);
});

test('page, category and tag are refused as slugs', () => {
  for (const slug of ['page', 'category', 'tag']) {
    expect(problemsOf([{ slug, id: '1' }])).toEqual([
      `src/content/posts/${slug}.mdx: /blog/${slug} is taken by the blog itself; give the file another name`,
    ]);
  }
});

test('a file name that is no slug gets a better one', () => {
  expect(problemsOf([{ slug: 'maría', id: '1' }])).toEqual([
    "src/content/posts/maría.mdx: the file's name is the address; name it maria.mdx",
  ]);
});

test('an id may be the post’s own address, but not another post’s', () => {
  const posts = [
    { slug: 'snowy-comes-home', id: 'a-day' },
    { slug: 'a-day', id: '2' },
    { slug: 'olga', id: 'olga' },
  ];
  expect(problemsOf(posts)).toEqual([
    'src/content/posts/snowy-comes-home.mdx: id: "a-day" is the address of a-day.mdx; write a different one',
  ]);
});

test('an id that could be made up for a stored post, or that no address can hold, is refused', () => {
  for (const [id, better] of [
    ['~a-day', 'a-day'],
    ['A Day', 'a-day'],
    ['~', 'snowy'],
  ] as const)
    expect(problemsOf([{ slug: 'snowy', id }])).toEqual([
      `src/content/posts/snowy.mdx: id: "${id}" must be written like an address: "${better}"`,
    ]);
});

test('a file is named as it is called, and the posts that a problem is about are told', () => {
  const [maria, snowy, day] = (
    [
      ['maría', '1'],
      ['snowy', '1'],
      ['a-day', 'snowy'],
    ] as const
  ).map(([slug, id]) => ({ slug, id, file: `src/content/posts/${slug}.md` }));
  if (!maria || !snowy || !day) throw new Error('A post is missing.');
  expect(findPostNameProblems([maria, snowy, day])).toEqual([
    {
      problem: "src/content/posts/maría.md: the file's name is the address; name it maria.md",
      posts: [maria],
    },
    {
      problem: 'src/content/posts/snowy.md: id: "1" belongs to maría.md; write a different one',
      posts: [maria, snowy],
    },
    {
      problem:
        'src/content/posts/a-day.md: id: "snowy" is the address of snowy.md; write a different one',
      posts: [snowy, day],
    },
  ]);
});
