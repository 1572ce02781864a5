import type { Page } from '@playwright/test';
import { adminPaths } from '#src/admin/shell/router.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { putRows } from '#tests/support/admin-database.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { historyIsBack } from '#tests/support/dialog-checks.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { partsBeyond, sidewaysBoxes } from '#tests/support/page-fit.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { expect, test } from '#tests/support/test.ts';

const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(12).slice(0, 400);
const address = `https://example.com/${'a-long-way/'.repeat(30)}`;
const odd = aPost({
  id: 'odd',
  slug: word.toLowerCase(),
  title: word,
  excerpt: address,
  author: { name: word },
  date: '2030-01-01',
  category: word,
  tags: [word],
  readTime: word,
  coverImage: '/art/no-such-picture.svg',
  coverAlt: word,
  coverCredit: word,
  isFeatured: true,
  content: `## ${word}\n\n${address}\n\n> *${word}*\n\n- [${word}](/blog)\n\n\`${word}\`\n\n    ${word}\n\n| ${word} | a |\n|---|---|\n| ${word} | b |\n\n![${word}](/art/no-such-picture.svg)[^1]\n\n[^1]: ${word}`,
});
const posts = [odd, { ...odd, id: 'odd-2', slug: `${odd.slug}-2`, date: word, isFeatured: false }];

/** Checks that nothing is wider than the window, or than a box that isn't made to scroll sideways. */
async function fits(page: Page, name: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${name}, ${width} px`;
    expect.soft(await partsBeyond(page, width), where).toEqual([]);
    expect.soft(await sidewaysBoxes(page), where).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a word of 400 letters in every field of a post fits wherever visitors see it', async ({
  page,
}) => {
  await storePosts(page, posts);
  await page.goto('/blog');
  await expect(page.locator('.featured-post:visible')).toContainText(word);
  await fits(page, 'the list');
  await page.goto(`/blog?search=${word}`);
  await expect(page.locator('.blog-list h2:visible').first()).toContainText(word);
  await fits(page, 'results');
  await page.goto(`/blog?search=no-such-${word}`);
  await expect(page.getByText('No posts found')).toBeVisible();
  await fits(page, 'no results');
  await page.goto(`/blog/${odd.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await fits(page, 'the post');
});

const legal = builtPost('2', ({ tags }) => tags.includes('law'));
test('quotes and lists 45 deep fit on the page of a post and in Visual', async ({ page }) => {
  const deep = ['> ', '- ', '1. '].map((mark) => `${mark.repeat(45)}${word}`);
  const nested = { ...odd, content: deep.join('\n\n# a\n\n') };
  await keepSession(page, 1);
  await storePosts(page, [nested]);
  await page.goto(`/blog/${odd.slug}`);
  await expect(page.locator('.prose blockquote').last()).toHaveText(word);
  await fits(page, 'the post');
  const editor = new Editor(page);
  await editor.open('odd');
  await page.getByRole('button', { name: 'Visual', exact: true }).click();
  await expect(page.locator('.visual-text blockquote').last()).toHaveText(word);
  await fits(page, 'Visual');
});

