import { pictureDataInText } from '#src/lib/markdown/picture-data.ts';
import { pictureName, writtenPicture } from '#src/lib/post-files/post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { slugify } from '#src/lib/posts/slug.ts';
import { sha256 } from '#src/lib/sha256.ts';

/** A post that holds pictures as data, or its text. */
type WithPictures = Pick<Post, 'slug' | 'content' | 'coverImage' | 'coverAlt'>;

/** Longest part of a file's name that comes from the picture's description. */
const nameLength = 40;

/**
 * Makes files of the pictures that a post holds as data. Its cover then has the address at which the site serves it, its
 * text the path to the file. Each picture is one file, named by its description and its content; what is no picture
 * that browsers show stays as it is.
 */
export async function withPictureFiles<Given extends WithPictures>(
  post: Given,
): Promise<{ post: Given; pictures: PostFile[] }> {
  const files = new Map<string, PostFile | null>();
  const keep = async (url: string, alt: string) => {
    if (!files.has(url)) files.set(url, await pictureFile(url, alt, post.slug));
    return files.get(url)?.path ?? '';
  };
  const { coverImage = '', coverAlt = '', content } = post;
  const cover = pictureName(await keep(coverImage, coverAlt), 'file', 'served') ?? coverImage;
  for (const { 0: url, index } of content.matchAll(pictureDataInText))
    await keep(url, describedBefore(content, index));
  const text = content.replace(
    pictureDataInText,
    (url) => pictureName(files.get(url)?.path ?? '', 'file', 'written') ?? url,
  );
  const pictures = [...new Map([...files.values()].map((file) => [file?.path, file])).values()];
  return {
    post: { ...post, content: text, ...(cover !== coverImage && { coverImage: cover }) },
    pictures: pictures.filter((file) => file !== null),
  };
}

/** The description of the picture whose address begins at a place. */
function describedBefore(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - 500), place);
  return /!\[((?:\\[^]|[^\]\\])*)\]\(\s*<?$/.exec(before)?.[1] ?? '';
}

async function pictureFile(url: string, alt: string, slug: string): Promise<PostFile | null> {
  const content = pictureBytes(url);
  const ending = content && pictureEnding(content);
  if (!content || !ending) return null;
  const words = slugify(alt).slice(0, nameLength).replace(/-$/, '') || 'picture';
  const name = `${words}-${(await sha256(content)).slice(0, 8)}.${ending}`;
  const path = pictureName(`/post-pictures/${slug}/${name}`, 'served', 'file');
  return path === null ? null : { path, content };
}

/** The bytes of a picture that is given as data; null where it isn't. */
function pictureBytes(url: string): Uint8Array<ArrayBuffer> | null {
  const [, data] = /^data:image\/[a-z\d+.-]{1,20};base64,([a-z\d+/=]+)$/i.exec(url) ?? [];
  try {
    return data === undefined
      ? null
      : Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** How the name of a picture's file ends, by its own first bytes; null for what posts don't show. */
function pictureEnding(bytes: Uint8Array): 'png' | 'jpg' | 'gif' | 'webp' | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('GIF8')) return 'gif';
  return /^RIFF[^]{4}WEBP/.test(start) ? 'webp' : null;
}

/** Addresses of a post's pictures with no more than what tells their content, so that a file may lie anywhere. */
export function byContent<Given extends WithPictures>(post: Given): Given {
  const short = (path: string) => path.replace(/^.*-([\da-f]{8}\.\w+)$/, '$1');
  const { content, coverImage = '' } = post;
  const cover = pictureName(coverImage, 'served', 'file');
  return {
    ...post,
    content: content.replace(writtenPicture, short),
    ...(cover !== null && { coverImage: short(cover) }),
  };
}

/** The files of the pictures that a post shows, each once. */
export function picturesOf({ content, coverImage = '' }: WithPictures): string[] {
  const written = [...content.matchAll(writtenPicture)].map(([name]) =>
    pictureName(name, 'written', 'file'),
  );
  const all = [pictureName(coverImage, 'served', 'file'), ...written];
  return [...new Set(all.filter((path) => path !== null))];
}
