import { frontMatterOf } from '#src/lib/post-files/front-matter.ts';
import { byContent, withPictureFiles } from '#src/lib/post-files/picture-files.ts';
import { writtenMdx, writtenText } from '#src/lib/post-files/written-text.ts';
import type { Post, StoredPost } from '#src/lib/posts/post.ts';
import { asStored } from '#src/lib/posts/read-post.ts';
import { publicReadTime } from '#src/lib/posts/read-time.ts';
import { sha256 } from '#src/lib/sha256.ts';

/** Hexadecimal digits of a hash: 16 bytes. */
const hashLength = 32;

/** The reading times that count as worked out from a text: as it is, and as a file holds it. */
export async function countedTimes({ content }: Post): Promise<string[]> {
  const forms = [content, writtenText(content), await writtenMdx(content)];
  return forms.map((text) => publicReadTime('', text));
}

/** The hash of a post that may be hidden, as its copies note what they were taken from. */
export async function baseHash(post: StoredPost): Promise<string> {
  const hash = await postHash(post);
  return post.isPublished ? hash : `hidden ${hash}`;
}

/**
 * Tells two posts apart by what readers get of them. A post that was read back from its files has the hash that it had
 * before, with its pictures as data or as files, and so has one that was taken off the website.
 * @returns 32 hexadecimal digits
 */
export async function postHash(post: StoredPost | Post): Promise<string> {
  const { post: whole } = asStored(post);
  const { post: placed } = await withPictureFiles(whole);
  const { id, slug, content, coverImage, coverAlt } = byContent(placed);
  const said = frontMatterOf({ ...whole, isPublished: true }, await countedTimes(placed));
  // A scene drawn for a post has its slug in its address, also where that has changed since.
  const cover = coverImage?.replace(/^\/art\/cover-.*$/, 'drawn');
  const facts = { ...said, id, slug, cover, coverAlt, content: await writtenMdx(content) };
  return (await sha256(JSON.stringify(facts))).slice(0, hashLength);
}
