import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { axeFindings, axeInBothThemes } from '#tests/support/axe.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

// If axe looked at nothing, it would find nothing. These tests show that it finds what is wrong.

/** Opens a page with this in its main part. */
async function open(page: Page, main: string, head = ''): Promise<void> {
  // A new document, because axe goes with the document that it was injected into.
  await openQuietPage(page);
  await page.setContent(documentOf(main, head));
}
const documentOf = (main: string, head = '') =>
  `<!doctype html><html lang="en"><title>A page</title>${head}<main><h1>A page</h1>${main}</main></html>`;

test('axe finds a fault in a page, in a frame of it, and in one theme only', async ({ page }) => {
  await open(page, '<p>A cat.</p>');
  expect(await axeInBothThemes(page)).toEqual([]);

  await open(page, '<img src="data:,">');
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^image-alt: img: /)]);

  const framed = documentOf('<img src="data:,">').replaceAll('"', '&quot;');
  await open(page, `<iframe title="A frame" srcdoc="${framed}"></iframe>`);
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^image-alt: iframe img: /));

  const dim =
    '<style>@media (prefers-color-scheme: dark) { p { color: #eee; background: #fff } }</style>';
  await open(page, '<p>A cat.</p>', dim);
  expect(await axeInBothThemes(page)).toEqual([
    expect.stringMatching(/^dark: color-contrast: p: /),
  ]);
});
