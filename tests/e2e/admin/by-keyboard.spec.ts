import { builtPosts } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not get there.');
}

test('a password is set, a post written, published, found, deleted and brought back without a mouse', async ({
  page,
}) => {
  test.slow();
  const editor = new Editor(page);
  const dashboard = new Dashboard(page);
  const { keyboard } = page;
  await page.goto('/blog-admin/login');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type('nine lives');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'New Post' }));
  await keyboard.press('Enter');
  // A new post begins in its title.
  await expect(editor.title).toBeFocused();
  await keyboard.type('Olga');
  await tabTo(page, editor.content);
  await keyboard.type('She has a ');
  await keyboard.press('Control+B');
  await keyboard.type('chair');
  await tabTo(page, editor.excerpt);
  await keyboard.type('A cat.');
  const category = page.getByLabel('Category');
  await tabTo(page, category);
  await keyboard.press('ArrowDown');
  await expect(category).toHaveValue('educational');
  // The tags are one stop, and "?" lists the shortcuts from there.
  await tabTo(page, page.getByRole('button', { name: 'stores', exact: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Space');
  await keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(shortcuts).toContainText('Ctrl+S');
  // One key alone can be switched off.
  await tabTo(page, shortcuts.getByRole('checkbox', { name: '“?” opens this list' }));
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await keyboard.press('?');
  await expect(shortcuts).toHaveCount(0);
  await expect(
    page.getByRole('toolbar', { name: 'Suggestions' }).locator(':focus'),
  ).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('switch', { name: 'Featured' }));
  await keyboard.press('Space');
  // What is in order is no stop on the way to the button, whose shortcut answers in every field.
  const inOrder = page.getByRole('button', { name: /^Slug: No other post has/ });
  await expect(inOrder).toBeVisible();
  await expect(async () => tabTo(page, inOrder)).rejects.toThrow('Tab does not get there.');
  await tabTo(page, editor.publish);
  await expect(editor.publish).toHaveAttribute('title', 'Publish Post (Ctrl+Enter)');
  await tabTo(page, editor.content);
  await keyboard.press('Control+Enter');
  await dashboard.isLoaded();
  expect(JSON.parse((await storedPostsText(page)) ?? '')).toMatchObject([
    {
      title: 'Olga',
      content: 'She has a **chair**',
      category: 'educational',
      isFeatured: true,
      tags: [expect.any(String)],
    },
  ]);

  // It is found again where it stands in the list.
  const row = dashboard.row('Olga').getByRole('link').first();
  await expect(row).toBeFocused();
  await tabTo(page, dashboard.search, 'Shift+Tab');
  await keyboard.type('olga');
  await expect(dashboard.status).toHaveText(`1 of ${builtPosts().length + 1} posts`);
  await tabTo(page, dashboard.action('Olga', 'Delete'));
  await keyboard.press('Enter');
  await tabTo(page, dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }));
  await keyboard.press('Enter');
  // It was the last one that the search had found.
  await expect(page.locator('#post-list')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(row).toBeFocused();

  // The next row has the focus after its neighbor went, and Tab leads from there to Undo and back.
  await dashboard.search.fill('');
  await tabTo(page, dashboard.action('Olga', 'Delete'));
  await keyboard.press('Enter');
  await tabTo(page, dashboard.dialog.getByRole('button', { name: 'Delete', exact: true }));
  await keyboard.press('Enter');
  const next = page.locator('.row-title').first();
  await expect(next).toBeFocused();
  await expect(next).not.toHaveText('Olga');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(next).toBeFocused();
  await keyboard.press('Control+Z');
  await expect(row).toBeFocused();
});

test.describe('on a Mac', () => {
  test('Cmd+B, Cmd+I and Cmd+K format, Cmd+S keeps the text, and the tips say so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    });
    const writing = new PostWriting(page);
    await writing.open();
    for (const [keys, after] of [
      ['Meta+B', 'A **cat** naps'],
      ['Meta+I', 'A *cat* naps'],
    ] as const) {
      await writing.write('A cat naps', 'cat');
      await page.keyboard.press(keys);
      await expect(writing.text).toHaveValue(after);
    }
    await page.keyboard.press('Meta+K');
    await page.getByRole('dialog', { name: 'Link' }).getByRole('textbox').fill('/cats');
    await page.keyboard.press('Enter');
    await expect(writing.text).toHaveValue('A *[cat](/cats)* naps');
    await page.getByText('Markdown tips').click();
    for (const keys of ['⌘B', '⌘I', '⌘K', '⌘S', '⌘Enter'])
      await expect(page.locator('.markdown-tips').getByText(keys, { exact: true })).toBeVisible();
    await page.keyboard.press('Meta+S');
    await expect(page.getByText('Kept. You can close this tab and go on later.')).toBeVisible();
  });
});
