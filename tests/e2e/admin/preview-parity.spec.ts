import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '#src/config/storage-keys.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { drawnTree, type Drawn } from '#tests/support/drawn-tree.ts';
import { storePosts } from '#tests/support/local-posts.ts';

const folder = resolve(import.meta.dirname, '../../fixtures/markdown');
const fixtures = readdirSync(folder).map(
  (file) => [file.replace(/\.md$/, ''), readFileSync(resolve(folder, file), 'utf8')] as const,
);

/** Whether a text must be drawn alone: because of what it begins with, or because it may take in what follows it. */
const isAlone = (name: string) => /^(?:empty|front-matter|hostile)/.test(name);
const others = fixtures.filter(([name]) => !isAlone(name));
/** Each under a heading with its name. Drawing fixtures one by one is for markdown-parity.spec.ts. */
const together = others.map(([name, text]) => `# ${name}\n\n${text}`).join('\n\n');

/** Removes the states of pictures, which depend on time, not on drawing. */
function withoutPictureStates(drawn: Drawn): Drawn {
  if (typeof drawn === 'string') return drawn;
  const [name, attributes, ...children] = drawn as [string, readonly string[], ...Drawn[]];
  const states = /^(?:data-picture|data-cover|src|hidden)=/;
  const kept = name === 'img' ? attributes.filter((one) => !states.test(one)) : attributes;
  return [
    name,
    kept,
    ...children.filter((child) => !isFailedPicture(child)).map(withoutPictureStates),
  ];
}
/** The replacement of a picture that failed to load. */
const isFailedPicture = (drawn: Drawn) =>
  typeof drawn !== 'string' && drawn[1].includes('class= picture-failed');
const drawnIn = async (place: Locator) => (await drawnTree(place)).map(withoutPictureStates);

/** Size, color, font and border of each part of a page, one line each. */
const looks = (text: Locator) =>
  text.evaluate((root) => {
    const article = root.closest('article');
    const parts = ['.chip', 'h1', '.lead', '.prose', 'footer'];
    const inside = ['h2', 'p', 'a', 'strong', 'code', 'ul', 'ol', 'blockquote', 'pre', 'td', 'img'];
    const selectors = [...parts, ...inside.map((name) => `.prose ${name}`)];
    return selectors.map((selector) => {
      const part = article?.querySelector(selector);
      if (!part) return `${selector}: missing`;
      const style = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const properties = ['color', 'background-color', 'font-family', 'font-size', 'border-width'];
      return [
        selector,
        Math.round(width),
        Math.round(height),
        ...properties.map((name) => style.getPropertyValue(name)),
      ].join(' | ');
    });
  });

async function checkLook(writing: PostWriting, visitor: Page): Promise<void> {
  const content = [
    '# A heading\n\nOlga **has** a chair, a `shelf` and [a page](/cats).',
    '## Another\n\n- one\n- two\n\n1. three\n\n> A quote\n\n```\ncode\n```',
    '| Cat | Store |\n| --- | --- |\n| Olga | Ninth Avenue |',
    `![A drawing](${builtPost('18').coverImage})`,
  ].join('\n\n');
  const post = { id: 'olga', slug: 'olga', title: 'Olga of Ninth Avenue', category: 'feature' };
  const excerpt = 'She has a chair.';
  const { page } = writing;
  await storePosts(visitor, [{ ...post, excerpt, content }]);
  await writing.text.fill(content);
  await page.getByLabel('Title', { exact: true }).fill(post.title);
  await page.getByLabel('Excerpt', { exact: true }).fill(excerpt);
  await writing.openPreview();
  const prose = writing.shown.locator('.prose');
  await expect.poll(() => prose.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  await expect(prose.getByRole('img', { name: 'A drawing' })).toHaveJSProperty('complete', true);
  // Both as wide as the preview's frame.
  const width = await prose.evaluate(() => document.documentElement.clientWidth);
  await visitor.setViewportSize({ width: width, height: 900 });
  // A page whose font comes late keeps the other one until it is loaded again.
  await expect(async () => {
    await visitor.goto('/blog/olga');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(post.title);
    expect(await looks(prose)).toEqual(await looks(visitor.locator('.prose')));
  }).toPass();
  await page.keyboard.press('Escape');
}

test('the preview looks like the page of a local post, and draws the same of every text of the fixtures', async ({
  page,
  context,
}) => {
  test.slow();
  const writing = new PostWriting(page);
  await writing.open();
  // A picture that doesn't come would be replaced, on each side at another moment.
  await context.route('/post-pictures/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const visitor = await context.newPage();
  await test.step('the look and the measures', () => checkLook(writing, visitor));
  await page.getByRole('button', { name: 'Side by side' }).click();
  const store = (name: string, content: string) =>
    page.evaluate(([key, post]) => localStorage.setItem(key, JSON.stringify([post])), [
      storageKeys.posts,
      { id: 'a', slug: 'a', title: `About ${name}`, content },
    ] as const);
  await store('nothing', '');
  // What the editor's tab stores shows on a visitor's page without a reload.
  await visitor.goto('/blog/a');
  for (const [name, content] of [
    ...fixtures.filter(([name]) => isAlone(name)),
    ['the others', together] as const,
  ]) {
    await writing.text.fill(content);
    await store(name, content);
    const title = visitor.getByRole('heading', { level: 1, name: `About ${name}`, exact: true });
    await expect(title).toBeVisible();
    const published = await drawnIn(visitor.locator('.prose'));
    await expect
      .poll(() => drawnIn(writing.shown.locator('.prose')), {
        message: name,
        intervals: [100],
        timeout: 15_000,
      })
      .toEqual(published);
  }
  // No text took in the next one.
  const headings = await visitor.locator('.prose h2').allTextContents();
  expect(headings).toEqual(expect.arrayContaining(others.map(([name]) => name)));
});
