import { expect, test } from '@playwright/test';
import { findPostNameProblems } from '#src/lib/posts/check.ts';

test('good names give no problem', () => {
  expect(
    findPostNameProblems([
      { slug: 'snowy-comes-home', id: '1' },
      { slug: 'a-day', id: '2' },
    ]),
  ).toEqual([]);
});

test('an id that two posts share is named with both files', () => {
  expect(
    findPostNameProblems([
      { slug: 'snowy-comes-home', id: '1' },
      { slug: 'a-day', id: '1' },
    ]),
  ).toEqual([
    'src/content/posts/a-day.mdx: id: "1" belongs to snowy-comes-home.mdx; write a different one',
  ]);
});

test('page, category and tag are refused as slugs', () => {
  for (const slug of ['page', 'category', 'tag']) {
    expect(findPostNameProblems([{ slug, id: '1' }])).toEqual([
      `src/content/posts/${slug}.mdx: /blog/${slug} is taken by the blog itself; give the file another name`,
    ]);
  }
});

test('a file name that is no slug gets a better one', () => {
  expect(findPostNameProblems([{ slug: 'maría', id: '1' }])).toEqual([
    "src/content/posts/maría.mdx: the file's name is the address; name it maria.mdx",
  ]);
});

test('an id may be the post’s own address, but not another post’s', () => {
  const posts = [
    { slug: 'snowy-comes-home', id: 'a-day' },
    { slug: 'a-day', id: '2' },
    { slug: 'olga', id: 'olga' },
  ];
  expect(findPostNameProblems(posts)).toEqual([
    'src/content/posts/snowy-comes-home.mdx: id: "a-day" is the address of a-day.mdx; write a different one',
  ]);
});

test('an id that could be made up for a stored post, or that no address can hold, is refused', () => {
  for (const [id, better] of [
    ['~a-day', 'a-day'],
    ['A Day', 'a-day'],
    ['~', 'snowy'],
  ] as const)
    expect(findPostNameProblems([{ slug: 'snowy', id }])).toEqual([
      `src/content/posts/snowy.mdx: id: "${id}" must be written like an address: "${better}"`,
    ]);
});
