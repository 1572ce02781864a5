import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import sharp from 'sharp';

/** A file as Playwright hands it to a page. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Where and by whom a photo was taken, as a phone notes it. */
const notes = {
  IFD0: { Copyright: 'Bodega' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
};

/** A plain picture of one color; a JPEG notes where it was taken. */
export async function plainPicture(
  name: string,
  { width = 40, height = 30, background = '#c92a20' } = {},
): Promise<PictureFile> {
  const picture = sharp({ create: { width, height, channels: 4, background } });
  const format = name.endsWith('.gif') ? 'gif' : name.endsWith('.png') ? 'png' : 'jpeg';
  if (format === 'jpeg') picture.withExif(notes);
  return {
    name,
    mimeType: `image/${format}`,
    buffer: await picture.toFormat(format).toBuffer(),
  };
}

/** A photo as a phone makes it: 4000 by 3000 pixels full of grain. Browsers need a second or two for it. */
export async function largePhoto(name: string): Promise<PictureFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  // Grain of 4 by 4 pixels, because that of single ones takes seconds to make.
  const grain = { width: 1000, height: 750, channels: 3, background: '#808080', noise } as const;
  const buffer = await sharp({ create: grain })
    .resize(4000, 3000, { kernel: 'nearest' })
    .jpeg({ quality: 50 })
    .withExif(notes)
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture whose file has this size: it is filled up after the picture's data, where no program looks. */
export function filledUp(file: PictureFile, bytes: number): PictureFile {
  const rest = bytes - file.buffer.length;
  if (rest < 0) throw new Error(`The picture alone has ${file.buffer.length} bytes.`);
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(rest)]) };
}

/** Writes files where a test may, for a browser to choose: carrying 5 MB over to it takes seconds. */
export const onDisk = (files: readonly PictureFile[]): Promise<string[]> =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = test.info().outputPath(name);
      await writeFile(path, buffer);
      return path;
    }),
  );

/** An animated GIF. */
export async function movingGif(name: string, side: number, colors: readonly string[]) {
  const frames = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: side, height: side, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  return { name, mimeType: 'image/gif', buffer } satisfies PictureFile;
}

/** The bytes of a data URL. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
