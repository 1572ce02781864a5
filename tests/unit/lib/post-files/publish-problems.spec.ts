import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { tags } from '#src/config/categories.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';
import { publishProblems } from '#src/lib/post-files/publish-problems.ts';
import { findPostNameProblems } from '#src/lib/posts/check.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { asStored } from '#src/lib/posts/read-post.ts';
import { postSchema } from '#src/schemas/post.ts';
import { aPost, pixel } from '#tests/support/sample-posts.ts';

const words = (length: number) => 'a '.repeat(length).slice(0, length - 1) + 'b';
const fine: StoredPost = {
  ...aPost({ title: 'Olga', excerpt: words(140), tags: ['community'], category: 'feature' }),
  date: 'November 20, 2026',
  coverImage: pixel,
  coverAlt: 'Olga on her chair',
  isPublished: true,
};

/** Whether the build takes the file that a post becomes. */
async function isBuilt(post: StoredPost): Promise<boolean> {
  const [file] = (await postAsFiles(post, null)).additions;
  const [, head = ''] = String(file?.content).split(/^---\n/m, 2);
  const { id, slug } = post;
  return (
    postSchema.safeParse(parse(head)).success &&
    findPostNameProblems([{ id, slug, file: '' }]).length === 0
  );
}

/** A post as it is read from storage, where nothing is blank that has a fallback. */
function withChanges(changes: Readonly<Record<string, unknown>>): StoredPost {
  const { post, isPublished } = asStored({ ...fine, ...changes });
  return { ...post, isPublished };
}

/** Values of each field at the edges of what the website takes. */
const edges: { readonly [Name in keyof StoredPost]?: readonly StoredPost[Name][] } = {
  id: ['a', 'a'.repeat(80), 'a'.repeat(81), '~a', 'A', '7'],
  slug: ['a', 'page', 'tag', 'A b'],
  title: ['a', words(64), words(65), ' a', 'a ', ' '],
  excerpt: [words(119), words(120), words(160), words(161)],
  author: [
    { name: 'a' },
    { name: words(60) },
    { name: words(61) },
    { name: ' a' },
    { name: 'a', avatar: '/art/shy.svg' },
    { name: 'a', avatar: 'a'.repeat(201) },
  ],
  date: ['2025-01-05', 'January 5, 2025', 'soon', '', '2025-02-30'],
  lastUpdated: [undefined, '2025-01-05', 'soon', ''],
  category: ['feature', 'culture', 'cats', ''],
  tags: [[], ['law'], ['law', 'law'], ['unheard of'], tags.slice(0, 6), tags.slice(0, 7)],
  readTime: ['', '8 min read', 'a'.repeat(30), 'a'.repeat(31), ' 8 min'],
  coverImage: [
    ...[undefined, pixel, '/art/scene-news.svg', '/art/../a.svg', '/post-pictures/a/b.webp'],
    ...['/post-pictures/b.webp', 'https://a.example/b.png', 'data:image/svg+xml,<svg/>', ''],
  ],
  coverAlt: [undefined, 'A cat', words(200), words(201), ' A cat', ''],
  coverCredit: [undefined, 'Ada', words(200), words(201), ' Ada', ''],
};

test('a post that lacks nothing has no problem, and each fault is told of its own field', async () => {
  expect(publishProblems(fine)).toEqual([]);
  expect(await isBuilt(fine)).toBe(true);
  const problems = publishProblems({ ...fine, title: words(70), tags: ['law', 'unheard of'] });
  expect(problems.map(({ field }) => field)).toEqual(['title', 'tags']);
  expect(problems[0]?.problem).toBe('Write at most 64 characters. It has 70.');
});

test('what has no problem is built, and what has one is not', async () => {
  for (const [name, values] of Object.entries(edges))
    for (const value of values) {
      const post = withChanges({ [name]: value });
      const told = publishProblems(post).length === 0;
      expect({ name, value, told }).toEqual({ name, value, told: await isBuilt(post) });
    }
  const anyEdges = fc.record(
    Object.fromEntries(
      Object.entries(edges).map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
    ),
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(anyEdges, async (changes) => {
      const post = withChanges(changes);
      expect(publishProblems(post).length === 0).toBe(await isBuilt(post));
    }),
    { numRuns: 300 },
  );
});
