import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { postFiles } from '#tests/support/post-files.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import {
  bytesOf,
  filledUp,
  largePhoto,
  movingGif,
  onDisk,
  plainPicture,
  type PictureFile,
} from '#tests/support/test-pictures.ts';

let writing: PostWriting;
test.beforeEach(async ({ page }) => {
  writing = new PostWriting(page);
  await writing.open();
});

const button = (name: string) => writing.cover.getByRole('button', { name, exact: true });
const picture = () => writing.cover.locator('img');
const source = async () => (await picture().getAttribute('src')) ?? '';
const address = () => writing.cover.getByLabel('Or the address of a picture on this website');
const description = () => writing.cover.getByLabel('Cover description');
const isFitting = () => writing.cover.getByText('Making the picture fit...');

async function pick(file: PictureFile) {
  const chooser = writing.page.waitForEvent('filechooser');
  await writing.cover.getByRole('button', { name: /^Choose .*picture$/ }).click();
  await (await chooser).setFiles(await onDisk([file]));
}

async function remove() {
  await button('Remove').click();
  await expect(picture()).toHaveCount(0);
}

async function isRefused(text: string) {
  await expect(writing.toast.locator('strong')).toHaveText('Error');
  await expect(writing.toast).toContainText(text);
  await writing.toast.getByRole('button', { name: 'Close' }).click();
  await expect(writing.toast).toHaveCount(0);
  // Beside the button it stays until the next choice.
  await expect(writing.cover.locator('.note-problem')).toContainText(text);
}

async function checkDrop() {
  await writing.give(writing.cover.locator('.cover-place'), 'drop', [
    await plainPicture('olga.gif'),
  ]);
  await expect(picture()).toBeVisible();
  await description().fill('Olga in her chair');
  await expect(picture()).toHaveAttribute('alt', 'Olga in her chair');
  await expect(address()).toHaveValue('');
  // The bar that saves lies on what scrolls under it; at the end, on nothing.
  await writing.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await axeInBothThemes(writing.page)).toEqual([]);
  await writing.openPreview();
  const shown = writing.shown.getByRole('img', { name: 'Olga in her chair' });
  await expect(shown).toHaveAttribute('src', /^data:image\/webp;/);
  await expect(shown).toBeVisible();
  await writing.page.keyboard.press('Escape');
  await remove();
  await expect(button('Choose a picture')).toBeFocused();
  await expect(writing.cover).toContainText('No cover yet');
}

/** The cover of a built-in post. */
const { id, coverImage: drawing = '' } = builtPost('18');
const drawingAlt = postFiles().find(({ data }) => data.id === id)?.data.cover.alt ?? '';

async function checkAddress() {
  await address().fill(drawing);
  await expect(picture()).toHaveAttribute('src', drawing);
  await expect(picture()).toHaveJSProperty('complete', true);
  await address().fill('/art/no-such-picture.svg');
  await expect(writing.cover).toContainText('Image not available');
  await address().fill('https://example.com/cat.jpg');
  await expect(writing.cover).toContainText('The website shows no pictures from other sites');
  await address().fill('javascript:alert(1)');
  await expect(writing.cover).toContainText('This is not the address of a picture.');
  await expect(picture()).toHaveCount(0);
  await address().fill('');
}

