import { useEffect, useState } from 'react';
import { useSettled } from '#src/admin/editor/use-settled.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { missingFields, postOf } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import type { FieldName, Post } from '#src/lib/posts/post.ts';

/** What the website would refuse, by field, with what to write instead. */
export type Remarks = Readonly<Partial<Record<FieldName, string>>>;

/** Milliseconds without typing before a post is looked at. */
const pause = 500;

/**
 * What the website would refuse of a post as it is typed. A new one is left in peace until it could be saved.
 * @param opened the edited post; undefined for a new one
 */
export function useRemarks(form: PostForm, opened: Post | undefined): Remarks {
  const settled = useSettled(form, pause);
  const [remarks, setRemarks] = useState<Remarks>({});
  useEffect(() => {
    let isCurrent = true;
    // Without a connection nothing is said: the review says it again before anything is sent.
    void remarksOf(settled, opened)
      .catch(() => ({}))
      .then((found) => {
        if (isCurrent) setRemarks(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [settled, opened]);
  return remarks;
}

async function remarksOf(form: PostForm, opened: Post | undefined): Promise<Remarks> {
  if (opened === undefined && missingFields(form).length > 0) return {};
  const { publishProblems } = await import('#src/lib/post-files/publish-problems.ts');
  const post = postOf(form, opened?.id ?? form.slug, opened);
  const problems = publishProblems({ ...post, isPublished: true });
  return Object.fromEntries(
    problems.map(({ field, problem }) => [field, `${editorMessages.forWebsite} ${problem}`]),
  );
}
