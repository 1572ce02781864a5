import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { sitemapPages } from '#tests/fixtures/sitemap-pages.ts';
import { SitemapTool } from '#tests/pages/sitemap-tool.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeFindings, axeInBothThemes } from '#tests/support/axe.ts';
import { builtPosts } from '#tests/support/built-posts.ts';
import { allowClipboard, expectCopied } from '#tests/support/clipboard.ts';
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

test('both sitemaps, copied and downloaded', async ({ page }) => {
  const { problems } = watch(page);
  const tool = await open(page);
  await test.step('the tool says what a sitemap does and doesn’t do', () => saysWhatItDoes(page));
  await test.step('tabs and buttons work by keyboard', () => worksByKeyboard(tool, page));
  const main = await test.step('Main holds the pages, with priorities and frequencies', () =>
    holdsPages(tool, page));
  await test.step('its download is called sitemap.xml and holds what is shown', async () => {
    await expect(tool.xml).toHaveAccessibleName('sitemap.xml');
    await expect(tool.xml).not.toBeEditable();
    expect(await tool.downloaded()).toEqual({ name: 'sitemap.xml', text: main });
  });
  const blog = await test.step('Blog holds the posts, with last change and cover', () =>
    holdsPosts(tool));
  await test.step('its download is called blog-sitemap.xml and holds what is shown', async () => {
    await expect(tool.xml).toHaveAccessibleName('blog-sitemap.xml');
    expect(await tool.downloaded()).toEqual({ name: 'blog-sitemap.xml', text: blog });
  });
  await test.step('Copy XML copies it', async () => {
    await allowClipboard(page);
    await tool.copy.click();
    await expect(tool.toast.last()).toContainText('Success');
    await expect(tool.toast.last()).toContainText('Copied to clipboard!');
    await expectCopied(page, blog);
  });
  await test.step('what was generated is still there when one comes back to its tab', async () => {
    await tool.tab('Main').click();
    await expect(tool.xml).toHaveValue(main);
  });
  expect(problems).toEqual([]);
});

async function saysWhatItDoes(page: Page) {
  const notes = page.getByRole('region', { name: 'Good to know' }).getByRole('listitem');
  await expect(notes).toHaveText([
    'A sitemap is a list of addresses for search engines, in XML, a form that programs read. The website gets a new one each time it makes its pages. The one you generate here is for you to look at or pass on.',
    'Priority says which page matters more to us, from 0.0 to 1.0; change frequency says how often a page may change.',
    'Google says that it ignores priority and change frequency, and that it uses the day of the last change only if that proves accurate. Where we don’t know the day, the sitemap has none.',
    'News items are on other websites, and a sitemap lists only its own, so none are in here. Their priority of 0.5 is kept for news pages of our own.',
    'All addresses begin with https://bodegacatsofnewyork.com, wherever you generate them.',
  ]);
}

async function worksByKeyboard(tool: SitemapTool, page: Page) {
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
}

async function holdsPages(tool: SitemapTool, page: Page) {
  const xml = await tool.generated('Main');
  await expect(tool.toast.last()).toContainText('Success');
  await expect(tool.toast.last()).toContainText('Main sitemap generated successfully!');
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
  // Only the pages that show posts say when they changed.
  expect(xml.match(/<loc>\S+<\/loc>\s+<lastmod>/g)).toHaveLength(2);
  const dated = rows.filter(([, , , day]) => day !== 'not known').map(([address]) => address);
  expect(dated).toEqual([`/${newTab}`, `/blog${newTab}`]);
  return xml;
}

async function holdsPosts(tool: SitemapTool) {
  const xml = await tool.generated('Blog');
  await expect(tool.toast.last()).toContainText('Success');
  await expect(tool.toast.last()).toContainText('Blog sitemap generated successfully!');
  expect(xmlProblems(xml)).toEqual([]);
  expect(xmlTexts(xml, 'loc')).toEqual(posts.map(({ slug }) => `${root}/blog/${slug}`));
  // Some were updated since their first day.
  expect(posts.some(({ lastUpdated }) => lastUpdated !== undefined)).toBe(true);
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
  return xml;
}

