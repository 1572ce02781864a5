import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { bundled } from '#src/integrations/bundled.ts';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { builtFolder } from '#scripts/built-site.ts';
import { drawnTree, type Drawn } from '#tests/support/drawn-tree.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { builtPost, builtPosts } from '#tests/support/built-posts.ts';

const root = resolve(import.meta.dirname, '../..');

/** The texts of a folder by file name without the ending. */
function texts(folder: string): (readonly [name: string, text: string])[] {
  return readdirSync(resolve(root, folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => [
      file.replace(/\.mdx?$/, ''),
      readFileSync(resolve(root, folder, file), 'utf8'),
    ]);
}
const fixtures = texts('tests/fixtures/markdown');
const posts = builtPosts().map(({ slug, content }) => [slug, content] as const);

let script: string;
test.beforeAll(async () => {
  script = await bundled('tests/support/markdown-in-browser.ts');
});

test.beforeEach(async ({ page }) => {
  // The texts' pictures are on other hosts or don't exist.
  await page.route(/\.(?:png|jpg|gif|webp)|example/, (route) => route.abort());
  await page.addScriptTag({ content: script });
});

/** Draws a text as the page of a local post does, without the states of pictures that its script sets. */
async function drawnLocally(page: Page, text: string): Promise<Drawn[]> {
  await page.evaluate((markdown) => {
    (globalThis as unknown as { drawMarkdown: (text: string) => void }).drawMarkdown(markdown);
  }, text);
  return drawnTree(page.locator('.prose'));
}

/** Draws a text as the build does, in a page that would run its scripts. */
async function drawnByBuild(page: Page, text: string): Promise<Drawn[]> {
  const html = await markdownToHtml(text);
  await page.setContent(`<!doctype html><body><div class="prose">${html}</div></body>`);
  return drawnTree(page.locator('.prose'));
}

/** What stands on the built page of a post, without its margin and what its scripts do. */
async function drawnOnPage(page: Page, slug: string): Promise<Drawn[]> {
  const html = readFileSync(resolve(builtFolder, `blog/${slug}.html`), 'utf8');
  await page.evaluate((text) => {
    const prose = new DOMParser().parseFromString(text, 'text/html').querySelector('.prose');
    for (const piece of prose?.querySelectorAll('.beside') ?? []) piece.remove();
    document.body.replaceChildren(prose ?? '');
  }, html);
  return drawnTree(page.locator('.prose'));
}

/** The elements of a drawn text, each with its attributes as `name=value`. */
function elementsOf(
  parts: readonly Drawn[],
): (readonly [name: string, attributes: readonly string[]])[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, attributes, ...content] = part;
    return [[name, attributes] as const, ...elementsOf(content)];
  });
}

/** The values of an attribute in a drawn text. */
const valuesOf = (drawn: readonly Drawn[], name: string) =>
  elementsOf(drawn)
    .flatMap(([, attributes]) => attributes)
    .filter((attribute) => attribute.startsWith(`${name}=`))
    .map((attribute) => attribute.slice(name.length + 1));

/** No id comes twice in a text, and every footnote leads somewhere. */
function expectSoundAnchors(drawn: readonly Drawn[], name: string): void {
  const ids = valuesOf(drawn, 'id');
  expect.soft(ids, name).toEqual([...new Set(ids)]);
  // A browser looks for an anchor as written, then decoded.
  const lost = valuesOf(drawn, 'href')
    .filter((address) => address.startsWith('#note:'))
    .map((address) => address.slice(1))
    .filter((id) => !ids.includes(id) && !ids.includes(decodeURI(id)));
  expect.soft(lost, name).toEqual([]);
}

/** Nothing in a drawn text could run. */
function expectHarmless(drawn: readonly Drawn[], name: string): void {
  const elements = elementsOf(drawn);
  const names = elements.map(([element]) => element);
  for (const refused of ['script', 'style', 'iframe', 'svg', 'object', 'form'])
    expect(names, name).not.toContain(refused);
  for (const attribute of elements.flatMap(([, attributes]) => attributes))
    expect(attribute, name).not.toMatch(/^(?:on[^=]*|style|srcdoc)=/);
  for (const address of ['href', 'src'].flatMap((attribute) => valuesOf(drawn, attribute)))
    expect(address, name).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/png;)/i);
}

test('every text of the fixtures: the browser draws what the build draws, and nothing of a hostile one runs', async ({
  page,
}) => {
  const spoken: string[] = [];
  page.on('dialog', (dialog) => {
    spoken.push(dialog.message());
    void dialog.dismiss();
  });
  expect(fixtures.length).toBeGreaterThanOrEqual(40);
  expect(fixtures.filter(([name]) => name.startsWith('hostile')).length).toBeGreaterThan(4);
  for (const [name, text] of fixtures) {
    const built = await drawnByBuild(page, text);
    const local = await drawnLocally(page, text);
    expect.soft(local, name).toEqual(built);
    if (text !== '') expect.soft(built, name).not.toEqual([]);
    expectSoundAnchors(local, name);
    if (!name.startsWith('hostile')) continue;
    expectHarmless(built, name);
    expectHarmless(local, name);
    expect(await page.evaluate(() => 'attacked' in globalThis), name).toBe(false);
    expect(spoken, name).toEqual([]);
  }
});

test('every published post: the browser draws what stands on the built page', async ({ page }) => {
  for (const [slug, text] of posts) {
    const built = await drawnOnPage(page, slug);
    const local = await drawnLocally(page, text);
    expect.soft(built, slug).not.toEqual([]);
    expect.soft(local, slug).toEqual(built);
    expectSoundAnchors(local, slug);
  }
});

test('the page of a local post draws its text in the same way', async ({ page }) => {
  const { content: text } = builtPost('2');
  const drawn = await drawnLocally(page, text);
  expect(drawn.length).toBeGreaterThan(3);
  await page.goto('about:blank');
  await storePosts(page, [{ id: 'a-text', slug: 'a-text', title: 'A text', content: text }]);
  await page.goto('/blog/a-text');
  await expect(page.getByText('Only in this browser, not public yet')).toBeVisible();
  expect(await drawnTree(page.locator('.prose'))).toEqual(drawn);
});
