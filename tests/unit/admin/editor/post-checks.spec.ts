import { expect, test } from '@playwright/test';
import {
  postChecks,
  proposedExcerpt,
  proposedSlug,
  remarksOf,
} from '#src/admin/editor/post-checks.ts';
import { emptyForm, formOf } from '#src/admin/model/form.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { aPost, aReadyPost } from '#tests/support/sample-posts.ts';

const world: SlugWorld = {
  builtIn: [aPost({ id: '18', slug: 'snowy', title: 'Snowy' })],
  local: [aPost({ id: 'max', slug: 'max', title: 'Max' })],
  redirects: { exact: [{ from: '/blog/old-snowy', to: '/blog/snowy' }], postFolders: ['/news'] },
};

/** The lines of one kind, as they are read. */
function lines(kind: string, given: Partial<Post> = {}, around: SlugWorld = world): string[] {
  const post = aReadyPost(given);
  return postChecks(formOf(post), post, around)
    .filter((check) => check.kind === kind)
    .map(({ label, typed, text }) => [`${label}:`, typed, text].filter(Boolean).join(' '));
}

test('a post that the website takes has nothing to mend, and says what is in order', () => {
  expect(lines('mend')).toEqual([]);
  expect(lines('look')).toEqual([]);
  expect(lines('fine')).toEqual([
    'Slug: No other post has /blog/olga-of-ninth-avenue.',
    'Title: 34 of at most 64 characters.',
    'Excerpt: 126 characters; 120 to 160 fit.',
    'Content: 1 picture, with a description.',
    'Weight: 47 bytes of text and 84 bytes of pictures. Readers mostly get smaller copies.',
  ]);
});

test('what is required, what the website would refuse and a taken address are to be mended', () => {
  const form = { ...emptyForm(new Date(2026, 10, 21)), title: 'Snowy', slug: 'snowy' };
  const checks = postChecks(form, undefined, world);
  const toMend = checks.filter(({ kind }) => kind === 'mend');
  expect(toMend.map(({ field }) => field)).toEqual([
    ...['content', 'excerpt', 'tags', 'coverImage', 'coverAlt', 'slug'],
  ]);
  expect(toMend[0]?.text).toBe('Needed before you can publish.');
  expect(toMend.at(-1)?.text).toBe('/blog/snowy is taken by a built-in post: Snowy');
  expect(Object.keys(remarksOf(checks))).toEqual(['tags', 'coverImage', 'coverAlt']);
});

test('a category that saving takes away is to be mended, until somebody keeps it', () => {
  const post = aReadyPost({ category: 'legal' });
  const toMend = (isCategoryKept: boolean) =>
    postChecks({ ...formOf(post), isCategoryKept }, post, world)
      .filter(({ kind }) => kind === 'mend')
      .map(({ field, text }) => `${field}: ${text}`);
  expect(toMend(false)).toEqual([
    'category: Saving makes this post’s category Feature. It is Legal now.',
  ]);
  expect(toMend(true)).toEqual([]);
});

test('a new post is judged by the name that it would be saved under', () => {
  const form = { ...formOf(aReadyPost()), title: 'Corner Garden!', slug: 'Corner Garden!' };
  const toMend = postChecks(form, undefined, world).filter(({ kind }) => kind === 'mend');
  expect(toMend).toEqual([]);
});

test('a heading that leaves out a step is named with the marks that belong there', () => {
  expect(lines('look', { content: '## One\n\n#### Two\n\n## Three\n\n### Four' })).toEqual([
    'Content: Two leaves out a step: ### belongs here, not ####.',
  ]);
  expect(lines('look', { content: '### First' })).toEqual([
    'Content: First leaves out a step: ## belongs here, not ###.',
  ]);
  expect(lines('fine', { content: '# One\n\n### Two' })).toContain(
    'Content: 2 headings, no step left out.',
  );
});

test('a picture without a description is named by its number, and leads to its place', () => {
  const content = 'A cat.\r\n\r\n![A](/art/a.svg) ![](/art/b.svg)';
  const post = aReadyPost({ content });
  const [found] = postChecks(formOf(post), post, world).filter(({ kind }) => kind === 'look');
  expect(found?.text).toBe('Picture 2 has no description. That is right only for a decoration.');
  // A text field counts a line end as one character.
  const shown = content.replaceAll('\r\n', '\n');
  expect(shown.slice(found?.place?.from, found?.place?.to)).toBe('![](/art/b.svg)');
});

test('a picture that loses its caption to words beside it is named by its number', () => {
  const content = '![A](/art/a.svg "Noon")\n\n![B](/art/b.svg "Night")He naps.';
  expect(lines('look', { content })).toEqual([
    'Content: Picture 2 has words beside it, so readers don’t see its caption. Put blank lines around it.',
  ]);
});

test('links to posts are followed as the website does, with old addresses and full ones', () => {
  const there =
    '[a](/blog/snowy) [b](https://bodegacatsofnewyork.com/blog/Snowy/) [c](/blog/old-snowy#x) [d](/blog/18)';
  expect(lines('fine', { content: there })).toContain('Content: 4 links to posts, all there.');
  const gone = `${there} [e](/blog/snow) [f](/blog/max) [g](/about) [h](https://example.com/blog/x)`;
  expect(lines('look', { content: gone })).toEqual([
    'Content: /blog/snow leads to no post.',
    'Content: /blog/max leads to a post that only this browser has.',
  ]);
  // Without the website's posts nobody knows.
  expect(lines('look', { content: gone }, { ...world, builtIn: [] })).toEqual([]);
});

test('an excerpt is proposed of the beginning of the text, until there is one', () => {
  const form = formOf(
    aReadyPost({
      excerpt: ' ',
      content:
        '# Olga\n\nOlga has had the chair beside the register for *nine years* now.\n\nNobody else sits down in it, and nobody in the store asks why.',
    }),
  );
  expect(proposedExcerpt(form)).toBe(
    'Olga has had the chair beside the register for nine years now. Nobody else sits down in it, and nobody in the store asks why.',
  );
  expect(proposedExcerpt({ ...form, excerpt: 'She sleeps.' })).toBe('');
  expect(proposedExcerpt({ ...form, content: '' })).toBe('');
});

test('a corrected title proposes its address, as long as the post has that of the title before', () => {
  const post = aPost({ slug: 'teh-cat', title: 'Teh cat' });
  const proposed = (title: string, opened = post, slug = opened.slug) =>
    proposedSlug({ ...formOf(post), title, slug }, opened, world);
  expect(proposed('The cat')).toBe('the-cat');
  expect(proposed('Max')).toBe('max-2');
  for (const same of ['Teh cat', 'Teh cat!', '???']) expect(proposed(same), same).toBe('');
  expect(proposed('The cat', post, 'my-own')).toBe('');
  expect(proposed('The cat', aPost({ slug: 'teh-cat', title: 'Olga' }))).toBe('');
  expect(proposedSlug(formOf(post), undefined, world)).toBe('');
});
