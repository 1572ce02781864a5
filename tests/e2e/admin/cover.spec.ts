import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import {
  bytesOf,
  filledUp,
  largePhoto,
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
const address = () => writing.cover.getByLabel('Or the address of a picture on this website');

async function pick(file: PictureFile) {
  const chooser = writing.page.waitForEvent('filechooser');
  await writing.cover.getByRole('button', { name: /^Choose/ }).click();
  await (await chooser).setFiles(file);
}

test('a 4.9 MB photo of 4000 by 3000 pixels is accepted, shrunk, and knows no place any more', async () => {
  test.slow();
  const photo = filledUp(await largePhoto('phone.jpg'), 5_140_000);
  expect((await sharp(photo.buffer).metadata()).exif?.includes('Bodega')).toBe(true);
  await pick(photo);
  await expect(writing.cover).toContainText(/4\.9 MB → \d+ KB/, { timeout: 30_000 });
  const source = (await picture().getAttribute('src')) ?? '';
  expect(source).toMatch(/^data:image\/webp;base64,/);
  // Under 280 KB, and so under 400,000 units of storage.
  expect(bytesOf(source).length).toBeLessThan(280_000);
  expect(source.length).toBeLessThan(400_000);
  const kept = await sharp(bytesOf(source)).metadata();
  expect(Math.max(kept.width, kept.height)).toBeLessThanOrEqual(1600);
  expect(kept.width / kept.height).toBeCloseTo(4 / 3, 1);
  expect(kept.exif).toBeUndefined();
  await expect(writing.toast).toHaveCount(0);
});

test('5 MB and more are too many, one byte less is accepted', async () => {
  test.slow();
  const file = await plainPicture('large.jpg');
  for (const bytes of [5 * 1024 * 1024, 6 * 1024 * 1024]) {
    await pick(filledUp(file, bytes));
    await expect(writing.toast.locator('strong')).toHaveText('Error');
    await expect(writing.toast).toContainText('File size must be less than 5MB');
    await expect(picture()).toHaveCount(0);
    await writing.toast.getByRole('button', { name: 'Close' }).click();
    await expect(writing.toast).toHaveCount(0);
  }
  await pick(filledUp(file, 5 * 1024 * 1024 - 1));
  await expect(picture()).toBeVisible();
});

test('what is clear stays clear', async () => {
  await pick(await plainPicture('clear.png', { background: '#00000000' }));
  await expect(picture()).toBeVisible();
  const source = (await picture().getAttribute('src')) ?? '';
  const { channels } = await sharp(bytesOf(source)).stats();
  expect(channels[3]?.max).toBe(0);
});

test('a dropped picture becomes the cover, says what it shows, and can be removed', async ({
  page,
}) => {
  const place = writing.cover.locator('.cover-place');
  await writing.give(place, 'drop', [await plainPicture('olga.gif')]);
  await expect(picture()).toBeVisible();
  await writing.cover.getByLabel('Cover description').fill('Olga in her chair');
  await expect(picture()).toHaveAttribute('alt', 'Olga in her chair');
  await expect(address()).toHaveValue('');
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Remove').click();
  await expect(picture()).toHaveCount(0);
  await expect(button('Choose a picture')).toBeFocused();
  await expect(writing.cover).toContainText('No cover yet');
});

test('what was chosen last is the cover, whichever picture is ready first', async ({ page }) => {
  await page.evaluate(() => {
    const open = createImageBitmap;
    let isFirst = true;
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      const isHeld = isFirst;
      isFirst = false;
      if (isHeld) await new Promise((free) => addEventListener('free-picture', free));
      return open(source);
    };
  });
  const isFitting = writing.cover.getByText('Making the picture fit...');
  await pick(await plainPicture('first.png'));
  await expect(isFitting).toBeVisible();
  await pick(await plainPicture('last.png', { background: '#0f6b4f' }));
  await expect(picture()).toBeVisible();
  const last = (await picture().getAttribute('src')) ?? '';
  // The first is still under way.
  await expect(isFitting).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('free-picture')));
  await expect(isFitting).toHaveCount(0);
  await expect(picture()).toHaveAttribute('src', last);
});

test('an address that is typed while a picture is made to fit stays', async ({ page }) => {
  await page.evaluate(() => {
    const open = createImageBitmap;
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await new Promise((free) => addEventListener('free-picture', free));
      return open(source);
    };
  });
  const isFitting = writing.cover.getByText('Making the picture fit...');
  await pick(await plainPicture('olga.png'));
  await expect(isFitting).toBeVisible();
  await address().fill('/art/cover-snowy-comes-home.svg');
  await page.evaluate(() => void dispatchEvent(new Event('free-picture')));
  await expect(isFitting).toHaveCount(0);
  await expect(picture()).toHaveAttribute('src', '/art/cover-snowy-comes-home.svg');
});

test('another type is refused with a sentence, and the old cover stays', async () => {
  await pick(await plainPicture('olga.png'));
  await expect(picture()).toBeVisible();
  const before = await picture().getAttribute('src');
  await pick({ name: 'cat.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') });
  await expect(writing.toast).toContainText('Choose a PNG, JPG or GIF picture.');
  await expect(picture()).toHaveAttribute('src', before ?? '');
});

test('an address shows the picture, and one that readers would not see says so', async () => {
  await address().fill('/art/cover-snowy-comes-home.svg');
  await expect(picture()).toHaveAttribute('src', '/art/cover-snowy-comes-home.svg');
  await expect(picture()).toHaveJSProperty('complete', true);
  await address().fill('/art/no-such-picture.svg');
  await expect(writing.cover).toContainText('Image not available');
  await address().fill('https://example.com/cat.jpg');
  await expect(writing.cover).toContainText('The website shows no pictures from other sites');
  await address().fill('javascript:alert(1)');
  await expect(writing.cover).toContainText('This is not the address of a picture.');
  await expect(picture()).toHaveCount(0);
});

test('the cover stands in the preview', async () => {
  await pick(await plainPicture('olga.png'));
  await writing.cover.getByLabel('Cover description').fill('Olga in her chair');
  await writing.openPreview();
  const shown = writing.shown.getByRole('img', { name: 'Olga in her chair' });
  await expect(shown).toHaveAttribute('src', /^data:image\/webp;/);
  await expect(shown).toBeVisible();
});
