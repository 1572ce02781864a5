import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
import { test } from '#tests/support/look.ts';

const articles = (page: Page) => page.locator('#coverage li');
const shown = (page: Page) => articles(page).filter({ visible: true });
const groups = (page: Page) => page.locator('#coverage h3').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the coverage' });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('shows the featured grid, four statistics and all articles by category', async ({ look }) => {
  const page = await look('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In The News');
  await expect(
    page.locator('section', { hasText: 'Featured coverage' }).getByRole('article'),
  ).toHaveCount(6);
  const stats = page.locator('dl > div');
  await expect(stats).toHaveCount(4);
  await expect(stats.nth(0)).toHaveText(/National .*12/s);
  await expect(stats.nth(1)).toHaveText(/Local .*16/s);
  await expect(stats.nth(2)).toHaveText(/International .*9/s);
  // 'other formats' is broadcast plus online: 9 and 16.
  await expect(stats.nth(3)).toHaveText(/Other formats .*25/s);
  await expect(groups(page)).toHaveText([
    /^National/,
    /^Local/,
    /^Online/,
    /^International/,
    /^Broadcast/,
  ]);
  await expect(articles(page)).toHaveCount(62);
});

test('what counts the groups leads to each of them', async ({ look }) => {
  const page = await look('/news');
  const jumps = page.getByRole('navigation', { name: 'Groups' }).getByRole('link');
  await expect(jumps).toHaveText(['National', 'Local', 'International', 'online', 'broadcast']);
  for (const jump of await jumps.all())
    await expect(page.locator((await jump.getAttribute('href')) ?? '')).toBeAttached();
});

test('offers the filter options in their order, all of them at first', async ({ look }) => {
  const page = await look('/news');
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
    'All',
    'National',
    'Local',
    'Online',
    'International',
    'Broadcast',
  ]);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});

