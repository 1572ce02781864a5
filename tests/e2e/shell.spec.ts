import { expect } from '@playwright/test';
import { builtPost } from '#tests/support/built-posts.ts';
import { hold } from '#tests/support/held-answers.ts';
import { SiteHeader } from '#tests/pages/site-header.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { test } from '#tests/support/look.ts';

const transparent = 'rgba(0, 0, 0, 0)';
const aPost = `/blog/${builtPost('2').slug}`;

test('the header leads to Home, About, News, Blog, Contact and the shop, which opens a new tab', async ({
  look,
}) => {
  const page = await look('/');
  const { links } = new SiteHeader(page);
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.firstChild?.textContent?.trim(), link.getAttribute('href')]),
  );
  expect(shown).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['News', '/news'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Shop', expect.stringMatching(/^https:\/\//)],
  ]);
  const shop = links.last();
  await expect(shop).toHaveAttribute('target', '_blank');
  await expect(shop).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(shop).toHaveAccessibleName(/\(opens in a new tab\)$/);
});

test('the footer has the columns Pages, Actions and Contact Us with all their links', async ({
  look,
}) => {
  const page = await look('/');
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByRole('heading')).toHaveText(['Pages', 'Actions', 'Contact Us']);
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of [
    '/',
    '/about',
    '/news',
    '/presskit',
    '/partnerships',
    '/padhome-partnership',
    '/contact',
    'https://www.instagram.com/bodegacatsofnewyork/',
    'mailto:hello@bodegacatsofnewyork.com',
  ]) {
    expect(hrefs, href).toContain(href);
  }
  await expect(footer.getByRole('link', { name: 'Press Kit' })).toHaveAttribute(
    'href',
    '/presskit',
  );
  await expect(footer.getByRole('link', { name: 'PadHome Vet Care' })).toHaveAttribute(
    'href',
    '/padhome-partnership',
  );
  const shop = footer.getByRole('link', { name: /^Shop/ });
  await expect(shop).toHaveAttribute('href', /^https:\/\//);
  for (const external of [shop, footer.getByRole('link', { name: /^Instagram/ })]) {
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test('the footer says that the site uses cookies, and 2025', async ({ look }) => {
  const page = await look('/');
  const footer = page.getByRole('contentinfo').last();
  await expect(footer).toContainText('This site uses cookies or similar storage in your browser.');
  await expect(footer).toContainText('© 2025 Bodega Cats of New York');
  await expect(footer.locator('a[href="/privacy"]')).not.toHaveCount(0);
});

test('the link of the page is marked as current, and Blog on a post', async ({ look }) => {
  const marked = async (path: string) =>
    new SiteHeader(await look(path)).links.evaluateAll((links) =>
      links.flatMap((link) =>
        link.ariaCurrent === null ? [] : [[link.textContent.trim(), link.ariaCurrent]],
      ),
    );
  expect(await marked('/')).toEqual([['Home', 'page']]);
  expect(await marked('/blog')).toEqual([['Blog', 'page']]);
  expect(await marked(aPost)).toEqual([['Blog', 'true']]);
});

test('the header is transparent at the top, solid and blurred once scrollY exceeds 20', async ({
  page,
}) => {
  await page.goto('/');
  const header = new SiteHeader(page);
  await expect(header.root).toHaveCSS('background-color', transparent);
  await expect(header.root).toHaveCSS('backdrop-filter', 'none');

  await header.scrollTo(20);
  expect(await page.evaluate(() => scrollY)).toBe(20);
  await expect(header.root).toHaveCSS('background-color', transparent);
  await expect(header.root).toHaveCSS('backdrop-filter', 'none');

  await header.scrollTo(21);
  expect(await page.evaluate(() => scrollY)).toBe(21);
  await expect(header.root).toHaveCSS('backdrop-filter', 'blur(10px)');
  await expect(header.root).not.toHaveCSS('background-color', transparent);
  await expect(header.root).toBeInViewport();

  await header.scrollTo(0);
  await expect(header.root).toHaveCSS('background-color', transparent);

  await test.step('solid on a page that opens below the top', async () => {
    await page.goto('about:blank');
    await page.goto('/#shop');
    await expect(header.root).toHaveCSS('backdrop-filter', 'blur(10px)');
  });
});

test('the menu below the large breakpoint', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { menuButton, links, navigation } = new SiteHeader(page);

  await test.step('it has no button on a wide page, where all its links stand', async () => {
    await expect(menuButton).toBeHidden();
    for (const link of await links.all()) await expect(link).toBeInViewport();
  });
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('closed it is out of the tab order', async () => {
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation).toBeHidden();
    await menuButton.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop Merch' })).toBeFocused();
  });
  await test.step('its button toggles it, and axe finds nothing in it', async () => {
    await menuButton.click();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) await expect(link).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
    await menuButton.click();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation).toBeHidden();
  });
  await test.step('Enter opens it, Tab walks through it, Escape closes it and returns', async () => {
    await menuButton.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(menuButton).toBeFocused();
  });
  await test.step('it closes when focus leaves the header', async () => {
    await menuButton.click();
    await links.last().focus();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation).toBeHidden();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('it closes when a link is followed, also one into another tab', async () => {
    await menuButton.click();
    await links.filter({ hasText: 'Shop' }).click();
    await expect(navigation).toBeHidden();
    await menuButton.click();
    await links.filter({ hasText: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(navigation).toBeHidden();
    await page.goBack();
    await expect(navigation).toBeHidden();
  });
  await test.step('opened before the page has loaded, it stays open', async () => {
    const letGo = await hold(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await menuButton.click();
    letGo();
    await page.waitForLoadState();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  page,
}) => {
  // Fonts are optional; a second view with them would differ in height.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Shop Merch' })).toBeFocused();

  await test.step('every page view starts at the top; Back restores the position', async () => {
    await page.goto('/');
    const header = new SiteHeader(page);
    await header.scrollTo(1500);
    await header.links.filter({ hasText: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });
});
