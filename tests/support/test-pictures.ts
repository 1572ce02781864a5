import sharp from 'sharp';

/** A file as Playwright hands it to a page. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A plain picture of one color. */
export async function plainPicture(
  name: string,
  { width = 40, height = 30, background = '#c92a20' } = {},
): Promise<PictureFile> {
  const picture = sharp({ create: { width, height, channels: 4, background } });
  const format = name.endsWith('.gif') ? 'gif' : name.endsWith('.png') ? 'png' : 'jpeg';
  return {
    name,
    mimeType: `image/${format}`,
    buffer: await picture.toFormat(format).toBuffer(),
  };
}

/**
 * A photo like a phone's: 4000 by 3000 grainy pixels, with the place where it was taken in its metadata.
 * @param bytes size of the file; it is filled up after the picture's data, where no program looks
 */
export async function largePhoto(name: string, bytes: number): Promise<PictureFile> {
  const [width, height] = [4000, 3000];
  const photo = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 50 })
    .withExif({
      IFD0: { Copyright: 'Bodega' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
    })
    .toBuffer();
  if (photo.length > bytes) throw new Error(`The photo alone has ${photo.length} bytes.`);
  const buffer = Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

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
