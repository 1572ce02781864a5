import { downloadText } from '#src/admin/shell/download.ts';
import { postOf } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';

/**
 * Downloads the current fields as a file that Import Posts takes: a list with one post, pictures included.
 * @param id of the post; null for a new one
 */
export function downloadForm(form: PostForm, id: string | null): void {
  const slug = slugOrFallback(form.slug, form.title);
  const list = [postOf(form, id ?? slug)];
  downloadText(`${slug}.json`, JSON.stringify(list, null, 2), 'application/json');
}
