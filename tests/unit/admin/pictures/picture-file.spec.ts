import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import sharp from 'sharp';
import { otherFormat, pictureFacts } from '#src/admin/pictures/picture-file.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c92a20' } });
const bytesOf = async (made: Promise<Buffer>) => new Uint8Array(await made);

test('a PNG, a JPG and a GIF say what they are and how large', async () => {
  const size = { width: 37, height: 21 };
  const still = { ...size, isAnimated: false };
  const picture = plain(37, 21);
  expect(pictureFacts(await bytesOf(picture.clone().png().toBuffer()))).toEqual({
    type: 'image/png',
    ...still,
  });
  expect(pictureFacts(await bytesOf(picture.clone().gif().toBuffer()))).toEqual({
    type: 'image/gif',
    ...still,
  });
  for (const progressive of [false, true]) {
    const jpeg = picture
      .clone()
      .jpeg({ progressive })
      .withExif({ IFD0: { Copyright: 'x' } });
    expect(pictureFacts(await bytesOf(jpeg.toBuffer()))).toEqual({ type: 'image/jpeg', ...still });
  }
});

test('a GIF with two pictures moves', async () => {
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await bytesOf(
    sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  expect(pictureFacts(gif)).toEqual({ type: 'image/gif', width: 8, height: 8, isAnimated: true });
});

test('everything else is no picture for a post, whatever it is called', async () => {
  const text = (words: string) => new TextEncoder().encode(words);
  for (const bytes of [
    text(''),
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text('GIF'),
    text('%PDF-1.7'),
    await bytesOf(plain(4, 4).webp().toBuffer()),
    await bytesOf(plain(4, 4).avif().toBuffer()),
    // A file that is cut off before its size.
    (await bytesOf(plain(4, 4).png().toBuffer())).slice(0, 20),
    (await bytesOf(plain(4, 4).jpeg().toBuffer())).slice(0, 30),
  ]) {
    expect(pictureFacts(bytes)).toBeNull();
  }
});

test('a HEIC of a phone and a WebP of a website are known by their bytes', async () => {
  const brand = (name: string) => new TextEncoder().encode(`\0\0\0\x18ftyp${name}`);
  expect(['heic', 'heix', 'mif1'].map((name) => otherFormat(brand(name)))).toEqual(
    Array(3).fill('heic'),
  );
  expect(otherFormat(await bytesOf(plain(4, 4).webp().toBuffer()))).toBe('webp');
  for (const other of [brand('avif'), brand('qt  '), await bytesOf(plain(4, 4).png().toBuffer())])
    expect(otherFormat(other)).toBeNull();
});

test('no bytes make it crash or run on', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const gif = [0x47, 0x49, 0x46, 0x38];
  const beginning = fc.constantFrom(png, gif, [0xff, 0xd8, 0xff], []);
  fc.assert(
    fc.property(beginning, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const facts = pictureFacts(new Uint8Array([...start, ...rest]));
      return facts === null || (facts.width >= 0 && facts.height >= 0);
    }),
    { numRuns: 2000 },
  );
});
