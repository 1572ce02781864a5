import { useCallback, useState } from 'react';
import { changeForm } from '#src/admin/editor/form-changes.ts';
import type { PostForm } from '#src/admin/model/form.ts';

/** Changes some fields; what follows them changes too. */
export type ChangeFields = (change: Partial<PostForm>) => void;

/** What stands in the fields of an editor. `replace` puts another form in their place, as it is. */
export function usePostForm(initial: PostForm) {
  const [form, replace] = useState(initial);
  const change: ChangeFields = useCallback(
    (changed) => replace((now) => changeForm(now, changed)),
    [],
  );
  return { form, change, replace };
}
