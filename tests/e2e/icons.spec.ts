import { join } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { builtFolder } from '#scripts/built-site.ts';
import { builtPages } from '#tests/support/built-site.ts';

const manifestSchema = z.strictObject({
  id: z.literal('/'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  name: z.literal('Bodega Cats of New York'),
  short_name: z.literal('Bodega Cats'),
  description: z.string().min(20),
  lang: z.literal('en'),
  display: z.literal('minimal-ui'),
  theme_color: z.literal('#ffd23f'),
  background_color: z.literal('#fff8ea'),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.string().optional(),
    }),
  ),
});

/** The size of a picture, and whether its corners are filled. */
async function look(path: string) {
  const image = sharp(join(builtFolder, path)).ensureAlpha();
  const { width, height } = await image.metadata();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width, height, isFull: data[3] === 255 };
}

test('every public page names the icons, the manifest and the color of the browser’s bar', () => {
  for (const { file, elements } of builtPages()) {
    const link = (rel: string) =>
      elements
        .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel)
        .map(({ attributes }) => attributes.get('href'));
    expect(link('icon'), file).toEqual(['/favicon.svg']);
    expect(link('apple-touch-icon'), file).toEqual(['/apple-touch-icon.png']);
    expect(link('manifest'), file).toEqual(['/site.webmanifest']);
    const colors = elements.filter(({ attributes }) => attributes.get('name') === 'theme-color');
    expect(
      colors.map(({ attributes }) => attributes.get('content')),
      file,
    ).toEqual(['#ffd23f']);
  }
});

test('the manifest names the site and icons that are what it says of them', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = manifestSchema.parse(await response.json());
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, type, purpose } of icons) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
    if (sizes === 'any') continue;
    const { width, height, isFull } = await look(src);
    expect(`${width}x${height}`, src).toBe(sizes);
    // A mask cuts the corners, so only other icons have round ones.
    expect(isFull, src).toBe(purpose === 'maskable');
  }
});

test('the icon of an iPhone’s home screen is 180 pixels wide and has no clear corner', async () => {
  expect(await look('apple-touch-icon.png')).toEqual({ width: 180, height: 180, isFull: true });
});

test('what a round mask leaves of the maskable icon holds the whole head', async () => {
  const { data, info } = await sharp(join(builtFolder, 'icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let farthest = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      // The head is dark on yellow.
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 128) continue;
      farthest = Math.max(farthest, Math.hypot(x + 0.5 - middle, y + 0.5 - middle));
    }
  }
  expect(farthest).toBeGreaterThan(info.width * 0.3);
  expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
});
