import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bundled } from '#src/integrations/bundled.ts';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { drawnTree, type Drawn } from '#tests/support/drawn-tree.ts';
import { storePosts } from '#tests/support/local-posts.ts';

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
const posts = texts('src/content/posts').map(
  ([slug, file]) => [slug, file.replace(/^---\n[\s\S]*?\n---\n/, '').trim(), file] as const,
);

let script: string;
test.beforeAll(async () => {
  script = await bundled('tests/support/markdown-in-browser.ts');
});

test.beforeEach(({ page }) =>
  // The texts' pictures are on other hosts or don't exist.
  page.route(/\.(?:png|jpg|gif|webp)|example/, (route) => route.abort()),
);

/** Draws a text as the page of a local post does, without the states of pictures that its script sets. */
async function drawnLocally(page: Page, text: string): Promise<Drawn[]> {
  const isReady = () => page.evaluate(() => 'drawMarkdown' in globalThis);
  if (!(await isReady())) await page.addScriptTag({ content: script });
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

test('there are at least 40 texts to compare', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(40);
});

test('every text of the fixtures: the browser draws what the build draws', async ({ page }) => {
  // Some fifty texts, each drawn twice.
  test.slow();
  for (const [name, text] of fixtures) {
    const built = await drawnByBuild(page, text);
    expect.soft(await drawnLocally(page, text), name).toEqual(built);
    if (text !== '') expect.soft(built, name).not.toEqual([]);
  }
});

test('every published post: the browser draws what stands on the built page', async ({
  browser,
  page,
}) => {
  test.slow();
  // Without scripts, because one marks pictures that have arrived.
  const asBuilt = await browser.newPage({ javaScriptEnabled: false });
  for (const [slug, text, file] of posts) {
    if (/^isPublished: false$/m.test(file)) continue;
    await asBuilt.goto(`/blog/${slug}`);
    const built = await drawnTree(asBuilt.locator('.prose'));
    expect.soft(built.length, slug).toBeGreaterThan(3);
    expect.soft(await drawnLocally(page, text), slug).toEqual(built);
  }
  await asBuilt.close();
});

test('the page of a local post draws its text in the same way', async ({ page }) => {
  const [, text = ''] = posts.find(([slug]) => slug === 'are-bodega-cats-legal') ?? [];
  const drawn = await drawnLocally(page, text);
  expect(drawn.length).toBeGreaterThan(3);
  await page.goto('about:blank');
  await storePosts(page, [{ id: 'a-text', slug: 'a-text', title: 'A text', content: text }]);
  await page.goto('/blog/a-text');
  await expect(page.getByText('Only in this browser, not public yet')).toBeVisible();
  expect(await drawnTree(page.locator('.prose'))).toEqual(drawn);
});

for (const [world, draw] of [
  ['the build', drawnByBuild],
  ['the browser', drawnLocally],
] as const) {
  test(`nothing of a hostile text runs where ${world} draws it`, async ({ page }) => {
    const spoken: string[] = [];
    page.on('dialog', (dialog) => {
      spoken.push(dialog.message());
      void dialog.dismiss();
    });
    const hostile = fixtures.filter(([name]) => name.startsWith('hostile'));
    expect(hostile.length).toBeGreaterThan(4);
    for (const [name, text] of hostile)
      await test.step(name, async () => {
        await draw(page, text);
        const found = await page.locator('.prose').evaluate((prose) => {
          const all = [...prose.querySelectorAll('*')];
          return {
            attacked: 'attacked' in globalThis,
            names: all.map(({ localName }) => localName),
            addresses: all.flatMap((element) =>
              ['href', 'src'].flatMap((attribute) => element.getAttribute(attribute) ?? []),
            ),
            handlers: all.flatMap((element) =>
              element
                .getAttributeNames()
                .filter((attribute) => /^on|^style$|^srcdoc$/.test(attribute)),
            ),
          };
        });
        expect(found.attacked).toBe(false);
        expect(spoken).toEqual([]);
        expect(found.handlers).toEqual([]);
        for (const refused of ['script', 'style', 'iframe', 'svg', 'object', 'form']) {
          expect(found.names).not.toContain(refused);
        }
        for (const address of found.addresses) {
          expect(address).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/png;)/i);
        }
      });
  });
}

test('no id comes twice in a text, and every footnote leads somewhere', async ({ page }) => {
  test.slow();
  for (const [name, text] of [...fixtures, ...posts]) {
    await drawnLocally(page, text);
    const { ids, lost } = await page.locator('.prose').evaluate((prose) => ({
      ids: [...prose.querySelectorAll('[id]')].map(({ id }) => id),
      // A browser looks for an anchor as written, then decoded.
      lost: [...prose.querySelectorAll('a[href^="#note:"]')]
        .map((link) => link.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => !document.getElementById(id) && !document.getElementById(decodeURI(id))),
    }));
    expect(
      ids.filter((id, place) => ids.indexOf(id) !== place),
      name,
    ).toEqual([]);
    expect(lost, name).toEqual([]);
  }
});
