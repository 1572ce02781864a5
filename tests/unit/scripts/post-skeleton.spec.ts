import { expect, test } from '@playwright/test';
import { frontMatter, postFile, readTitle } from '#scripts/post-skeleton.ts';
import { postSchema } from '#src/schemas/post.ts';

test('a title becomes the address of the post', () => {
  expect(readTitle(["María's cat, and others"])).toEqual({
    title: "María's cat, and others",
    slug: 'marias-cat-and-others',
  });
});

const usage = 'Use: npm run new-post -- "Title of the post"';
for (const [args, problem] of [
  [[], `A post needs a title. ${usage}`],
  [['  '], `A post needs a title. ${usage}`],
  [['Two', 'words'], `Put the title in quotes. ${usage}`],
  [['--help'], `"--help" is not a title. ${usage}`],
  [['!?'], '"!?" makes no address: use letters or numbers.'],
  [['Page'], '/blog/page is taken by the blog itself: choose another title.'],
  [['Category'], '/blog/category is taken by the blog itself: choose another title.'],
  [['Tag'], '/blog/tag is taken by the blog itself: choose another title.'],
  [['x'.repeat(65)], 'The title has 65 characters; at most 64 fit.'],
] as const) {
  test(`${JSON.stringify(args)} gets one sentence`, () => {
    expect(readTitle(args)).toEqual({ problem });
  });
}

test('a new post fits the schema of posts as it is', () => {
  const data = frontMatter('A cat', 'a-cat', '2026-11-21');
  const parsed = postSchema.parse(data);
  expect(parsed).toMatchObject({ id: 'a-cat', title: 'A cat', isPublished: false });
  expect(parsed.date).toBe('2026-11-21');
});

test('the file holds every field, with quotes written twice', () => {
  const text = postFile("The cat's day", 'the-cats-day', '2026-11-21');
  const head = text.split('---\n')[1]?.split('\n') ?? [];
  expect(head).toContain("id: 'the-cats-day'");
  expect(head).toContain("title: 'The cat''s day'");
  expect(head).toContain("date: '2026-11-21'");
  expect(head).toContain("category: 'feature'");
  expect(head).toContain("tags: ['community']");
  expect(head).toContain('isPublished: false');
  expect(head.filter((line) => /^\w/.test(line)).map((line) => line.split(':')[0])).toEqual([
    'id',
    'title',
    'excerpt',
    'date',
    'category',
    'tags',
    'cover',
    'isPublished',
  ]);
  expect(text).toContain('\n## Sources\n');
});
