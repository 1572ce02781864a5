import { ownField } from '#src/lib/foreign.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';
import { textField } from '#src/lib/posts/read-post.ts';

/** Path of the drawn cover of a built-in post. */
export function builtInCover(slug: string): string {
  return `/art/cover-${slug}.svg`;
}

/**
 * The cover as a post has it, from what its front matter says: a picture of its own, one of the site's drawings, or a
 * scene that is drawn for it.
 */
export function coverFields(slug: string, cover: unknown) {
  const picture = textField(cover, 'picture');
  const address = pictureName(picture, 'written', 'served') ?? picture;
  const scene = ownField(cover, 'scene') === undefined ? undefined : builtInCover(slug);
  return {
    coverImage: address || textField(cover, 'drawing') || scene,
    coverAlt: textField(cover, 'alt') || undefined,
  };
}
