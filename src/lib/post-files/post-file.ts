/** A file of the repository that posts are built from: a post, or a picture of one. */
export interface PostFile {
  /** From the repository's root, with slashes. */
  readonly path: string;
  /** Text as UTF-8, or the bytes of a picture. */
  readonly content: string | Uint8Array;
}

/** The bytes of a file's content; text as UTF-8. */
export const contentBytes = (content: PostFile['content']): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** Where the files of posts lie. */
export const postFolder = 'src/content/posts';
const pictureFolder = 'src/assets/posts/';

export type PostFileEnding = 'md' | 'mdx';

/** Where the file of a post lies. */
export const postFilePath = (slug: string, ending: PostFileEnding): string =>
  `${postFolder}/${slug}.${ending}`;

/** A post's slug and kind of file, by its path; null where it is the path of something else. */
export function postFileName(path: string): { slug: string; ending: PostFileEnding } | null {
  const [, slug, ending] = /^src\/content\/posts\/([^/]+)\.(mdx?)$/.exec(path) ?? [];
  return slug === undefined ? null : { slug, ending: ending === 'mdx' ? 'mdx' : 'md' };
}

/**
 * A picture of a post has three names: its file, `src/assets/posts/a-cat/grocery-1a2b3c4d.webp`; how a post's file
 * writes it, `../../assets/posts/…`; and the address at which the site serves it, `/post-pictures/…`.
 */
const names = { file: pictureFolder, written: '../../assets/posts/', served: '/post-pictures/' };
type PictureName = keyof typeof names;

/** One name of a picture by another one; null where it is no picture of ours. */
export function pictureName(name: string, from: PictureName, to: PictureName): string | null {
  const rest = name.startsWith(names[from]) ? name.slice(names[from].length) : '';
  // Names of letters that no address has to encode; what follows a second dot is a variant's.
  return /^[\w-]+\/[\w-]+\.(?:png|jpe?g|gif|webp)$/.test(rest) ? names[to] + rest : null;
}

/** Pictures as a post's text writes them. */
export const writtenPicture = /(?<![\w./-])\.\.\/\.\.\/assets\/posts\/[\w-]+\/\w[\w.-]*/g;
