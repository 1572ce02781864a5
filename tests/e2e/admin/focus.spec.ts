import { expect, test } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';

test('closing a message gives focus back to the field that had it', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.publish.click();
  await expect(editor.title).toBeFocused();
  await page.getByRole('button', { name: 'Close: Error' }).click();
  await expect(editor.toast('Title is required')).toHaveCount(0);
  await expect(editor.title).toBeFocused();
});

test('a button that goes with what it did leaves focus on the screen', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.fill({ title: 'Half a thought' });
  await page.reload();
  await editor.copies.getByRole('button', { name: 'Restore: Half a thought' }).click();
  await expect(editor.title).toHaveValue('Half a thought');
  await expect(page.getByRole('main')).toBeFocused();
});

test('taking the free slug moves focus to the slug', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.slug.fill('snowy-comes-home');
  await page.getByRole('button', { name: 'Use snowy-comes-home-2' }).click();
  await expect(editor.slug).toHaveValue('snowy-comes-home-2');
  await expect(editor.slug).toBeFocused();
});