for (const path of ['/', '/blog', `/blog/${legal.slug}`, '/blog/tag/law', '/news', '/404'])
  test(`a word of 400 letters in place of any text of an author fits on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const count = await page.evaluate((long) => {
      const parts = document.querySelectorAll(
        'main :is(h1, h2, h3, .lead, .chip, .crumbs li, .byline bdi, .prose a, figcaption, time, .meta, .headline, .excerpt, nav a, blockquote, cite, .post-card p)',
      );
      let filled = 0;
      for (const part of parts) {
        const text = [...part.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (!text?.nodeValue?.trim() || part.tagName === 'TIME') continue;
        text.nodeValue = long;
        filled += 1;
      }
      return filled;
    }, word);
    expect(count).toBeGreaterThan(0);
    await fits(page, path);
  });

test('a word of 400 letters in every field of a post fits on every screen of the admin', async ({
  page,
}) => {
  test.slow();
  await keepSession(page, 1);
  await storePosts(page, posts);
  const now = Date.now();
  await putRows(page, 'versions', [
    [['odd', 'v1'], { key: 'v1', postId: 'odd', at: now - 1000, post: odd }],
    [
      ['odd', 'v2'],
      {
        key: 'v2',
        postId: 'odd',
        at: now - 2000,
        post: { ...odd, title: `${word}b`, content: word },
      },
    ],
  ]);
  const dashboard = new Dashboard(page);

  await test.step('the dashboard, its messages and questions', async () => {
    await page.goto(adminPaths.dashboard);
    await dashboard.isLoaded();
    await page.getByText('What takes up space').click();
    await dashboard.search.fill(word);
    await expect(dashboard.rows).toHaveCount(2);
    await fits(page, 'the dashboard');
    for (const box of await dashboard.rows.getByRole('checkbox').all()) await box.check();
    await page.getByRole('group', { name: 'Selected posts' }).getByText('Delete').click();
    await fits(page, 'the question about two');
    await page.keyboard.press('Escape');
    await dashboard.rows.first().locator('.actions').getByText('Delete').click();
    await fits(page, 'the question about one');
    await dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dashboard.toast).toContainText(word);
    await fits(page, 'the message');
  });
  await test.step('the review of what would be published', async () => {
    await dashboard.rows.getByRole('button', { name: /^Publish to the website/ }).click();
    await expect(new Publishing(page).review('publish')).toContainText('Not ready yet');
    await fits(page, 'the review');
    await page.keyboard.press('Escape');
    await historyIsBack(page);
  });
  await test.step('the Trash', async () => {
    await page.goto(adminPaths.trash);
    await expect(page.locator('.trash-card')).toContainText(word);
    await fits(page, 'the Trash');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await fits(page, 'the question of the Trash');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Restore/ }).click();
    await expect(page.locator('.trash-card')).toHaveCount(0);
    await fits(page, 'the message of the Trash');
  });
  await test.step('the sitemap', async () => {
    await page.goto(adminPaths.sitemap);
    await page.getByRole('tab', { name: 'Blog' }).click();
    await page.getByRole('button', { name: 'Generate Blog Sitemap' }).click();
    await expect(page.locator('.sitemap-left-out')).toContainText(word);
    await fits(page, 'the sitemap');
  });
  await test.step('the import', async () => {
    const actions = new PostActions(page);
    await actions.open();
    await actions.choose('Import Posts');
    const list = [{ ...odd, title: `${word}c`, date: 5 }, { ...odd, id: 'odd-3' }, 7];
    await actions.checkFile(JSON.stringify(list), `${word.slice(0, 100)}.json`);
    await expect(actions.importButton).toBeVisible();
    await actions.dialog.locator('details').evaluateAll((lists: HTMLDetailsElement[]) => {
      for (const one of lists) one.open = true;
    });
    await fits(page, 'the report');
    await actions.button('Back').click();
    await fits(page, 'the chosen file');
  });
  await test.step('the versions', async () => {
    await page.goto(adminPaths.versions('odd'));
    await page
      .getByRole('navigation', { name: 'Saved versions' })
      .getByRole('button')
      .last()
      .click();
    await expect(page.locator('del').first()).toBeVisible();
    await fits(page, 'the versions');
  });
  await test.step('the editor, its previews, and what it offers of unsaved text', async () => {
    const editor = new Editor(page);
    await editor.open('odd');
    await editor.slug.fill(legal.slug);
    await expect(page.locator('.field-problem')).toBeVisible();
    await fits(page, 'a taken address');
    await editor.slug.fill(`${odd.slug} 2`);
    await expect(page.locator('.field-problem')).toBeVisible();
    await fits(page, 'a long address that is taken');
    await editor.title.fill(`${word}d`);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(
      page.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 }),
    ).toHaveText(`${word}d`);
    await fits(page, 'the preview');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => {
        const shown = document.querySelector('iframe')?.contentDocument?.scrollingElement;
        return (shown?.scrollWidth ?? NaN) - (shown?.clientWidth ?? NaN);
      });
      expect.soft(beyond, `what the preview shows, ${width} px`).toBe(0);
    }
    await page.keyboard.press('Escape');
    await historyIsBack(page);
    // Its safety copy is written once a second, and when the page goes.
    await page.goto(adminPaths.edit('odd'));
    await expect(editor.copies).toContainText(word);
    await fits(page, 'the offered copy');
    await page.goto(adminPaths.dashboard);
    await expect(page.locator('.unsaved-texts')).toContainText(word);
    await fits(page, 'the offered copies');
  });
  await test.step('the windows of Visual', async () => {
    const writing = new PostWriting(page);
    await writing.open();
    await writing.write(`A [${word}](${address}) naps`, word);
    await writing.view('Visual').click();
    await expect(page.getByText(`Leads to ${address}`)).toBeVisible();
    await fits(page, 'where a link leads');
    await writing.tool('Link').click();
    await page.getByLabel('Address, or words of a post').fill(word);
    await fits(page, 'the box of a link');
  });
  await test.step('what another tab saved meanwhile', async () => {
    const editor = new Editor(page);
    await editor.open('odd-2');
    await editor.content.fill(word);
    await storePosts(page, [{ ...odd, id: 'odd-2', content: `${word}e` }]);
    await editor.update.click();
    await fits(page, 'the question which text is kept');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('insertion').first()).toBeVisible();
    await fits(page, 'the two texts');
  });
});

test('a search takes 200 characters, and the rest of a longer text is cut', async ({ page }) => {
  await keepSession(page, 1);
  for (const path of ['/blog', '/news', '/blog-admin']) {
    await page.goto(path);
    await page.getByRole('searchbox').focus();
    await page.keyboard.insertText('cat'.repeat(100));
    await expect(page.getByRole('searchbox'), path).toHaveValue('cat'.repeat(100).slice(0, 200));
  }
});
