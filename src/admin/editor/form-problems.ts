import type { PostForm } from '#src/admin/model/form.ts';

/** The fields that a post can't be saved without. */
export type RequiredField = 'title' | 'content' | 'excerpt';

/** In the order in which they are checked (spec section 5). */
const requiredFields: readonly RequiredField[] = ['title', 'content', 'excerpt'];

/** The required fields that hold nothing but blanks, the first to be named first. */
export function missingFields(form: PostForm): RequiredField[] {
  return requiredFields.filter((field) => form[field].trim() === '');
}
