import { useMemo, useState } from 'react';
import { changedFields } from '#src/admin/exchange/changed-fields.ts';
import { ImportList } from '#src/admin/exchange/ImportList.tsx';
import type { ImportedPost } from '#src/admin/exchange/import-list.ts';
import { importMessages } from '#src/admin/exchange/words.ts';
import { formOf } from '#src/admin/model/form.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { Differences } from '#src/admin/versions/Differences.tsx';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import { asPost } from '#src/lib/posts/read-post.ts';

/** The posts that an import would change: in which fields, and from what to what. */
export function ChangedPosts({ posts }: { posts: readonly ImportedPost[] }) {
  const rows = (isNewerHere: boolean) =>
    posts
      .filter((post) => isNewerHere === (post.isNewerHere ?? false))
      .flatMap(({ id, title, values }) =>
        values ? [<ChangedPost key={id} title={title} {...values} />] : [],
      );
  const { newerHere, newerHereHint, changed } = importMessages;
  return (
    <>
      <ImportList isBare isProblem title={newerHere} hint={newerHereHint} items={rows(true)} />
      <ImportList isBare title={changed} items={rows(false)} />
    </>
  );
}

type ChangedPostProps = Pick<ImportedPost, 'title'> & NonNullable<ImportedPost['values']>;

/** One of them; the texts are compared once somebody opens it, because there may be thousands. */
function ChangedPost({ title, before, after }: ChangedPostProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fields = useMemo(() => changedFields(before, after).join(', '), [before, after]);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Typed>{title}</Typed>
        <span className="text-sm font-normal text-admin-pencil">
          {`: ${fields === '' ? importMessages.otherFields : fields}`}
        </span>
      </summary>
      {isOpen && <ChangedTexts before={before} after={after} />}
    </details>
  );
}

function ChangedTexts({ before, after }: NonNullable<ImportedPost['values']>) {
  const differences = useMemo(
    () => formDifferences(formOf(asPost(before)), formOf(asPost(after))),
    [before, after],
  );
  return (
    <div className="grid gap-3 py-2">
      <Differences
        differences={differences}
        leftName={importMessages.before}
        rightName={importMessages.after}
      />
    </div>
  );
}