test('with posts of this browser', async ({ page }) => {
  const [newest] = posts;
  if (!newest) throw new Error('There is no built-in post.');
  const longTitle = Array.from({ length: 5 }, () => 'A cat with one very long name').join(' ');
  await storePosts(page, [
    { id: 'mine', title: 'A cat <of> mine & yours', content: 'Text', slug: 'only-mine' },
    { id: 'long', title: longTitle, content: 'Text' },
    { id: 'hidden', title: 'Not yet', content: 'Text', isPublished: false },
    { ...newest, slug: 'moved-here', date: 'January 1, 2031' },
  ]);
  const tool = await open(page);
  const xml = await tool.generated('Blog');
  await test.step('they are left out and listed', async () => {
    await expect(tool.leftOut).toContainText(
      'Only this browser has these posts. Nobody else can open their addresses, so they are left out:',
    );
    await expect(tool.leftOut.getByRole('listitem')).toHaveText(
      ['A cat <of> mine & yours Only here', `${longTitle} Only here`, 'Not yet Only here'],
      { useInnerText: true },
    );
    expect(xmlTexts(xml, 'loc')).toEqual(posts.map(({ slug }) => `${root}/blog/${slug}`));
  });
  await test.step('changed ones are marked, and stand as everyone sees them', async () => {
    for (const local of ['only-mine', 'moved-here', '2031']) expect(xml).not.toContain(local);
    const marked = tool.table.getByRole('row').filter({ hasText: 'Live, changed here' });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(`/blog/${newest.slug}`);
    await expect(marked).toContainText('The sitemap holds the published version');
    expect(await tool.generated('Main')).not.toContain('2031');
  });
  await test.step('320 px need no sideways scroll, links can be hit, and no date wraps', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ['Main', 'Blog'] as const) {
      await tool.tab(name).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const links = await tool.table.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const { width, height } = link.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      expect(Math.min(...links)).toBeGreaterThanOrEqual(24);
      const lines = await tool.table
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getClientRects().length));
      expect(new Set(lines)).toEqual(new Set([1]));
    }
  });
  await test.step('axe finds nothing at 390 px, and at 1280 px in both themes', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
    await tool.tab('Main').click();
    expect(await axeFindings(page)).toEqual([]);
    await tool.tab('Blog').click();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await axeInBothThemes(page)).toEqual([]);
  });
  await test.step('their titles lead to the editor', async () => {
    await tool.leftOut.getByRole('link', { name: 'A cat <of> mine & yours' }).click();
    await expect(page).toHaveURL('/blog-admin/edit/mine');
  });
});

test('without the list of posts', async ({ page }) => {
  await page.clock.install();
  await page.route('**/posts.json', (route) => route.abort());
  const tool = await open(page);
  await test.step('the main sitemap is made without days, and says so', async () => {
    await tool.generate('Main').click();
    await passRetries(page, tool.toast);
    await expect(tool.toast).toContainText('Main sitemap generated successfully!');
    await expect(tool.panel).toContainText(
      'The list of built-in posts could not be loaded, so the days of the last change are missing.',
    );
    expect(await tool.xml.inputValue()).not.toContain('lastmod');
    await tool.toast.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('the blog sitemap fails and says why', async () => {
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
  });
  await test.step('later it works', async () => {
    await page.unroute('**/posts.json');
    await tool.generate('Blog').click();
    await expect(tool.toast).toHaveText(/Blog sitemap generated successfully!/);
    await expect(tool.panel).not.toContainText('could not be loaded');
    expect(xmlTexts(await tool.xml.inputValue(), 'loc')).toHaveLength(posts.length);
  });
});

test('a browser that fails', async ({ page }) => {
  const tool = await open(page);
  const xml = await tool.generated('Main');
  for (const [how, hasClipboard] of [
    ['refuses', true],
    ['has none', false],
  ] as const)
    await test.step(`where it ${how}, copying says so and selects the text instead`, async () => {
      await page.evaluate((isThere) => {
        const refusing = { writeText: () => Promise.reject(new Error('refused')) };
        Object.defineProperty(navigator, 'clipboard', {
          value: isThere ? refusing : undefined,
          configurable: true,
        });
      }, hasClipboard);
      await tool.xml.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 0));
      await tool.copy.click();
      await expect(tool.toast.last()).toContainText('Error');
      await expect(tool.toast.last()).toContainText('Failed to copy to clipboard');
      await expect(tool.xml).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(xml);
      await tool.toast.last().getByRole('button', { name: 'Close' }).click();
    });
  await tool.generated('Blog');
  await page.evaluate(() => {
    Object.defineProperty(window, 'URL', {
      value: () => {
        throw new Error('No addresses today');
      },
    });
  });
  for (const [name, sentence] of [
    ['Blog', 'Failed to generate blog sitemap'],
    ['Main', 'Failed to generate sitemap'],
  ] as const)
    await test.step(`while it writes ${name}: ${sentence}`, async () => {
      await tool.tab(name).click();
      await tool.generate(name).click();
      await expect(tool.toast.last()).toHaveText(new RegExp(`Error\\s*${sentence}`));
      await expect(tool.panel).toContainText(
        'The sitemap could not be written. Reload the page, then generate again.',
      );
      await expect(tool.xml).toHaveCount(0);
    });
});