test('an article without an address has no link; foreign headlines are marked', async ({
  look,
}) => {
  const page = await look('/news');
  const catch22 = articles(page).filter({ hasText: 'Bodega Cats: The Catch-22' });
  await expect(catch22.getByRole('link')).toHaveCount(0);
  // Each of them says so, or the group in which none has one, and the page says why once.
  await expect(page.getByText('If a piece has no link, we have read only a copy')).toHaveCount(1);
  await expect(articles(page).getByText('no link', { exact: true })).toHaveCount(8);
  await expect(page.locator('[data-group="national"]')).toContainText('None of these has a link');
  await expect(catch22).toContainText('March 17, 2025');
  await expect(articles(page).locator('a')).toHaveCount(42);
  const undated = articles(page).filter({ hasText: 'How to Clear 500,000 Feral Cats' });
  await expect(undated).toContainText('undated');
  await expect(
    page.locator('.headline span', { hasText: 'Nueva York avanza hacia la protección' }),
  ).toHaveAttribute('lang', 'es');
  const link = articles(page).locator('a', { hasText: 'NYC lawmaker wants' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('five of a group are shown, and the others by a press, a choice or on paper', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(shown(page)).toHaveCount(25);
  await page.getByText('11 more local pieces').click();
  await expect(shown(page)).toHaveCount(36);
  await filter(page, 'Online').click();
  await expect(shown(page)).toHaveCount(16);
  await expect(page.getByText('11 more online pieces')).toBeHidden();
  // Only what the choice opened is folded again.
  await filter(page, 'All').click();
  await expect(shown(page)).toHaveCount(36);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(62);
});

test('tells engines that it is a collection of at most 12 list items', async ({ look }) => {
  const page = await look('/news');
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({ '@type': 'CollectionPage', name: 'In The News' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /max-list-items:12/);
});

test('search and category', async ({ page }) => {
  await page.goto('/news');
  const status = page.getByRole('status');

  await test.step('what was typed before the search woke up counts', async () => {
    // The very first key wakes the island; the rest arrives while it loads.
    await search(page).pressSequentially('algonquin');
    await expect(search(page)).toHaveValue('algonquin');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('10 of NYC');
  });
  await test.step('a blank search filters nothing', async () => {
    await search(page).fill('   ');
    await expect(shown(page)).toHaveCount(25);
  });
  await test.step('headline and publication count too, whatever the case', async () => {
    await search(page).fill('THE CATCH-22');
    await expect(status).toHaveText('1 article');
    await expect(shown(page)).toContainText('Bodega Cats: The Catch-22');
    await search(page).fill('gothamist');
    await expect(shown(page)).toHaveCount(2);
  });
  await test.step('search and category count together, and say when there is nothing', async () => {
    await filter(page, 'Local').click();
    await expect(shown(page)).toHaveCount(2);
    await filter(page, 'National').click();
    await expect(status).toHaveText('No articles found in this category');
    await expect(shown(page)).toHaveCount(0);
  });
  await test.step('a heading counts what is shown under it', async () => {
    await filter(page, 'All').click();
    await search(page).fill('PIX11');
    await expect(groups(page)).toHaveText([/^Broadcast\s+coverage,\s+1$/]);
    await expect(page.locator('.front').filter({ visible: true })).toHaveCount(0);
    await search(page).fill('');
    await expect(groups(page).last()).toHaveText(/^Broadcast\s+coverage,\s+9$/);
  });
  await test.step('a category shows one flat list, All groups again', async () => {
    await filter(page, 'Broadcast').click();
    await expect(status).toHaveText('9 articles');
    await expect(shown(page)).toHaveCount(9);
    await expect(groups(page)).toHaveCount(0);
    await filter(page, 'All').click();
    await expect(shown(page)).toHaveCount(25);
    await expect(groups(page)).toHaveCount(5);
  });
  await test.step('a link to a group leads to it, whatever is filtered', async () => {
    await filter(page, 'Broadcast').click();
    await search(page).fill('algonquin');
    await expect(shown(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'International', exact: true }).click();
    await expect(groups(page).filter({ hasText: 'International' })).toBeInViewport();
    await expect(shown(page)).toHaveCount(25);
    await expect(search(page)).toHaveValue('');
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('Back finds what was searched for', async () => {
    await search(page).fill('gothamist');
    await expect(shown(page)).toHaveCount(2);
    await page.goto('/about');
    await page.goBack();
    await expect(shown(page)).toHaveCount(2);
    await expect(search(page)).toHaveValue('gothamist');
  });
});

test.describe('a citation', () => {
  const text =
    '“NYC lawmaker wants to legalize bodega cats in the 5 boroughs,” Gothamist, June 2025, https://gothamist.com/news/nyc-lawmaker-wants-to-legalize-bodega-cats-in-the-5-boroughs.';
  const cite = (page: Page) =>
    page.locator('#gothamist-lawmaker').getByRole('button', { name: 'Cite', exact: true });
  const slip = (page: Page) => page.locator('.cite + section').filter({ visible: true });

  test('opens, is copied and closes by keyboard, in any window, and wakes no island', async ({
    page,
  }) => {
    await allowClipboard(page);
    const copy = slip(page).getByRole('button', { name: 'Copy' });
    const close = slip(page).getByRole('button', { name: 'Close' });

    await test.step('an address with a piece’s name leads to the piece', async () => {
      await page.goto('/news#gothamist-lawmaker');
      await expect(cite(page)).toBeInViewport();
      await expect(cite(page)).toHaveAccessibleDescription(/^“NYC lawmaker wants/);
    });
    await test.step('by keyboard', async () => {
      await cite(page).focus();
      await page.keyboard.press('Enter');
      await expect(slip(page)).toContainText(text);
      await page.keyboard.press('Tab');
      await expect(copy).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(slip(page).getByRole('status')).toHaveText('Copied to clipboard!');
      await expectCopied(page, text);
      await page.keyboard.press('Escape');
      await expect(slip(page)).toBeHidden();
      await expect(cite(page)).toBeFocused();
      await page.keyboard.press('Enter');
      for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(slip(page)).toBeHidden();
      await expect(cite(page)).toBeFocused();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
    });
    await test.step('stands within a narrow window and can be selected in one go', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      // The address opened its group.
      await cite(page).click();
      const box = await slip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      await slip(page).getByText('NYC lawmaker').click();
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(text);
    });
    await test.step('says when copying failed', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await copy.click();
      await expect(slip(page).getByRole('status')).toHaveText('Failed to copy to clipboard');
      await close.click();
    });
    await test.step('is scrolled from its first word to its buttons where the window is low', async () => {
      await page.setViewportSize({ width: 320, height: 240 });
      await cite(page).click();
      const box = await slip(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(240);
      await close.click();
      await expect(slip(page)).toBeHidden();
    });
    await test.step('the first press on a category counts, though the list was asleep', async () => {
      await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
      await filter(page, 'Broadcast').click();
      await expect(shown(page)).toHaveCount(9);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is there to be selected as all articles are, without a control that can’t work', async ({
      page,
    }) => {
      await page.goto('/news');
      await page.getByText('11 more local pieces').click();
      await expect(shown(page)).toHaveCount(36);
      await expect(search(page)).toBeHidden();
      await cite(page).click();
      await expect(slip(page)).toContainText(text);
      await expect(slip(page).getByRole('button')).toHaveText(['Close']);
      await slip(page).getByRole('button').click();
      await expect(slip(page)).toBeHidden();
    });
  });
});
