import { servedPictures } from '#src/config/limits.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';

type Format = (typeof servedPictures.formats)[number];

/** A picture of a post in one of the sizes and formats that the build makes of it. */
export interface PictureVariant {
  readonly address: string;
  /** Pixels; the variant is narrower if the picture is. */
  readonly width: number;
  readonly format: Format;
}

/** Those of a picture in one format, narrowest first. A GIF may move, so it has none, nor has any other address. */
function variantsIn(format: Format, address: string): PictureVariant[] {
  if (pictureName(address, 'served', 'file') === null || address.endsWith('.gif')) return [];
  return servedPictures.widths.map((width) => ({
    address: `${address}.${width}.${format}`,
    width,
    format,
  }));
}

/** All variants of the picture at an address. */
export const pictureVariants = (address: string): PictureVariant[] =>
  servedPictures.formats.flatMap((format) => variantsIn(format, address));

/** The same for the `source` elements of a `picture`: one for each format, the best first. */
export function pictureSources(address: string): { type: string; srcSet: string }[] {
  return servedPictures.formats
    .map((format) => ({
      type: `image/${format}`,
      srcSet: variantsIn(format, address)
        .map((variant) => `${variant.address} ${variant.width}w`)
        .join(', '),
    }))
    .filter(({ srcSet }) => srcSet !== '');
}

/** A picture of a post that a built one shows, and the file and field that say so. */
export interface ShownPicture {
  readonly written: string;
  readonly file: string;
  readonly field: string;
}

/** What a Markdown text names as pictures of posts, as written, whether they are there or not. */
export function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(address)].map(([, found = '']) => found);
}
const address = /\](?:\(|:)\s*<?((?:\.\.\/\.\.\/assets\/|\/post-pictures\/)[^\s)>]*)/g;
