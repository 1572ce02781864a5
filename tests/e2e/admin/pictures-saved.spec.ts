import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { storedPostsText } from '#tests/support/local-posts.ts';
import { plainPicture, type PictureFile } from '#tests/support/test-pictures.ts';

let writing: PostWriting;
test.beforeEach(async ({ page }) => {
  writing = new PostWriting(page);
  await writing.open();
  await fill(page, 'Olga');
});

const title = (page: Page) => page.getByLabel('Title', { exact: true });
async function fill(page: Page, words: string): Promise<void> {
  for (const name of ['Title', 'Content', 'Excerpt'])
    await page.getByLabel(name, { exact: true }).fill(words);
}
/** Begins the next post from the dashboard. */
async function beginNext(page: Page, words: string): Promise<void> {
  await expect(page).toHaveURL('/blog-admin');
  await page.getByRole('link', { name: 'New Post' }).click();
  await fill(page, words);
}

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

const dropCover = async (file: PictureFile) => writing.give(coverPlace(), 'drop', [file]);
const green = { background: '#0f6b4f' };

async function tellsFailure(page: Page): Promise<void> {
  const letGo = await holdPictures(page);
  const { buffer, ...file } = await plainPicture('half.png');
  await dropCover({ ...file, buffer: buffer.subarray(0, 40) });
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
}

async function waitsForCover(page: Page): Promise<void> {
  const letGo = await holdPictures(page);
  await dropCover(await plainPicture('olga.png'));
  await expect(writing.cover).toContainText('Making the picture fit...');
  await title(page).fill('');
  await publish(page).click();
  // What is missing is said before the picture is ready.
  await expect(writing.toast.last()).toContainText('Title is required');
  await expect(publish(page)).toBeVisible();
  await title(page).fill('Bruno');
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'Waiting for the picture...' });
  await expect(note).toBeVisible();
  // What is typed meanwhile is saved too.
  await title(page).fill('Bruno waits');
  expect(await stored(page)).toHaveLength(1);
  await letGo();
  await expect(page).toHaveURL('/blog-admin');
  const post = (await stored(page))[1];
  expect(post?.title).toBe('Bruno waits');
  expect(post?.coverImage).toMatch(/^data:image\/webp;/);
}

async function waitsForText(page: Page): Promise<void> {
  const letGo = await holdPictures(page);
  await writing.give(writing.text, 'drop', [
    await plainPicture('one.png'),
    await plainPicture('two.png', green),
  ]);
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  await letGo();
  await writing.describe('One');
  await expect(writing.question).toContainText('two.png');
  await writing.describe('Two');
  await expect(page).toHaveURL('/blog-admin');
  const post = (await stored(page))[2];
  expect(post?.content).toMatch(/!\[One\]\(data:image\/webp;.+!\[Two\]\(data:image\/webp;/s);
}

async function tellsWhoLeaves(page: Page): Promise<void> {
  const letGo = await holdPictures(page);
  await dropCover(await plainPicture('olga.png'));
  await publish(page).click();
  await expect(saving(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(writing.toast.last()).toContainText(
    'This post was not saved: you left before its picture was ready. The picture was not kept. What you typed will be there when you open it again.',
  );
  await letGo();
  await page.getByText('Waiting for you').click();
  await expect(page.getByRole('heading', { name: 'Unsaved text' })).toBeVisible();
  expect(await stored(page)).toHaveLength(3);
}

test('Publish waits for the pictures, and nothing is published without them', async ({ page }) => {
  await test.step('one that fails is told, and the message goes with the next try', () =>
    tellsFailure(page));
  await beginNext(page, 'Bruno');
  await test.step('a cover that is still being made to fit', () => waitsForCover(page));
  await beginNext(page, 'Tux');
  await test.step('the pictures in the text, and what they show', () => waitsForText(page));
  await beginNext(page, 'Harry');
  await test.step('who leaves meanwhile is told that nothing was saved', () =>
    tellsWhoLeaves(page));
});

test('pictures in the text come through Undo, a fault of the browser, and the closing of the tab', async ({
  page,
}) => {
  await test.step('one that comes after Undo joins those of the text that came back', async () => {
    await writing.give(writing.text, 'drop', [await plainPicture('one.png')]);
    await writing.describe('One');
    await page.getByRole('button', { name: 'Start empty' }).click();
    await expect(writing.text).toHaveValue('');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await writing.give(writing.text, 'drop', [await plainPicture('two.png', green)]);
    await expect(writing.question).toContainText('two.png');
    await writing.describe('Two');
    await expect(writing.text).toHaveValue(/!\[One\]\(image:1\)/);
    await expect(writing.text).toHaveValue(/!\[Two\]\(image:2\)/);
    await publish(page).click();
    await expect(page).toHaveURL('/blog-admin');
    const [post] = await stored(page);
    expect(post?.content).toMatch(/!\[One\]\(data:image\/webp;/);
    expect(post?.content).toMatch(/!\[Two\]\(data:image\/webp;/);
  });

  await beginNext(page, 'Bruno');
  await test.step('one that breaks the browser’s drawing doesn’t hold up those behind it', async () => {
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
      await plainPicture('two.png', green),
    ]);
    await expect(writing.question).toContainText('two.png');
    // The message of the page is not in the dialog, and there when it is closed.
    await expect(writing.toast).toHaveCount(0);
    await writing.describe('Two');
    await expect(writing.toast).toContainText('This picture is damaged and can’t be opened.');
    await expect(writing.text).toHaveValue(/!\[Two\]\(image:1\)/);
  });

  await test.step('whoever closes the tab while one waits for its description is asked, and afterwards isn’t', async () => {
    await writing.give(writing.text, 'drop', [await plainPicture('three.png')]);
    // Browsers only ask after some interaction.
    await writing.description.press('O');
    const [warning] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await writing.description.press('Enter');
    await expect(writing.text).toHaveValue(/!\[O\]\(image:\d\)/);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  });
});
