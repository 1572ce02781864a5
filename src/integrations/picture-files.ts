import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keptFiles } from '#src/integrations/kept-files.ts';
import {
  pictureVariants,
  type PictureVariant,
  type ShownPicture,
} from '#src/lib/images/post-pictures.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';

/** AVIF's usual effort, 4, takes ten times as long and saves a tenth of the bytes at best. */
const options = { avif: { effort: 2 }, webp: {} } as const;
/** Everything besides the picture that decides what a variant holds. */
const recipe = JSON.stringify([sharp.versions, options]);

/** A file that the site serves of a post's picture: itself, or a variant. */
export interface ServedFile {
  readonly address: string;
  readonly read: () => Promise<Buffer>;
}

/**
 * All files of the pictures that posts show. Variants are made when they are read, and kept between builds.
 * @param root absolute path of the project
 * @param cache absolute path of the folder that holds finished variants; nothing else may be in it
 * @throws where a post shows a picture that isn't there or that can't be read; the message ends the build
 */
export async function pictureFiles(
  shown: readonly ShownPicture[],
  { root, cache }: { root: string; cache: string },
): Promise<ServedFile[]> {
  const kept = keptFiles(cache);
  const pictures = new Map<string, Buffer>();
  const missing: string[] = [];
  for (const { written, file, field } of shown) {
    const path = pictureName(written, 'written', 'file') ?? pictureName(written, 'served', 'file');
    const content =
      path && (pictures.get(path) ?? (await readFile(join(root, path)).catch(() => null)));
    if (path && content) pictures.set(path, content);
    else missing.push(`${file}: ${field}: ${written} isn't there; ${remedy}`);
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const needed = new Set<string>();
  const files = [...pictures].flatMap(([path, content]): ServedFile[] => {
    const address = pictureName(path, 'file', 'served') ?? '';
    const hash = createHash('sha256').update(recipe).update(content).digest('hex');
    needed.add(hash);
    return [
      { address, read: () => Promise.resolve(content) },
      ...pictureVariants(address).map((variant) => ({
        address: variant.address,
        read: async () => {
          const name = `${hash}.${variant.width}.${variant.format}`;
          return (await kept.get(name, () => varied(content, variant, path))).content;
        },
      })),
    ];
  });
  await kept.removeOthers((name) => needed.has(name.split('.')[0] ?? ''));
  return files;
}

const remedy =
  'add the file to src/assets/posts, or write the path of one that is there, such as ../../assets/posts/a-cat/on-the-counter.webp';

async function varied(content: Buffer, { width, format }: PictureVariant, path: string) {
  try {
    const picture = sharp(content).autoOrient().resize({ width, withoutEnlargement: true });
    return await picture.toFormat(format, options[format]).toBuffer();
  } catch (error) {
    throw new Error(
      `${path}: no picture can be read from it (${String(error)}); save it again as PNG, JPEG, GIF or WebP`,
      { cause: error },
    );
  }
}
