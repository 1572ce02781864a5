import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { pictureFiles } from '#src/integrations/picture-files.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { movingGif, plainPicture } from '#tests/support/test-pictures.ts';

const folders: string[] = [];
test.afterEach(() => Promise.all(folders.splice(0).map((one) => rm(one, { recursive: true }))));

/** A project with pictures of posts, an empty cache, and the step that lists and makes the files that are served. */
async function project(pictures: Readonly<Record<string, Uint8Array | string>>) {
  const root = await temporaryFolder(
    Object.fromEntries(
      Object.entries(pictures).map(([name, content]) => [`src/assets/posts/${name}`, content]),
    ),
  );
  const cache = join(await temporaryFolder({}), 'post-pictures');
  folders.push(root, join(cache, '..'));
  const served = async (...written: string[]) => {
    const shown = written.map((address) => ({ written: address, file: 'a.md', field: 'text' }));
    return new Map(
      (await pictureFiles(shown, { root, cache })).map(({ address, read }) => [address, read]),
    );
  };
  return { root, cache, served };
}
const sizeOf = async (read: (() => Promise<Buffer>) | undefined) => {
  const { width, height, format, pages = 1 } = await sharp(await read?.()).metadata();
  return [format, width, height, pages];
};

test('a picture is served as it is and in three sizes of two formats, never larger than it is, a GIF only as it is', async () => {
  const { buffer } = await plainPicture('wide.png', { width: 800, height: 400 });
  const moving = await movingGif('moving.gif', 40, ['#f00', '#00f']);
  const { root, served } = await project({ 'a/wide.png': buffer, 'b/moving.gif': moving.buffer });
  const files = await served(
    '../../assets/posts/a/wide.png',
    '/post-pictures/a/wide.png',
    '../../assets/posts/b/moving.gif',
  );
  const wide = '/post-pictures/a/wide.png';
  expect([...files.keys()]).toEqual([
    wide,
    ...['avif', 'webp'].flatMap((format) =>
      [320, 640, 1024].map((width) => `${wide}.${width}.${format}`),
    ),
    '/post-pictures/b/moving.gif',
  ]);
  const written = await readFile(join(root, 'src/assets/posts/a/wide.png'));
  expect(await files.get(wide)?.()).toEqual(written);
  expect(await sizeOf(files.get(`${wide}.320.webp`))).toEqual(['webp', 320, 160, 1]);
  expect(await sizeOf(files.get(`${wide}.1024.webp`))).toEqual(['webp', 800, 400, 1]);
  expect(await sizeOf(files.get(`${wide}.640.avif`))).toEqual(['heif', 640, 320, 1]);
  expect(await sizeOf(files.get('/post-pictures/b/moving.gif'))).toEqual(['gif', 40, 40, 2]);
});

test('a photo stands upright and keeps its place to itself', async () => {
  const { buffer } = await plainPicture('photo.jpg', { width: 400, height: 200 });
  const turned = await sharp(buffer).keepExif().withMetadata({ orientation: 6 }).toBuffer();
  const { served } = await project({ 'a/photo.jpg': turned });
  const small = (await served('../../assets/posts/a/photo.jpg')).get(
    '/post-pictures/a/photo.jpg.320.webp',
  );
  expect(await sizeOf(small)).toEqual(['webp', 200, 400, 1]);
  expect((await sharp(await small?.()).metadata()).exif).toBeUndefined();
});

test('a variant is made once; when its picture changes or no post shows it, it goes', async () => {
  const { buffer } = await plainPicture('a.png');
  const { cache, served } = await project({ 'a/a.png': buffer, 'a/b.png': buffer });
  const address = '../../assets/posts/a/a.png';
  for (const read of (await served(address)).values()) await read();
  const kept = await readdir(cache);
  expect(kept).toHaveLength(6);
  // The same picture under another name costs nothing.
  const first = await readFile(join(cache, kept[0] ?? ''));
  for (const read of (await served(address, '../../assets/posts/a/b.png')).values()) await read();
  expect(await readdir(cache)).toEqual(kept);
  expect(await readFile(join(cache, kept[0] ?? ''))).toEqual(first);
  await served();
  expect(await readdir(cache)).toEqual([]);
});

test('a picture that is missing or broken ends the build with file, field and remedy', async () => {
  const { served } = await project({ 'a/broken.png': 'no picture' });
  const lost = ['../../assets/posts/a/lost.png', '../../assets/posts/../../secret.png'];
  const remedy =
    'add the file to src/assets/posts, or write the path of one that is there, such as ../../assets/posts/a-cat/on-the-counter.webp';
  await expect(served(...lost)).rejects.toThrow(
    lost.map((written) => `a.md: text: ${written} isn't there; ${remedy}`).join('\n'),
  );
  const broken = await served('../../assets/posts/a/broken.png');
  await expect(broken.get('/post-pictures/a/broken.png.320.avif')?.()).rejects.toThrow(
    /^src\/assets\/posts\/a\/broken\.png: no picture can be read from it \(.*\); save it again as PNG, JPEG, GIF or WebP$/,
  );
});
