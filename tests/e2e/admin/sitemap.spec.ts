import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sitemapPages } from '#tests/fixtures/sitemap-pages.ts';
import { SitemapTool } from '#tests/pages/sitemap-tool.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { builtPosts } from '#tests/support/built-posts.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { passRetries } from '#tests/support/retries.ts';
import { watch } from '#tests/support/watched-page.ts';
import { xmlProblems, xmlTexts } from '#scripts/xml-problems.ts';

const root = 'https://bodegacatsofnewyork.com';
const newTab = ' (opens in a new tab)';
const posts = builtPosts();

test.beforeEach(({ page }) => keepSession(page, 24));

async function open(page: Page) {
  const tool = new SitemapTool(page);
  await tool.open();
  return tool;
}

test('the main sitemap holds the pages, with their priorities and frequencies', async ({
  page,
}) => {
  const { problems } = watch(page);
  const tool = await open(page);
  const xml = await tool.generated('Main');
  await expect(tool.toast).toContainText('Success');
  await expect(tool.toast).toContainText('Main sitemap generated successfully!');
  await expect(page.getByRole('status')).toContainText('Main sitemap generated successfully!');
  expect(xmlProblems(xml)).toEqual([]);
  const rows = await tool.rows();
  expect(rows.map(([address, priority, frequency]) => [address, priority, frequency])).toEqual(
    sitemapPages.map(([path, ...rest]) => [`${path}${newTab}`, ...rest]),
  );
  expect(xmlTexts(xml, 'priority')).toEqual(rows.map(([, priority]) => priority));
  expect(xmlTexts(xml, 'changefreq')).toEqual(rows.map(([, , frequency]) => frequency));
  expect(xmlTexts(xml, 'loc')).toEqual(
    rows.map(([path = '']) => root + path.replace(newTab, '').replace(/^\/$/, '')),
  );
  expect(problems).toEqual([]);
});

test('only the pages that show posts say when they changed', async ({ page }) => {
  const tool = await open(page);
  const xml = await tool.generated('Main');
  expect(xml.match(/<loc>\S+<\/loc>\s+<lastmod>/g)).toHaveLength(2);
  const days = (await tool.rows()).map(([address, , , day]) => [address, day]);
  expect(days.filter(([, day]) => day !== 'not known').map(([address]) => address)).toEqual([
    `/${newTab}`,
    `/blog${newTab}`,
  ]);
});

test('the blog sitemap holds every published post with its last change and its cover', async ({
  page,
}) => {
  const tool = await open(page);
  const xml = await tool.generated('Blog');
  await expect(tool.toast).toContainText('Success');
  await expect(tool.toast).toContainText('Blog sitemap generated successfully!');
  expect(xmlProblems(xml)).toEqual([]);
  expect(xmlTexts(xml, 'loc')).toEqual(posts.map(({ slug }) => `${root}/blog/${slug}`));
  expect(xmlTexts(xml, 'lastmod')).toEqual(
    posts.map(({ lastUpdated, date }) =>
      new Date(`${lastUpdated ?? date} UTC`).toISOString().slice(0, 10),
    ),
  );
  expect(xmlTexts(xml, 'image:loc')).toEqual(
    posts.map(({ slug }) => `${root}/art/cover-${slug}.svg`),
  );
  expect(new Set(xmlTexts(xml, 'priority'))).toEqual(new Set(['0.6']));
  await expect(tool.table.locator('caption')).toHaveText(
    `${posts.length} addresses in blog-sitemap.xml`,
  );
  await expect(tool.leftOut).toHaveCount(0);
});

test('a built-in post that was updated says the day of the update', async ({ page }) => {
  const updated = posts.find(({ lastUpdated }) => lastUpdated !== undefined);
  if (!updated?.lastUpdated) throw new Error('No built-in post was ever updated.');
  const xml = await (await open(page)).generated('Blog');
  expect(xml).toContain(
    `<loc>${root}/blog/${updated.slug}</loc>\n    <lastmod>${updated.lastUpdated}</lastmod>`,
  );
});

