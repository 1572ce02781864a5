import type { PostForm } from '#src/admin/model/form-fields.ts';
import { readTimeOf } from '#src/lib/posts/read-time.ts';
import { slugify } from '#src/lib/posts/slug.ts';

/**
 * A form after something was typed. The slug follows the title, and the reading time follows the text, until the writer
 * sets them. If the writer empties them, they follow again.
 */
export function changeForm(form: PostForm, change: Partial<PostForm>): PostForm {
  const changed = { ...form, ...change };
  if (change.slug !== undefined) changed.isSlugOwn = change.isSlugOwn ?? change.slug !== '';
  else if (change.title !== undefined && !changed.isSlugOwn) changed.slug = slugify(change.title);
  if (change.readTime !== undefined) changed.isReadTimeOwn = change.readTime !== '';
  else if (change.content !== undefined && !changed.isReadTimeOwn)
    changed.readTime = readTimeOf(change.content);
  return changed;
}
