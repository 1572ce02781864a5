import { expect, test } from '#tests/support/test.ts';
import type { Page, Response } from '@playwright/test';
import { excludedPages } from '#scripts/budget-limits.ts';
import { brotliSize, classOf } from '#scripts/budget-rules.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { builtPages, distinctPages } from '#tests/support/built-site.ts';
import { headingClashes } from '#tests/support/heading-clashes.ts';
import { brokenWords, giveTextRoom, partsBeyond, textsOutside } from '#tests/support/page-fit.ts';
import { loadAllPictures, tellRefusals, watch } from '#tests/support/watched-page.ts';

// What every public page keeps, in one visit each: a failure names the page and, as its step, the rule.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const smallest = { width: 320, height: 640 };

// Half faded texts would be measured as what they are not.
test.use({
  viewport: phone,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-write'],
});

/** Pages that together have every kind of element. What only a kind can break is looked for in no other page. */
const distinct = new Set(distinctPages().map(({ path }) => path));

/** What the browser and the page log about a missing page. */
const ofMissingPage = [
  /^console error: Failed to load resource: .* 404/,
  /^console error: 404: no page at \//,
];

for (const { path, file, status } of builtPages()) {
  const isDistinct = distinct.has(path);
  const rules = isDistinct
    ? 'budget, network, width, words, axe, room and policy'
    : 'budget, network, width and words';

  test(`${file}: ${rules}`, async ({ page }) => {
    // Many rules in one go.
    test.slow();
    const { problems, scripts, responses, settled } = watch(page);
    await tellRefusals(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await settled();

    await test.step('what a phone loads before anybody scrolls is within the budget', () =>
      expectWithinBudget(page, file, responses));
    if (isDistinct)
      for (const size of [phone, desktop])
        await test.step(`axe finds nothing at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          expect.soft(await axeFindings(page)).toEqual([]);
        });
    await test.step('no other host, nothing failed, no console message, no script', async () => {
      // That every picture is there, links.spec.ts shows for all pages.
      if (isDistinct) await loadAllPictures(page);
      const expected = status === 404 ? ofMissingPage : [];
      expect
        .soft(problems.splice(0))
        .toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
      expect.soft(scripts).toEqual([]);
    });
    await test.step('nothing is stored but the path of a page that was not there', async () => {
      const { cookies, origins } = await page.context().storageState();
      expect.soft(cookies).toEqual([]);
      const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
      expect.soft(names).toEqual(status === 404 ? ['bodega-cats:not-found'] : []);
      expect.soft(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect.soft(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
    await test.step('no id stands twice, also in drawings, which would borrow each other’s shapes', async () => {
      const ids = await page.locator('[id]').evaluateAll((parts) => parts.map(({ id }) => id));
      expect.soft(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    });
    if ((await page.locator('.post, #local-post').count()) > 0)
      await test.step('no heading of a text can get an id of the page around it', async () => {
        expect.soft(await headingClashes(page)).toEqual([]);
      });
    await test.step('no word is broken', async () => {
      for (const width of isDistinct ? [320, 768, 1280] : [320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
      }
    });
    await test.step('320 px need no sideways scroll, and the fallback fonts of a slow first visit break no word either', async () => {
      await page.setViewportSize(smallest);
      await expect.poll(() => partsBeyond(page, 320)).toEqual([]);
      await page.evaluate(() => scrollTo({ left: 100, behavior: 'instant' }));
      expect.soft(await page.evaluate(() => scrollX)).toBe(0);
      await takeFontsAway(page);
      expect.soft(await partsBeyond(page, 320)).toEqual([]);
      expect.soft(await brokenWords(page)).toEqual([]);
    });
    if (!isDistinct) return;

    await test.step('with room between letters, words and lines no text leaves its place', async () => {
      await page.setViewportSize(phone);
      const before = await textsOutside(page);
      await giveTextRoom(page);
      const added = (await textsOutside(page)).filter((text) => !before.includes(text));
      expect.soft(added).toEqual([]);
      expect.soft(await partsBeyond(page, phone.width)).toEqual([]);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    });
    await test.step('the policy refuses nothing while the page is used', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize(phone);
      await useControls(page);
      await loadAllPictures(page);
      await settled();
      expect.soft(problems).toEqual([]);
    });
  });
}

/** Fonts and raster pictures aren't compressed again; everything else counts as brotli. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|svg|xml|json|javascript/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliSize(body) : body.length;
}

async function expectWithinBudget(
  page: Page,
  file: string,
  responses: readonly Response[],
): Promise<void> {
  // The page of an unknown address is nobody's first.
  if (file === '404.html') return;
  const own = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  if (excludedPages.some((one) => own.startsWith(one.replace(/\/\*$/, '')))) return;
  const weights = await Promise.all(responses.map(weightOf));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const { onLoad, belowFirstScreen } = classOf(own);
  expect.soft(total).toBeLessThanOrEqual(onLoad);
  if (belowFirstScreen !== undefined) {
    const below = await page.locator(`[${belowFirstScreen}]`).first().boundingBox();
    expect.soft(below?.y).toBeGreaterThanOrEqual(phone.height);
  }
  test.info().annotations.push({ type: 'bytes on load', description: String(total) });
}

/** Shows a page as one sees it whose fonts have not come: they are optional, so most first visits are like that. */
async function takeFontsAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clear = (group: CSSStyleSheet | CSSGroupingRule) => {
      for (const [place, rule] of Object.entries([...group.cssRules]).toReversed())
        if (rule instanceof CSSFontFaceRule) group.deleteRule(Number(place));
        else if (rule instanceof CSSGroupingRule) clear(rule);
    };
    for (const sheet of document.styleSheets) clear(sheet);
  });
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(0);
}

/** Presses every control, which wakes the islands and opens menus and tabs, and scrolls to the end of the page. */
async function useControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The map is on another host, and sharing opens a dialog of the system; both have their own tests.
    const left = '#load-map, [data-share], [type="submit"]';
    const controls = document.querySelectorAll<HTMLElement>('button, [role="tab"], summary');
    for (const control of controls)
      if (!control.matches(left) && control.checkVisibility()) control.click();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    for (const field of document.querySelectorAll<HTMLElement>('astro-island[ssr] input'))
      field.focus();
  });
  // Every island with such a control is awake.
  await expect(page.locator('astro-island[ssr]:has(button, input, [role="tab"])')).toHaveCount(0);
  const search = page.getByRole('searchbox');
  if (await search.isVisible()) await search.fill('cat');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}
