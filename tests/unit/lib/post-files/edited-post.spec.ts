import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { postAsFiles, takenOff } from '#src/lib/post-files/post-as-files.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { readPostFile } from '#src/lib/post-files/read-post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';

const root = new URL('../../../../', import.meta.url);
const folder = 'src/content/posts/';
const files = readdirSync(new URL(folder, root)).map((name) => ({
  path: folder + name,
  content: readFileSync(new URL(folder + name, root), 'utf8'),
}));

function postOf(file: PostFile) {
  const read = readPostFile(file);
  if (!read.ok) throw new Error(read.problem);
  return read;
}

/** The text of the first file. */
const written = ([file]: readonly PostFile[]) => String(file?.content);

const original = {
  path: 'src/content/posts/a-cat.mdx',
  content: `---
id: 'a' # Stays.
title: A cat
excerpt: "What it is about."
date: '2025-01-01'
category: legal
tags: ['law', 'vets']
box: legal-status
cover:
  scene: party
  background: pink
  cats:
    # The main one.
    - coat: white
      pose: sitting
  alt: Drawing of a cat.
---

![A cat](../../assets/posts/a-cat/one-00000001.webp) ![](../../assets/posts/a-cat/two-00000002.webp)
`,
};

test('a post of the website that nobody changed is written as it is, byte by byte', async () => {
  expect(files.length).toBeGreaterThanOrEqual(24);
  for (const file of [...files, original])
    expect(await postAsFiles(postOf(file).post, file)).toEqual({
      additions: [file],
      deletions: [],
    });
});

test('a change touches nothing else, and what the editor doesn’t know stays', async () => {
  const { post } = postOf(original);
  const changed = { ...post, title: "It's 'new'", coverAlt: 'Two cats.', isFeatured: true };
  const { additions } = await postAsFiles({ ...changed, lastUpdated: '2026-11-23' }, original);
  expect(written(additions)).toBe(
    original.content
      .replace('title: A cat', "title: 'It''s ''new'''")
      .replace("'2025-01-01'\n", "'2025-01-01'\nlastUpdated: '2026-11-23'\n")
      .replace('alt: Drawing of a cat.', "alt: 'Two cats.'\nisFeatured: true"),
  );
  expect(await postHash(postOf({ ...original, content: written(additions) }).post)).toBe(
    await postHash({ ...changed, lastUpdated: 'November 23, 2026' }),
  );
  // Changed before its day came.
  const ahead = await postAsFiles({ ...changed, lastUpdated: '2024-12-31' }, original);
  expect(written(ahead.additions)).not.toContain('lastUpdated');
});

test('a picture takes the place of a scene, signs are escaped in an .mdx file, and a sent text is the one here', async () => {
  const { post } = postOf(original);
  const picture = 'data:image/webp;base64,UklGRgAAAABXRUJQ';
  const content = 'a < b {c}\n\n    code\n\n<https://a.example/>';
  const changed = { ...post, coverImage: picture, coverAlt: 'Snowy at 2!', content };
  const { additions } = await postAsFiles(changed, original);
  const [file, saved] = additions;
  expect(saved?.path).toMatch(/^src\/assets\/posts\/a-cat\/snowy-at-2-[\da-f]{8}\.webp$/);
  const [, address = ''] = saved?.path.split('src/') ?? [];
  expect(written(additions)).toContain(
    `cover:\n  picture: '../../${address}'\n  alt: 'Snowy at 2!'\n---`,
  );
  expect(written(additions).split('---\n\n')[1]).toBe(
    'a \\< b \\{c\\}\n\n```\ncode\n```\n\n[https://a.example/](https://a.example/)\n',
  );
  if (file) expect(await postHash(postOf(file).post)).toBe(await postHash(changed));
});

test('a post that was renamed and sent keeps its scene when it is sent again, under each name it had', async () => {
  const { post } = postOf(original);
  const [renamed] = (await postAsFiles({ ...post, slug: 'b-cat' }, original)).additions;
  if (!renamed) throw new Error('nothing was written');
  for (const name of ['a-cat', 'b-cat']) {
    const coverImage = `/art/cover-${name}.svg`;
    const again = { ...post, slug: 'b-cat', title: 'Newer', coverImage };
    const [file] = (await postAsFiles(again, renamed)).additions;
    expect(file?.content).toContain('scene: ');
    expect(file?.content).not.toContain('drawing: ');
  }
});

test('a rename moves the file, and the slug that was live is a former one, never its own', async () => {
  const { post } = postOf(original);
  const first = await postAsFiles({ ...post, slug: 'b-cat' }, original);
  expect(first.deletions).toEqual([original.path]);
  const [moved] = first.additions;
  if (!moved) throw new Error('nothing was written');
  expect(moved.path).toBe('src/content/posts/b-cat.mdx');
  // Read back, as from a pack, it is the same rename.
  expect(await postAsFiles(postOf(moved).post, original)).toEqual(first);
  expect(written([moved])).toBe(
    original.content.replace('cat.\n---', "cat.\nformerSlugs: ['a-cat']\n---"),
  );
  // Its scene is drawn under its new name, and is the same.
  expect(await postHash(postOf(moved).post)).toBe(await postHash({ ...post, slug: 'b-cat' }));
  const again = await postAsFiles({ ...post, slug: 'c-cat' }, moved);
  expect(postOf({ ...moved, content: written(again.additions) }).formerSlugs).toEqual([
    'a-cat',
    'b-cat',
  ]);
  const back = await postAsFiles({ ...post, slug: 'a-cat' }, moved);
  expect(postOf({ ...moved, content: written(back.additions) }).formerSlugs).toEqual(['b-cat']);
});

test('a picture that is no longer shown stays: another post may show it', async () => {
  const { post, pictures } = postOf(original);
  expect(pictures).toHaveLength(2);
  const { deletions } = await postAsFiles({ ...post, content: 'None.' }, original);
  expect(deletions).toEqual([]);
});

test('taking a post off adds one line, and publishing it again takes the line away', async () => {
  const shown = [...files, original].filter((file) => postOf(file).post.isPublished);
  for (const file of shown) {
    const off = takenOff(file);
    expect(String(off.content).replace(/^isPublished: false\n/m, '')).toBe(file.content);
    expect(postOf(off).post.isPublished).toBe(false);
    const { post } = postOf(file);
    expect(await postAsFiles({ ...post, isPublished: true }, off)).toEqual({
      additions: [file],
      deletions: [],
    });
    expect(await postHash(postOf(off).post)).toBe(await postHash(post));
  }
});

test('a file that is no post says so', () => {
  const problem = (path: string, content: string) => {
    const read = readPostFile({ path, content });
    return read.ok ? null : read.problem;
  };
  expect(problem('src/content/a.md', '')).toContain('give the file a name');
  expect(problem(original.path, '# A')).toContain('begin the file with front matter');
  expect(problem(original.path, "---\na: 'b\n---\n")).toContain('can’t be read');
  expect(problem(original.path, '---\n- a\n---\n')).toContain('write lines such as');
  expect(() => takenOff(aFile('# A'))).toThrow('begin the file');
});

const aFile = (content: string) => ({ path: original.path, content });
