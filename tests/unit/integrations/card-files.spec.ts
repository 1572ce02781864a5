import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signFontOf } from '#src/art/lettering.ts';
import { writeCards } from '#src/integrations/card-files.ts';
import { readSignLetters } from '#src/integrations/sign-font.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const root = 'https://bodegacatsofnewyork.com';
const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path fill="${color}" d="M0 0h40v30H0z"/></svg>`;
const page = (card: string, title: string, picture = '') =>
  `<meta property="og:image" content="${root}${card}"><meta property="og:title" content="${title}">` +
  `<main><img src="${picture}"></main>`;

const folders: string[] = [];
test.afterEach(() => Promise.all(folders.splice(0).map((one) => rm(one, { recursive: true }))));

/** A built site in a new folder, an empty cache, and the step that writes the cards. */
async function builtSite(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await temporaryFolder({
    'art/hero.svg': drawing('#f00'),
    'art/scene-about.svg': drawing('#00f'),
    'index.html': page('/og/site.png', 'Home'),
    '404.html': page('/og/site.png', 'Page not found'),
    'og/site.png': 'the card of the site',
    ...files,
  });
  const cache = await temporaryFolder({});
  folders.push(folder, cache);
  const font = signFontOf(await readSignLetters());
  return { folder, cache, write: () => writeCards({ folder, cache, font }) };
}

const about = { 'about.html': page('/og/about.png', 'About', '/art/scene-about.svg') };
const twins = {
  'blog/page/2.html': page('/og/blog/page/2.png', 'The blog, page 2'),
  'blog/page-2.html': page('/og/blog/page-2.png', 'A post about page 2'),
};

test('every page gets its own card, 1200x630, and the site keeps the one that it has', async () => {
  const { folder, write } = await builtSite({ ...about, ...twins });
  expect(await write()).toEqual({ cards: 3, drawn: 3, faults: [] });
  expect(await readFile(join(folder, 'og/site.png'), 'utf8')).toBe('the card of the site');
  const names = ['about.png', 'blog/page/2.png', 'blog/page-2.png'];
  const cards = await Promise.all(names.map((name) => readFile(join(folder, 'og', name))));
  for (const card of cards) {
    const { width, height, format } = await sharp(card).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  }
  expect(cards[1]?.equals(cards[2] ?? Buffer.of())).toBe(false);
});

test('a card shows the page’s own drawing, or the hero where it has none', async () => {
  const { folder, write } = await builtSite({
    ...about,
    'cats.html': page('/og/cats.png', 'Cats'),
  });
  await write();
  for (const [name, color] of [
    ['about', [0, 0, 255]],
    ['cats', [255, 0, 0]],
  ] as const) {
    const middle = { left: 908, top: 337, width: 1, height: 1 };
    const pixel = sharp(join(folder, `og/${name}.png`))
      .extract(middle)
      .removeAlpha()
      .raw();
    expect([...(await pixel.toBuffer())], name).toEqual(color);
  }
});

test('a card shows a photo as it hangs on the wall, is light whatever it shows, and costs nothing unchanged', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const grain = { width: 900, height: 600, channels: 3, background: '#888', noise } as const;
  const { folder, write } = await builtSite({
    // It says that its top is at its right.
    'post-pictures/a/turned.jpg': await sharp({
      create: { width: 300, height: 400, channels: 3, background: '#00f' },
    })
      .composite([
        {
          input: Buffer.from(
            '<svg width="300" height="200"><path fill="#f00" d="M0 0h300v200H0z"/></svg>',
          ),
          top: 0,
          left: 0,
        },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    'post-pictures/a/noise.png': await sharp({ create: grain }).png().toBuffer(),
    'turned.html': page('/og/turned.png', 'Turned', '/post-pictures/a/turned.jpg'),
    'noise.html': page('/og/noise.png', 'Noise', '/post-pictures/a/noise.png'),
  });
  expect(await write()).toMatchObject({ cards: 2, drawn: 2 });
  expect((await readFile(join(folder, 'og/noise.png'))).length).toBeLessThan(120_000);
  const card = sharp(join(folder, 'og/turned.png')).removeAlpha();
  const colorAt = async (left: number) => [
    ...(await card.clone().extract({ left, top: 337, width: 1, height: 1 }).raw().toBuffer()),
  ];
  expect((await colorAt(800))[2]).toBeGreaterThan(240);
  expect((await colorAt(1000))[0]).toBeGreaterThan(240);
  expect(await write()).toMatchObject({ cards: 2, drawn: 0 });
});

test('an unchanged page costs nothing in the next build, a changed title one card', async () => {
  const { folder, cache, write } = await builtSite({ ...about, ...twins });
  await write();
  const kept = await readdir(cache);
  await rm(join(folder, 'og/about.png'));
  expect(await write()).toMatchObject({ cards: 3, drawn: 0 });
  expect((await sharp(join(folder, 'og/about.png')).metadata()).width).toBe(1200);
  await writeFile(join(folder, 'about.html'), page('/og/about.png', 'About us'));
  expect(await write()).toMatchObject({ cards: 3, drawn: 1 });
  // A card that no page needs any more is gone.
  const now = await readdir(cache);
  expect(now).toHaveLength(3);
  expect(kept.filter((name) => !now.includes(name))).toHaveLength(1);
});

test('a letter that the sign font lacks is named, and the card drawn without it', async () => {
  const { write } = await builtSite({ 'tea.html': page('/og/tea.png', 'Tea 茶 for 🐈') });
  expect(await write()).toEqual({
    cards: 1,
    drawn: 1,
    faults: ['/og/tea.png is drawn without characters that the sign font lacks: 茶🐈'],
  });
});

test('a page whose card would replace the site’s ends the build', async () => {
  const { write } = await builtSite({ 'site.html': page('/og/site.png', 'The site') });
  await expect(write()).rejects.toThrow("The card of /site would replace the site's own.");
});
