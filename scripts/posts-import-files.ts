import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureName, postFileName } from '#src/lib/post-files/post-file.ts';

/** Whether a path, from the repository's root, is that of a post's file or of a post's picture, and of nothing else. */
export function isImportPath(path: string): boolean {
  const post = postFileName(path);
  if (post !== null) return /^[\w-]+$/.test(post.slug);
  return pictureName(path, 'file', 'file') === path && /^[^.]+\.(?:png|jpe?g|gif|webp)$/.test(path);
}

/** The paths of all posts and their pictures in a repository, or in a copy of its folders. */
export async function importPathsIn(root: string): Promise<string[]> {
  const found = await Promise.all(
    ['src/content/posts', 'src/assets/posts'].map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    }),
  );
  return found.flat().filter(isImportPath).toSorted();
}

/**
 * Writes a file, or removes it where there is no content. Nothing outside the two folders of posts is reached, not even
 * by a link in the repository, and a file is the old one or the new one, never a half.
 * @param root absolute path of the repository
 * @throws where the path isn't that of a post or its picture, or leads through a link
 */
export async function changeFile(
  root: string,
  path: string,
  content: string | Uint8Array | null,
): Promise<void> {
  if (!isImportPath(path)) throw new Error(`${path} is not the path of a post or its picture`);
  const parts = path.split('/');
  for (const [place] of parts.entries()) {
    const part = parts.slice(0, place + 1).join('/');
    if (await isLink(join(root, part))) throw new Error(`${part} is a link and is not followed`);
  }
  const file = join(root, path);
  if (content === null) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  try {
    await writeFile(unfinished, content, { flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch {
    return false;
  }
}