test('posts of this browser are left out and marked; changed ones stand as everyone sees them', async ({
  page,
}) => {
  const [newest] = posts;
  if (!newest) throw new Error('There is no built-in post.');
  await storePosts(page, [
    { id: 'mine', title: 'A cat <of> mine & yours', content: 'Text', slug: 'only-mine' },
    { id: 'hidden', title: 'Not yet', content: 'Text', isPublished: false },
    { ...newest, slug: 'moved-here', date: 'January 1, 2031' },
  ]);
  const tool = await open(page);
  const xml = await tool.generated('Blog');
  await expect(tool.leftOut).toContainText(
    'Only this browser has these posts. Nobody else can open their addresses, so they are left out:',
  );
  await expect(tool.leftOut.getByRole('listitem')).toHaveText(
    ['A cat <of> mine & yours Only here', 'Not yet Only here'],
    { useInnerText: true },
  );
  expect(xmlTexts(xml, 'loc')).toEqual(posts.map(({ slug }) => `${root}/blog/${slug}`));
  for (const local of ['only-mine', 'moved-here', '2031']) expect(xml).not.toContain(local);
  const marked = tool.table.getByRole('row').filter({ hasText: 'Changed here' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(`/blog/${newest.slug}`);
  await expect(marked).toContainText('The sitemap holds the published version');
  expect(await tool.generated('Main')).not.toContain('2031');

  await tool.tab('Blog').click();
  await tool.leftOut.getByRole('link', { name: 'A cat <of> mine & yours' }).click();
  await expect(page).toHaveURL('/blog-admin/edit/mine');
});

test('downloads are called sitemap.xml and blog-sitemap.xml and hold what is shown', async ({
  page,
}) => {
  const tool = await open(page);
  const main = await tool.generated('Main');
  await expect(tool.xml).toHaveAccessibleName('sitemap.xml');
  await expect(tool.xml).not.toBeEditable();
  expect(await tool.downloaded()).toEqual({ name: 'sitemap.xml', text: main });
  const blog = await tool.generated('Blog');
  await expect(tool.xml).toHaveAccessibleName('blog-sitemap.xml');
  expect(await tool.downloaded()).toEqual({ name: 'blog-sitemap.xml', text: blog });
});

test('what was generated is still there when one comes back to its tab', async ({ page }) => {
  const tool = await open(page);
  const main = await tool.generated('Main');
  await tool.generated('Blog');
  await tool.tab('Main').click();
  await expect(tool.xml).toHaveValue(main);
});

test('Copy XML copies it', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await open(page);
  const xml = await tool.generated('Blog');
  await tool.copy.click();
  await expect(tool.toast.last()).toContainText('Success');
  await expect(tool.toast.last()).toContainText('Copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(xml);
});

for (const [how, hasClipboard] of [
  ['refuses', true],
  ['has none', false],
] as const) {
  test(`where the browser ${how}, copying says so and selects the text instead`, async ({
    page,
  }) => {
    await page.addInitScript((isThere) => {
      const refusing = { writeText: () => Promise.reject(new Error('refused')) };
      Object.defineProperty(navigator, 'clipboard', { value: isThere ? refusing : undefined });
    }, hasClipboard);
    const tool = await open(page);
    const xml = await tool.generated('Main');
    await tool.copy.click();
    await expect(tool.toast.last()).toContainText('Error');
    await expect(tool.toast.last()).toContainText('Failed to copy to clipboard');
    await expect(tool.xml).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(xml);
  });
}

test('without the list of posts the blog sitemap fails and says why; later it works', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/posts.json', (route) => route.abort());
  const tool = await open(page);
  await tool.tab('Blog').click();
  await tool.generate('Blog').click();
  await expect(tool.panel).toContainText('Reading the list of posts...');
  await passRetries(page, tool.toast);
  await expect(tool.toast).toContainText('Error');
  await expect(tool.toast).toContainText('Failed to generate blog sitemap');
  await expect(tool.panel).toContainText(
    'The list of built-in posts could not be loaded. Check your connection, then generate again.',
  );
  await expect(tool.xml).toHaveCount(0);

  await page.unroute('**/posts.json');
  await tool.generate('Blog').click();
  await expect(tool.toast).toHaveText(/Blog sitemap generated successfully!/);
  await expect(tool.panel).not.toContainText('could not be fetched');
  expect(xmlTexts(await tool.xml.inputValue(), 'loc')).toHaveLength(posts.length);
});

test('without the list of posts the main sitemap is made without days, and says so', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/posts.json', (route) => route.abort());
  const tool = await open(page);
  await tool.generate('Main').click();
  await passRetries(page, tool.toast);
  await expect(tool.toast).toContainText('Main sitemap generated successfully!');
  await expect(tool.panel).toContainText(
    'The list of built-in posts could not be loaded, so the days of the last change are missing.',
  );
  expect(await tool.xml.inputValue()).not.toContain('lastmod');
});

