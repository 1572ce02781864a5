import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { tags } from '#src/config/categories.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';
import { publishProblems } from '#src/lib/post-files/publish-problems.ts';
import { findPostNameProblems } from '#src/lib/posts/check.ts';
import { fieldNames, longestLine, postFields } from '#src/lib/posts/post.ts';
import type { FieldKinds, PostField, StoredPost } from '#src/lib/posts/post.ts';
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

/** Around the most that a line may hold, with blanks at its ends, and without anything. */
const lineEdges = ({ most = longestLine }: PostField) => [
  ...[undefined, '', ' ', 'a', ' a', 'a '],
  ...[words(most), words(most + 1)],
];
/** Values at the edges of what the website takes of a field, by its kind. */
const edges: {
  readonly [Kind in keyof FieldKinds]: (field: PostField<Kind>) => readonly unknown[];
} = {
  id: ({ most = longestLine }) => ['a', 'a'.repeat(most), 'a'.repeat(most + 1), '~a', 'A', '7'],
  slug: () => ['a', 'page', 'tag', 'A b'],
  line: lineEdges,
  description: lineEdges,
  readTime: lineEdges,
  day: () => [undefined, '', '2025-01-05', 'January 5, 2025', 'soon', '2025-02-30'],
  text: ({ least = 1, most = longestLine }) => [
    undefined,
    '',
    ...[least - 1, least, most, most + 1].map(words),
  ],
  markdown: () => ['', 'A <b>word</b> {of}', '---\ntitle: a\n---'],
  author: (field) => [
    ...lineEdges(field).map((name) => ({ name })),
    ...['/art/shy.svg', ...lineEdges({ kind: 'line' })].map((avatar) => ({ name: 'a', avatar })),
  ],
  category: () => ['feature', 'culture', 'cats', ''],
  tags: ({ least = 0, most = 1 }) => [
    ...[['law', 'law'], ['unheard of']],
    ...[least - 1, least, most, most + 1].map((count) => tags.slice(0, Math.max(count, 0))),
  ],
  picture: () => [
    ...[undefined, pixel, '/art/scene-news.svg', '/art/../a.svg', '/post-pictures/a/b.webp'],
    ...['/post-pictures/b.webp', 'https://a.example/b.png', 'data:image/svg+xml,<svg/>', ''],
  ],
  focus: () => [undefined, 'top', 'nowhere'],
  yesNo: () => [undefined, true, false, 'yes'],
};
const edgesOf = <Kind extends keyof FieldKinds>(field: PostField<Kind>) => edges[field.kind](field);
const fieldEdges = fieldNames.map((name) => [name, edgesOf(postFields[name])] as const);

test('a post that lacks nothing has no problem, and each fault is told of its own field', async () => {
  expect(publishProblems(fine)).toEqual([]);
  expect(await isBuilt(fine)).toBe(true);
  const problems = publishProblems({
    ...fine,
    title: words(70),
    tags: ['law', 'unheard of', 'Law'],
  });
  expect(problems.map(({ field }) => field)).toEqual(['title', 'tags']);
  expect(problems[1]?.problem).toBe(
    'The website has no tag “unheard of” or “Law”. Choose 1 to 6 of the tags that the editor offers, each once.',
  );
  expect(problems[0]?.problem).toBe('Write at most 64 characters. It has 70.');
});

test('what has no problem is built, and what has one is not', async () => {
  for (const [name, values] of fieldEdges)
    for (const value of values) {
      const post = withChanges({ [name]: value });
      const told = publishProblems(post).length === 0;
      expect({ name, value, told }).toEqual({ name, value, told: await isBuilt(post) });
    }
  const anyEdges = fc.record(
    Object.fromEntries(
      fieldEdges.map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
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
