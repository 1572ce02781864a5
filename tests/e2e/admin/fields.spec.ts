import { expect, test } from '@playwright/test';
import { Editor } from '#tests/pages/editor.ts';
import { storePosts } from '#tests/support/local-posts.ts';

test('reading time is worked out, can be set, and follows the text again; a date that can’t be read says so', async ({
  page,
}) => {
  const editor = new Editor(page);
  await editor.open();
  const time = page.getByLabel('Reading time');
  await editor.content.fill('cat '.repeat(401));
  await expect(time).toHaveValue('3 min');
  await time.fill('12 min');
  await editor.content.fill('cat '.repeat(801));
  await expect(time).toHaveValue('12 min');
  await time.fill('');
  await editor.content.fill('cat '.repeat(800));
  await expect(time).toHaveValue('4 min');

  const date = page.getByLabel('Publication date');
  await expect(date).toHaveAccessibleDescription('Such as January 1, 2025.');
  await date.fill('Someday');
  await expect(date).toHaveAccessibleDescription(
    'We can’t read this as a date, so the post is listed last.',
  );
});

test('the date of a published post stands in its field as its hint says', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open('1');
  const date = page.getByLabel('Publication date');
  await expect(date).toHaveAccessibleDescription('Such as January 1, 2025.');
  await expect(date).toHaveValue('March 20, 2025');
});

test('a hidden post says that saving shows it', async ({ page }) => {
  await storePosts(page, [
    { id: 'a', title: 'A', excerpt: 'One.', content: 'The text.', isPublished: false },
  ]);
  const editor = new Editor(page);
  await editor.open('a');
  await expect(editor.update).toHaveAccessibleDescription(
    /This post is hidden until you save it\.$/,
  );
});
