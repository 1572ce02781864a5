import { expect } from '@playwright/test';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
import { test } from '#tests/support/look.ts';

test('what is typed stands in both letters, in the copy and in a mail without a recipient, and goes nowhere else', async ({
  page,
}) => {
  await allowClipboard(page);
  await page.goto('/letters');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Your name').fill('Jo O’Hara & Sons');
  await page.getByLabel('Your Council district').fill('33');
  const council = page.getByRole('region', { name: 'To your Council Member' });
  const assembly = page.getByRole('region', { name: 'To your Assembly Member' });
  await expect(council).toContainText('I live in Council District 33 and write');
  await expect(assembly).toContainText('I live in Assembly District [your district] and write');
  await expect(assembly).toContainText('Jo O’Hara & Sons');
  for (const letter of [council, assembly]) {
    const paragraphs = await letter.locator('.text p').allInnerTexts();
    const href = (await letter.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe('');
    expect(searchParams.get('subject')).toBe(
      (await letter.locator('.subject').innerText()).split('\n').at(-1),
    );
    expect(searchParams.get('body')).toBe(paragraphs.join('\r\n\r\n'));
    // Longer addresses some mail programs cut.
    expect(href.length).toBeLessThanOrEqual(2_000);
    await letter.getByRole('button', { name: /^Copy/ }).click();
    await expect(letter.getByRole('status')).toHaveText('Copied to clipboard!');
    await expectCopied(page, paragraphs.join('\n\n'));
  }
  await page.getByLabel('Your Council district').fill(' ');
  await expect(council).toContainText('I live in Council District [your district] and write');
  // Scrolling to a letter may fetch the drawing below it, and the tab's icon comes when the browser likes.
  const own = /^\/(?:art\/|favicon\.svg$)/;
  expect(asked.filter((url) => !own.test(new URL(url).pathname))).toEqual([]);
  const { origins } = await page.context().storageState();
  expect(origins).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both letters can be read and selected, and nothing is offered that needs one', async ({
    look,
  }) => {
    const page = await look('/letters');
    await expect(page.locator('.text')).toHaveCount(2);
    for (const text of await page.locator('.text').all()) {
      await expect(text).toBeVisible();
      await expect(text).toHaveCSS('user-select', 'text');
      await expect(text).toContainText('[your name]');
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('a[href^="mailto:"]:visible')).toHaveCount(1);
  });
});
