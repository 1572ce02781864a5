import { fieldName } from '#src/admin/model/form-fields.ts';
import { fieldNames } from '#src/lib/posts/post.ts';
import { asStored } from '#src/lib/posts/read-post.ts';

/** The names of the fields in which two stored values of a post differ, in the order of the fields. */
export function changedFields(before: unknown, after: unknown): string[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return fieldNames
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]))
    .map(fieldName);
}

function fieldsOf(value: unknown) {
  const { post, isPublished } = asStored(value);
  return { ...post, isPublished };
}
