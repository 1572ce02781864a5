import { isRecord, ownField, parsedJson } from '#src/lib/foreign.ts';
import type { FileChanges } from '#src/lib/post-files/post-as-files.ts';
import { contentBytes } from '#src/lib/post-files/post-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { zipFiles } from '#src/lib/press-kit/archive.ts';
import { sha256 } from '#src/lib/sha256.ts';

/** What publishing sends of one post. */
type PackedPost = FileChanges & { readonly post: Pick<Post, 'id' | 'title' | 'basedOn'> };

/** The file of a pack that says what each post was taken from. */
export const packListName = 'pack.json';
const format = 1;

/** Name of a pack without its ending, which is also that of the folder in it. */
export const publishPackName = (day: string): string => `bodega-cats-publish-${day}`;

/**
 * Packs the files that publishing would send, for whoever holds the repository. The same posts give the same bytes.
 * @param day when it is made, 'YYYY-MM-DD'
 * @returns a zip file
 */
export async function publishPack(
  posts: readonly PackedPost[],
  day: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = new Map(
    posts.flatMap(({ additions }) => additions.map(({ path, content }) => [path, content])),
  );
  const sums = await Promise.all(
    [...files].map(async ([path, content]) => [path, await sha256(contentBytes(content))] as const),
  );
  const list = {
    bodegaCatsPack: format,
    madeOn: day,
    posts: posts.map(({ post: { id, title, basedOn = null }, additions, deletions }) => ({
      id,
      title,
      basedOn,
      path: additions[0]?.path,
      deletions,
    })),
    sums: Object.fromEntries(sums),
  };
  return zipFiles(publishPackName(day), {
    'README.txt': readMe(posts.length, day),
    [packListName]: `${JSON.stringify(list, null, 2)}\n`,
    ...Object.fromEntries(files),
  });
}

/** Ten lines for whoever holds the repository and may not know the admin. */
function readMe(count: number, day: string): string {
  const command = `npm run posts:import -- path/to/${publishPackName(day)}.zip`;
  return `Posts for the website of Bodega Cats of New York: ${count}, packed on ${day}.
They are the files that the site is built from: texts in src/content/posts, pictures in src/assets/posts.
1. In a clone of the website's repository, once: npm ci
2. See what would change: ${command}
3. Change it: ${command} --write
A post that was changed in the repository since it was taken from there stays as it is, and the table says so.
Then add --keep-mine (yours: the repository's stays) or --take-theirs (the sender's: this pack's replaces it).
4. See it: npm start. Then commit src/content/posts and, if it is there, src/assets/posts, and push: the host builds the site.
Without the command: copy src over the repository's, and delete what pack.json lists under deletions.
What the files were taken from, and a checksum of each, is in pack.json. Nothing here is secret.
`;
}

/** What a pack's list says. */
interface PackList {
  /** What each post was taken from, by the path of its file; null for a new one. */
  readonly basedOn: ReadonlyMap<string, string | null>;
  /** SHA-256 of each file, by path. */
  readonly sums: ReadonlyMap<string, string>;
}

/**
 * Reads the list of a pack, which anybody may have written.
 * @returns 'newer' if a later version of the site has made it, null if it is no list of a pack
 */
export function readPackList(text: string): PackList | 'newer' | null {
  const value = parsedJson(text);
  const [number, posts, sums] = ['bodegaCatsPack', 'posts', 'sums'].map((name) =>
    ownField(value, name),
  );
  if (typeof number !== 'number' || !Array.isArray(posts) || !isRecord(sums)) return null;
  if (number > format) return 'newer';
  const found = posts.flatMap((post: unknown) => {
    const [path, basedOn] = ['path', 'basedOn'].map((name) => ownField(post, name));
    return typeof path === 'string'
      ? [[path, typeof basedOn === 'string' ? basedOn : null] as const]
      : [];
  });
  const known = Object.entries(sums).flatMap(([path, sum]) =>
    typeof sum === 'string' ? [[path, sum] as const] : [],
  );
  return { basedOn: new Map(found), sums: new Map(known) };
}
