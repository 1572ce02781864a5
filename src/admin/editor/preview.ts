import { joinPictures } from '#src/admin/model/in-text.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { asPost } from '#src/lib/posts/read-post.ts';

/** The page in the preview's frame, and the id of the place in it where the post is drawn. */
export const previewPath = '/blog-admin/preview';
export const previewPlace = 'preview';

/** A short address that stands for a picture's data in a preview, so that megabytes are never parsed. */
const shortAddress = (index: number) => `/~picture/${index + 1}`;

/**
 * The post as visitors would see it once it is stored, with the same fallbacks but for the excerpt.
 * @param post as it would be stored, but with image:1, image:2 … in its text
 * @param images their data; the preview's text has a short address for each (`previewPictures`)
 */
export function previewPost(post: Post, images: readonly string[]): Post {
  const addresses = images.map((url, index) => (url === '' ? '' : shortAddress(index)));
  const content = joinPictures(post.content, addresses);
  const shown = asPost({ ...post, content, slug: post.slug || 'preview' });
  // Nobody can save a post without one, so no reader sees what stands for it.
  return post.excerpt.trim() === '' ? { ...shown, excerpt: '' } : shown;
}

/** The data of pictures by their short addresses. */
export function previewPictures(images: readonly string[]): ReadonlyMap<string, string> {
  return new Map(images.map((url, index) => [shortAddress(index), url]));
}
