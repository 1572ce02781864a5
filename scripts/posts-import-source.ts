import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { importFileLimits as limits } from '#scripts/posts-import-limits.ts';
import { importPathsIn, isImportPath } from '#scripts/posts-import-files.ts';
import { fileKind } from '#src/admin/exchange/file-kind.ts';
import { fileKindNames } from '#src/admin/exchange/words.ts';
import { isRecord, parsedJson } from '#src/lib/foreign.ts';
import { postFileName } from '#src/lib/post-files/post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import { packListName, readPackList } from '#src/lib/post-files/publish-pack.ts';
import { readPostFile } from '#src/lib/post-files/read-post-file.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { sha256 } from '#src/lib/sha256.ts';

/** A post to import, or why it is none. */
export type IncomingPost =
  | {
      readonly name: string;
      readonly post: StoredPost;
      /** Hash of the repository's post that it was taken from; null if it doesn't say. */
      readonly basedOn: string | null;
    }
  | { readonly name: string; readonly problem: string };

/** What is to be imported. */
export interface ImportSource {
  readonly posts: readonly IncomingPost[];
  /** It is a browser's list, in which a hidden post is out of sight there and nowhere else. */
  readonly isList: boolean;
  /** Files of pictures by path; those that posts hold as data aren't among them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Files by path from the root of a repository. */
type Files = ReadonlyMap<string, Uint8Array>;

/** Reads what is to be imported; a sentence where that isn't possible. It changes nothing and never throws. */
export async function readImportSource(path: string): Promise<ImportSource | string> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return await fromFiles(await filesOfFolder(path));
    if (found.size > limits.fileSize)
      return `${path} has more than ${megabytes(limits.fileSize)} MB.`;
    const bytes = await readFile(path);
    if (bytes.length === 0) return `${path} is empty.`;
    return bytes.subarray(0, 2).toString('latin1') === 'PK'
      ? await fromFiles(filesOfArchive(bytes))
      : fromExport(bytes.toString('utf8'), path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return `${path} is not there.`;
    return `${path} can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const megabytes = (bytes: number) => bytes / 2 ** 20;

/** Posts of an exported list. */
function fromExport(text: string, path: string): ImportSource | string {
  const json = text.replace(/^\ufeff/, '');
  const value = parsedJson(json);
  if (isRecord(value) && 'bodegaCatsBackup' in value)
    return `${path} is a backup of a browser. Restore it in the admin, and export or pack the posts there.`;
  if (!Array.isArray(value))
    return `${path} is ${kindOf(value, json)}. Give the file of Export Posts, a publish pack, or a folder that one was unpacked into.`;
  const { entries, raw } = readStoredPosts(json);
  const posts = entries.map(({ post, isPublished, twins }): IncomingPost[] => [
    { name: post.title, post: { ...post, isPublished }, basedOn: post.basedOn ?? null },
    ...twins.map((twin) => ({
      name: `entry ${twin + 1}`,
      problem: `id: write another one, "${post.id}" is the id of an entry before it`,
    })),
  ]);
  const read = new Set(entries.flatMap(({ index, twins }) => [index, ...twins]));
  const others = raw.flatMap((_, place) =>
    read.has(place)
      ? []
      : [
          {
            name: `entry ${place + 1}`,
            problem: 'write a post: it has no title, text, excerpt or slug',
          },
        ],
  );
  return { posts: [...posts.flat(), ...others], isList: true, pictures: new Map() };
}

function kindOf(value: unknown, text: string): string {
  if (value !== undefined) return 'JSON, but no list of posts';
  const kind = fileKind(text);
  return kind === null ? 'no JSON' : fileKindNames[kind];
}

/** Posts of a pack, or of a folder with the repository's files. */
async function fromFiles(files: Files): Promise<ImportSource | string> {
  const list = files.get(packListName);
  const pack = list && readPackList(new TextDecoder().decode(list));
  if (pack === 'newer')
    return `A later version of this project has made the pack: update the repository first.`;
  if (list && !pack) return `${packListName} is no list of a publish pack.`;
  const names = [...files.keys()].filter((path) => postFileName(path) !== null).toSorted();
  if (names.length === 0)
    return 'There are no posts in it: neither a publish pack nor files in src/content/posts.';
  const posts = names.map(async (path): Promise<IncomingPost> => {
    const content = files.get(path) ?? new Uint8Array();
    const sum = pack?.sums.get(path);
    if (sum !== undefined && sum !== (await sha256(new Uint8Array(content))))
      return { name: path, problem: 'the file is not as it was packed: take the pack again' };
    const read = readPostFile({ path, content: utf8(content) });
    if (!read.ok) return { name: path, problem: read.problem };
    return { name: read.post.title, post: read.post, basedOn: pack?.basedOn.get(path) ?? null };
  });
  const pictures = [...files].filter(
    ([path]) => path !== packListName && postFileName(path) === null,
  );
  return { posts: await Promise.all(posts), isList: false, pictures: new Map(pictures) };
}

const utf8 = (bytes: Uint8Array): PostFile['content'] => new TextDecoder().decode(bytes);

/** The part of a path from `src` on, or the name of a pack's list: a pack has a folder around its files. */
function placeInRepository(path: string): string | null {
  const place = path.replace(/^(?!\.\.?\/)[^/]+\/(?=src\/|pack\.json$)/, '');
  return place === packListName || isImportPath(place) ? place : null;
}

/** The files of a zip that belong into a repository. Throws if it is larger than a pack, whatever it says of itself. */
function filesOfArchive(bytes: Uint8Array): Files {
  const found = { files: 0, bytes: 0 };
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      found.files += 1;
      if (found.files > limits.files) throw new Error(`more than ${limits.files} files`);
      if (placeInRepository(name) === null) return false;
      found.bytes += checkedSize(name, originalSize);
      checkTotal(found.bytes);
      return true;
    },
  });
  return new Map(
    Object.entries(unpacked).map(([name, content]) => [placeInRepository(name) ?? '', content]),
  );
}

/** The files of a folder that belong into a repository, or of a folder in it. Links are not followed. */
async function filesOfFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
  for (const root of [folder, ...inner]) {
    const files = new Map<string, Uint8Array>();
    let total = 0;
    for (const path of [packListName, ...(await importPathsIn(root))]) {
      const found = await lstat(join(root, path)).catch(() => null);
      if (!found?.isFile()) continue;
      total += checkedSize(path, found.size);
      checkTotal(total);
      files.set(path, await readFile(join(root, path)));
    }
    if (files.size > 0) return files;
  }
  return new Map();
}

function checkedSize(name: string, size: number): number {
  if (size > limits.pictureSize)
    throw new Error(`${name} has more than ${megabytes(limits.pictureSize)} MB`);
  return size;
}

function checkTotal(bytes: number) {
  if (bytes > limits.total) throw new Error(`it holds more than ${megabytes(limits.total)} MB`);
}