for (const [name, sentence] of [
  ['Main', 'Failed to generate sitemap'],
  ['Blog', 'Failed to generate blog sitemap'],
] as const) {
  test(`a browser that fails while writing is told: ${sentence}`, async ({ page }) => {
    const tool = await open(page);
    await tool.generated(name);
    await page.evaluate(() => {
      Object.defineProperty(window, 'URL', {
        value: () => {
          throw new Error('No addresses today');
        },
      });
    });
    await tool.generate(name).click();
    await expect(tool.toast).toHaveText(new RegExp(`Error\\s*${sentence}`));
    await expect(tool.panel).toContainText(
      'The sitemap could not be written. Reload the page, then generate again.',
    );
    await expect(tool.xml).toHaveCount(0);
  });
}

test('the tool says what a sitemap does and doesn’t do', async ({ page }) => {
  await open(page);
  const notes = page.getByRole('region', { name: 'Good to know' }).getByRole('listitem');
  await expect(notes).toHaveText([
    'The website gets a new sitemap with every build. The one you generate here is for you to look at or pass on.',
    'Google says that it ignores priority and change frequency, and that it uses the day of the last change only if that proves accurate. Where we don’t know the day, the sitemap has none.',
    'News items are on other websites, and a sitemap lists only its own, so none are in here. Their priority of 0.5 is kept for news pages of our own.',
    'All addresses begin with https://bodegacatsofnewyork.com, wherever you generate them.',
  ]);
});

test('everything works by keyboard: one stop for the tabs, arrows, Home and End', async ({
  page,
}) => {
  const tool = await open(page);
  const [main, blog] = [tool.tab('Main'), tool.tab('Blog')];
  await expect(main).toHaveAttribute('aria-selected', 'true');
  await main.focus();
  for (const [key, tab, other] of [
    ['ArrowRight', blog, main],
    ['ArrowRight', main, blog],
    ['ArrowLeft', blog, main],
    ['Home', main, blog],
    ['End', blog, main],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await expect(other).toHaveAttribute('tabindex', '-1');
  }
  await expect(tool.panel).toHaveAccessibleName('Blog');
  await expect(tool.panel).toHaveId((await blog.getAttribute('aria-controls')) ?? '');

  await page.keyboard.press('Tab');
  await expect(tool.generate('Blog')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool.xml).toBeVisible();
  await expect(tool.generate('Blog')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.xml).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tool.copy).toBeFocused();
});

test('axe finds nothing in both themes at 390 and 1280 px, and 320 px need no sideways scroll', async ({
  page,
}) => {
  test.slow();
  await storePosts(page, [
    { id: 'mine', title: 'A cat with one very long name '.repeat(5), content: 'Text' },
    ...posts.slice(1, 2).map((post) => ({ ...post, excerpt: 'Changed' })),
  ]);
  const tool = await open(page);
  for (const name of ['Main', 'Blog'] as const) {
    await tool.generated(name);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeInBothThemes(page), `${name}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const link of await tool.table.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    // No date wraps.
    for (const time of await tool.table.locator('time').all())
      expect(await time.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});
