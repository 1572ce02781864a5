import { formOf } from '#src/admin/model/form.ts';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import { byContent } from '#src/lib/post-files/picture-files.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';

/** What differs between two posts as their files say them, field by field. The same picture is the same, wherever its file lies. */
export const textDifferences = (left: StoredPost, right: StoredPost) =>
  formDifferences(formOf(byContent(left)), formOf(byContent(right)));