/** A drawing is pressed instead of typing its address, and brings its description. */
async function checkDrawings() {
  await description().fill('');
  const press = async (name: string) => {
    await button('Choose a drawing').click();
    await writing.page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(writing.page.getByRole('dialog')).toHaveCount(0);
  };
  await press('A drawing of a gray cat in a bandana at a bridge.');
  await expect(address()).toHaveValue('/art/scene-bridge.svg');
  await press(drawingAlt);
  // Nothing of the writer's went with it, and the picture comes back all the same.
  await expect(writing.toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(address()).toHaveValue(drawing);
  await expect(description()).toHaveValue(drawingAlt);
  await description().fill('Snowy at her party');
  // It is no longer the last thing that was done.
  await expect(writing.toast).toHaveCount(0);
  await press('A drawing of a gray cat in a bandana at a bridge.');
  // What was said of the old cover goes with it, and comes back with it.
  await expect(description()).toHaveValue('A drawing of a gray cat in a bandana at a bridge.');
  await expect(writing.toast).toContainText('The old one’s description went with it.');
  await writing.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(address()).toHaveValue(drawing);
  await expect(description()).toHaveValue('Snowy at her party');
  // Nobody set the reading time, which goes on following the text.
  await expect(writing.page.getByText('Set by you')).toHaveCount(0);
  await remove();
  await expect(description()).toHaveValue('');
}

async function checkSize() {
  const file = await plainPicture('large.jpg');
  await pick(filledUp(file, 5 * 1024 * 1024));
  await isRefused('File size must be less than 5MB');
  await expect(picture()).toHaveCount(0);
  await pick(filledUp(file, 5 * 1024 * 1024 - 1));
  await expect(picture()).toBeVisible();
  await expect(writing.cover.locator('.note-problem')).toHaveCount(0);
}

async function checkType() {
  const before = await source();
  await pick({ name: 'cat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await isRefused('Choose a PNG, JPG or GIF picture.');
  const phone = Buffer.from('\0\0\0\x18ftypheic');
  await pick({ name: 'cat.heic', mimeType: 'image/heic', buffer: phone });
  await isRefused('This one is HEIC: on a computer, save it as JPG');
  await expect(picture()).toHaveAttribute('src', before);
  await remove();
}

async function checkClear() {
  await pick(await plainPicture('clear.png', { background: '#00000000' }));
  await expect(picture()).toBeVisible();
  const { channels } = await sharp(bytesOf(await source())).stats();
  expect(channels[3]?.max).toBe(0);
  await remove();
}

async function checkGif() {
  await pick(filledUp(await movingGif('storm.gif', 20, ['#c92a20', '#2456a6']), 280_000));
  await expect(writing.cover).toContainText('A GIF must be under 280 KB to keep moving.');
  await remove();
}

/** A press or a key says what stays in sight, and what a list shows of the cover follows. */
async function checkFocus() {
  const frame = writing.cover.locator('.cover-frame');
  const place = (name: string) => writing.cover.getByRole('radio', { name, exact: true });
  const top = async () =>
    ((await frame.boundingBox())?.y ?? 0) - ((await picture().boundingBox())?.y ?? 0);
  await pick(await plainPicture('square.png', { width: 400, height: 400 }));
  await expect(place('Center')).toBeChecked();
  const middle = await top();
  await writing.cover.locator('.focus-grid label').first().click();
  await expect(place('Top left')).toBeChecked();
  expect(await top()).toBeLessThan(1);
  await place('Top left').press('ArrowDown');
  await expect(place('Left')).toBeFocused();
  expect(await top()).toBeCloseTo(middle, 0);
  await place('Left').press('ArrowDown');
  await writing.openPreview();
  await expect(writing.shown.locator('.post-header img')).toHaveCSS('object-position', '0% 100%');
  await writing.page.keyboard.press('Escape');
  await remove();
}

async function checkPhoto() {
  const photo = filledUp(await largePhoto('phone.jpg'), 5_140_000);
  expect((await sharp(photo.buffer).metadata()).exif?.includes('Bodega')).toBe(true);
  await pick(photo);
  await expect(writing.cover).toContainText(/4\.9 MB → \d+ KB/, { timeout: 30_000 });
  const kept = await source();
  expect(kept).toMatch(/^data:image\/webp;base64,/);
  // Under 280 KB, and so under 400,000 units of storage.
  expect(bytesOf(kept).length).toBeLessThan(280_000);
  expect(kept.length).toBeLessThan(400_000);
  const { width, height, exif } = await sharp(bytesOf(kept)).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
  expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(exif).toBeUndefined();
  await expect(writing.page.locator('.toast-error')).toHaveCount(0);
}

test('a cover is dropped, chosen or addressed, made to fit, and removed', async () => {
  test.slow();
  await test.step('a dropped picture says what it shows, and stands in the preview', checkDrop);
  await test.step(
    'an address shows the picture, and one that readers would not see says so',
    checkAddress,
  );
  await test.step('a drawing of ours is pressed in a grid', checkDrawings);
  await test.step('5 MB are too many, one byte less is accepted', checkSize);
  await test.step('another type is refused with a sentence, and the old cover stays', checkType);
  await test.step('what is clear stays clear', checkClear);
  await test.step('what must stay in sight of it is chosen by a press or a key', checkFocus);
  await test.step('a large GIF is said to stand still', checkGif);
  await test.step(
    'a 4.9 MB photo of 4000 by 3000 pixels is shrunk, and knows no place any more',
    checkPhoto,
  );
});

/** Stops decoding the next picture. Returns a function that goes on with it. */
async function holdNextPicture(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const open = createImageBitmap;
    window.createImageBitmap = async (data: ImageBitmapSource) => {
      window.createImageBitmap = open;
      await new Promise((free) => addEventListener('free-picture', free, { once: true }));
      return open(data);
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('free-picture')));
}

test('what was chosen or typed last is the cover, whichever picture is ready first', async ({
  page,
}) => {
  let freePicture = await holdNextPicture(page);
  await pick(await plainPicture('first.png'));
  await expect(isFitting()).toBeVisible();
  await description().fill('Olga on her chair');
  await pick(await plainPicture('last.png', { background: '#0f6b4f' }));
  await expect(picture()).toBeVisible();
  const last = await source();
  // The first is still under way.
  await expect(isFitting()).toBeVisible();
  await freePicture();
  await expect(isFitting()).toHaveCount(0);
  await expect(picture()).toHaveAttribute('src', last);
  await expect(description()).toHaveValue('Olga on her chair');

  await test.step('a description that is typed while the picture is made to fit stays', async () => {
    freePicture = await holdNextPicture(page);
    await pick(await plainPicture('shelf.png', { background: '#1a1a1a' }));
    await expect(isFitting()).toBeVisible();
    await description().fill('Olga on her shelf');
    await freePicture();
    await expect(isFitting()).toHaveCount(0);
    await expect(picture()).not.toHaveAttribute('src', last);
    await expect(picture()).toHaveAttribute('src', /^data:image\//);
    await expect(description()).toHaveValue('Olga on her shelf');
  });
  await test.step('an address that is typed while a picture is made to fit', async () => {
    freePicture = await holdNextPicture(page);
    await pick(await plainPicture('olga.png'));
    await expect(isFitting()).toBeVisible();
    await address().fill(drawing);
    await freePicture();
    await expect(isFitting()).toHaveCount(0);
    await expect(picture()).toHaveAttribute('src', drawing);
  });
});
