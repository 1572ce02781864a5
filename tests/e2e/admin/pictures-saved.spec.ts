import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

let writing: PostWriting;
test.beforeEach(async ({ page }) => {
  writing = new PostWriting(page);
  await writing.open();
  for (const name of ['Title', 'Content', 'Excerpt'])
    await page.getByLabel(name, { exact: true }).fill('Olga');
});

const publish = (page: Page) => page.getByRole('button', { name: 'Publish Post' });
const saving = (page: Page) => page.getByRole('button', { name: 'Saving...' });
const coverPlace = () => writing.cover.locator('.cover-place');
const stored = async (page: Page) =>
  JSON.parse((await storedPostsText(page)) ?? '[]') as Record<string, unknown>[];

/** Stops decoding pictures from now on. Returns a function that goes on with those that wait. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const open = createImageBitmap;
    const isLetGo = new Promise((done) => addEventListener('let-go', done, { once: true }));
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await isLetGo;
      return open(source);
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}

test('Publish waits for a cover that is still being made to fit, and says so', async ({ page }) => {
  const letGo = await holdPictures(page);
  await writing.give(coverPlace(), 'drop', [await plainPicture('olga.png')]);
  await expect(writing.cover).toContainText('Making the picture fit...');
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'Waiting for the picture...' });
  await expect(note).toBeVisible();
  // What is typed meanwhile is saved too.
  await page.getByLabel('Title', { exact: true }).fill('Olga waits');
  expect(await stored(page)).toEqual([]);
  await letGo();
  await expect(page).toHaveURL('/blog-admin');
  const [post] = await stored(page);
  expect(post?.title).toBe('Olga waits');
  expect(post?.coverImage).toMatch(/^data:image\/webp;/);
});

test('Publish waits for the pictures in the text, and for what they show', async ({ page }) => {
  const letGo = await holdPictures(page);
  await writing.give(writing.text, 'drop', [
    await plainPicture('one.png'),
    await plainPicture('two.png', { background: '#0f6b4f' }),
  ]);
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  await letGo();
  await writing.describe('One');
  await expect(writing.question).toContainText('two.png');
  await writing.describe('Two');
  await expect(page).toHaveURL('/blog-admin');
  const [post] = await stored(page);
  expect(post?.content).toMatch(/!\[One\]\(data:image\/webp;.+!\[Two\]\(data:image\/webp;/s);
});

test('a picture that fails is told, nothing is published, and the message goes with the next try', async ({
  page,
}) => {
  const letGo = await holdPictures(page);
  const { buffer, ...file } = await plainPicture('half.png');
  await writing.give(coverPlace(), 'drop', [{ ...file, buffer: buffer.subarray(0, 40) }]);
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  await letGo();
  await expect(writing.toast).toContainText(
    'This picture is damaged and can’t be opened. Choose another one. This post was not saved.',
  );
  await expect(publish(page)).toBeVisible();
  await expect(writing.text).toHaveValue('Olga');
  expect(await stored(page)).toEqual([]);

  await publish(page).click();
  await expect(page).toHaveURL('/blog-admin');
  await expect(writing.toast).toHaveCount(1);
  await expect(writing.toast).toContainText('Blog post created');
});

test('what is missing is said before the pictures are ready', async ({ page }) => {
  await holdPictures(page);
  await writing.give(coverPlace(), 'drop', [await plainPicture('olga.png')]);
  await page.getByLabel('Title', { exact: true }).fill('');
  await publish(page).click();
  await expect(writing.toast).toContainText('Title is required');
  await expect(publish(page)).toBeVisible();
});

test('who leaves while Publish waits is told that nothing was saved', async ({ page }) => {
  const letGo = await holdPictures(page);
  await writing.give(coverPlace(), 'drop', [await plainPicture('olga.png')]);
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(writing.toast).toContainText(
    'This post was not saved: you left before its picture was ready. The picture was not kept. What you typed will be there when you open it again.',
  );
  await letGo();
  await expect(page.getByText('Unsaved text')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('a picture that is described after Undo joins those of the text that came back', async ({
  page,
}) => {
  await writing.give(writing.text, 'drop', [await plainPicture('one.png')]);
  await writing.describe('One');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(writing.text).toHaveValue('');
  await writing.give(writing.text, 'drop', [
    await plainPicture('two.png', { background: '#0f6b4f' }),
  ]);
  await expect(writing.question).toContainText('two.png');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await writing.describe('Two');
  await expect(writing.text).toHaveValue(/!\[One\]\(image:1\)/);
  await expect(writing.text).toHaveValue(/!\[Two\]\(image:2\)/);
  await publish(page).click();
  await expect(page).toHaveURL('/blog-admin');
  const [post] = await stored(page);
  expect(post?.content).toMatch(/!\[One\]\(data:image\/webp;/);
  expect(post?.content).toMatch(/!\[Two\]\(data:image\/webp;/);
});

test('a picture that breaks the browser’s drawing doesn’t hold up those behind it', async ({
  page,
}) => {
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const draw = Reflect.get<CanvasRenderingContext2D, 'drawImage'>(prototype, 'drawImage');
    prototype.drawImage = () => {
      prototype.drawImage = draw;
      throw new RangeError('no memory left');
    };
  });
  await writing.give(writing.text, 'drop', [
    await plainPicture('one.png'),
    await plainPicture('two.png', { background: '#0f6b4f' }),
  ]);
  await expect(writing.toast).toContainText('This picture is damaged and can’t be opened.');
  await expect(writing.question).toContainText('two.png');
  await writing.describe('Two');
  await expect(writing.text).toHaveValue(/!\[Two\]\(image:1\)/);
  await writing.give(writing.text, 'drop', [await plainPicture('three.png')]);
  await writing.describe('Three');
  await expect(writing.text).toHaveValue(/!\[Three\]\(image:\d\)/);
});

test('whoever closes the tab while a picture waits for its description is asked, and afterwards isn’t', async ({
  page,
}) => {
  await writing.give(writing.text, 'drop', [await plainPicture('olga.png')]);
  // Browsers only ask after some interaction.
  await writing.question.getByRole('textbox').press('O');
  const [warning] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  await writing.question.getByRole('textbox').press('Enter');
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/!\[O\]\(image:1\)/);
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
});
