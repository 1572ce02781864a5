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
    'src/content/posts/a-day.mdx: id: "1" belongs to snowy-comes-home.mdx; write an id of its own',
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
