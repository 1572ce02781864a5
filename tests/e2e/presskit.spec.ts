import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
import { test } from '#tests/support/look.ts';

test('has every part of a press kit', async ({ look }) => {
  const page = await look('/presskit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press Kit');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Summary',
    'Story',
    'Advocacy',
    'Community',
    'Facts with their dates',
    'For reporters',
    'Media coverage',
    'About us, ready to print',
    'Contact',
    'Press assets',
  ]);
  await expect(page.getByRole('figure')).toHaveCount(4);
  await expect(page.getByText('“They are a very New York solution to a problem.”')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@bodegacatsofnewyork.com' }),
  ).toHaveAttribute('href', 'mailto:hello@bodegacatsofnewyork.com');
});

test('the fact table dates its figures and names their sources', async ({ look }) => {
  const page = await look('/presskit');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Petition signatures')).toHaveText(
    /10,000\+\s*April\u00A03, 2025\s*Associated Press/,
  );
  await expect(row('Petition signatures, latest count')).toHaveText(
    /13,500\+\s*April\u00A017, 2026/,
  );
  await expect(row('Followers')).toContainText('50,000+');
  await expect(row('Reach, together with partner accounts')).toContainText('1.7M+');
  await expect(row('Fundraiser for store cats')).toHaveText(
    /Goal \$30,000 by June\u00A030, 2025\s*April\u00A023, 2025\s*amNewYork/,
  );
});

test('tells reporters what to get right, the story in two minutes, and who argues against', async ({
  look,
}) => {
  const page = await look('/presskit');
  const section = page.getByRole('region', { name: 'For reporters' });
  await expect(section.getByRole('heading', { level: 3 })).toContainText([
    'Not legal',
    'Introduced is not passed',
    'Store cats',
    'Dollars, not euros',
    'Which accounts are ours',
  ]);
  for (const account of ['@bodegacatsofinstagram', '@bodegacatspirits', '@shopcatsshow'])
    await expect(section.getByText(/Not ours:/)).toContainText(account);
  await expect(
    section.getByRole('heading', { name: 'Who objects, who warns, and why' }),
  ).toBeVisible();
  const words = (await section.locator('#backgrounder').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(280);
  // 200 words a minute, as posts are measured.
  expect(words).toBeLessThan(400);
  await expect(section.getByText('Becky Wisdom, a rescuer in Brooklyn.')).toBeVisible();
});

/** A text with a button of its own, by its heading. */
const card = (page: Page, heading: string) =>
  page.locator('section.card').filter({ has: page.getByRole('heading', { name: heading }) });

test('copies a text for print, and says so beside it', async ({ page }) => {
  await allowClipboard(page);
  await page.goto('/presskit');
  for (const [heading, button, id] of [
    ['About 50 words', 'Copy the text of about 50 words', '#boilerplate-50'],
    ['In two minutes', 'Copy the two-minute backgrounder', '#backgrounder'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(card(page, heading).getByRole('status')).toHaveText('Copied to clipboard!');
    await expectCopied(page, (await page.locator(id).innerText()).trim());
  }
});

test('says when copying failed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/presskit');
  await page.getByRole('button', { name: 'Copy the text of about 100 words' }).click();
  await expect(card(page, 'About 100 words').getByRole('status')).toHaveText(
    'Failed to copy to clipboard',
  );
});

test('the archive holds wordmark, drawings, texts and terms', async ({ page, request }) => {
  await page.goto('/presskit');
  await expect(page.getByRole('link', { name: 'Download the press kit' }).first()).toHaveAttribute(
    'href',
    '/press-kit.zip',
  );
  const files = unzipSync(new Uint8Array(await (await request.get('/press-kit.zip')).body()));
  const names = Object.keys(files).map((name) => name.replace('bodega-cats-press-kit/', ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'texts/facts.txt',
      'texts/boilerplates.txt',
      'texts/for-reporters.txt',
      'texts/quotes.txt',
      'wordmark/wordmark-ink.svg',
      'wordmark/wordmark-ink.png',
    ]),
  );
  expect(names.filter((name) => /^drawings\/.*\.svg$/.test(name))).toHaveLength(12);
  expect(names.filter((name) => /^drawings\/.*\.png$/.test(name))).toHaveLength(12);
  const png = files['bodega-cats-press-kit/wordmark/wordmark-ink.png'] ?? new Uint8Array(24);
  // Bytes 16 to 19 of a PNG are its width.
  expect(new DataView(png.buffer, png.byteOffset).getUint32(16)).toBe(1200);
  const quotes = strFromU8(files['bodega-cats-press-kit/texts/quotes.txt'] ?? new Uint8Array());
  expect(quotes).toContain('“They are a very New York solution to a problem.”');
});

test('on paper no heading is struck through by its card', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/presskit');
  for (const name of ['Story', 'Advocacy', 'Community']) {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = await page.getByRole('article').filter({ has: heading }).boundingBox();
    expect((await heading.boundingBox())?.y ?? NaN).toBeGreaterThan((card?.y ?? NaN) + 3);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the boilerplates are text to select, without buttons', async ({ look }) => {
    const page = await look('/presskit');
    await expect(page.locator('#boilerplate-50')).toContainText('Founded in 2020 by Dan Rimada');
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
  });
});
