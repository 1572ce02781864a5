import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { readPostFile } from '#src/lib/post-files/read-post-file.ts';
import { writtenText } from '#src/lib/post-files/written-text.ts';
import { builtInPost } from '#src/lib/posts/built-in.ts';
import type { PostFrontMatter } from '#src/schemas/post.ts';
import { anyPost, anyText } from '#tests/support/any-posts.ts';
import { aPost } from '#tests/support/sample-posts.ts';

/** A post's file as it comes from the disk. */
function onDisk([file]: readonly PostFile[]) {
  return { path: file?.path ?? '', content: Buffer.from(file?.content ?? '').toString() };
}

/** The post as the build makes it of its file. */
function built({ path, content }: { readonly path: string; readonly content: string }) {
  const read = parseFrontmatter(content, { frontmatter: 'empty-with-spaces' });
  const slug = path.replace(/^.*\/|\.mdx?$/g, '');
  return builtInPost(slug, read.content.trim(), read.frontmatter as PostFrontMatter);
}

function readBack(file: PostFile) {
  const read = readPostFile(file);
  if (!read.ok) throw new Error(`${file.path}: ${read.problem}`);
  return read;
}

test('a post that is read back from its files is the same, by the build and by us, and is written in the same bytes', async () => {
  // Five hundred posts, each written and read several times.
  test.setTimeout(120_000);
  await fc.assert(
    fc.asyncProperty(anyPost, async (post) => {
      const { additions, deletions } = await postAsFiles(post, null);
      const file = onDisk(additions);
      const read = readBack(file);
      expect({
        ours: await postHash(read.post),
        builds: await postHash(built(file)),
        isPublished: read.post.isPublished,
        missing: additions.slice(1).filter(({ path }) => !read.pictures.includes(path)),
        again: await postAsFiles(post, null),
        readAgain: await postAsFiles(read.post, file),
      }).toEqual({
        ours: await postHash(post),
        builds: await postHash(post),
        isPublished: post.isPublished,
        missing: [],
        again: { additions, deletions },
        readAgain: { additions: [file], deletions: [] },
      });
    }),
    { numRuns: 500 },
  );
});

test('a hash tells what readers get, and nothing else', async () => {
  const picture = 'data:image/jpeg;base64,/9j/';
  const post = aPost({
    coverImage: picture,
    content: `![A cat](${picture})`,
    readTime: '1 min read',
  });
  const hash = await postHash(post);
  expect(hash).toMatch(/^[\da-f]{32}$/);
  const { path } = (await postAsFiles(post, null)).additions[1] ?? {};
  const coverImage = path?.replace('src/assets/posts/a-post/', '/post-pictures/elsewhere/');
  for (const same of [
    { ...post, isPublished: false },
    { ...post, date: '2025-01-01', author: { name: 'Bodega Cats of New York', avatar: '' } },
    { ...post, readTime: '', content: `\r\n${post.content} \n` },
    { ...post, coverImage },
  ])
    expect(await postHash(same)).toBe(hash);
  const others: Partial<typeof post>[] = [
    ...[{ title: 'B' }, { slug: 'b' }, { id: 'b' }, { tags: ['law'] }, { isFeatured: true }],
    ...[{ date: 'January 2, 2025' }, { coverAlt: 'A cat' }, { coverImage: '/art/shy.svg' }],
    ...[{ readTime: '4 min read' }, { author: { name: 'Ada' } }, { lastUpdated: '2025-01-02' }],
    ...[{ content: 'Other' }, { content: post.content.replace('/9j/', '/9j//') }],
  ];
  const hashes = await Promise.all(others.map((change) => postHash({ ...post, ...change })));
  expect(new Set([hash, ...hashes]).size).toBe(others.length + 1);
});

test('a text is drawn from its file as it was drawn before', async () => {
  // At the end of a text, and of a line with HTML, blanks are drawn or not, and nobody sees them.
  const drawn = async (text: string) =>
    (await markdownToHtml(text)).replace(/\r\n?/g, '\n').replace(/\s+(?=<\/|$)|(?<=<p>)\s+/g, '');
  /** Spaces that Markdown doesn't know for such, at either end, which the build takes off. */
  const unusual = /^(?:\s*[^\S \t\r\n])+|\s+$/g;
  await fc.assert(
    fc.asyncProperty(anyText, async (any) => {
      const text = any.toWellFormed().replace(unusual, '');
      const written = writtenText(text);
      expect([writtenText(written), await drawn(written.trim())]).toEqual([
        written,
        await drawn(text),
      ]);
    }),
    { numRuns: 2_000 },
  );
});
