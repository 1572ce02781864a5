import { Typed } from '#src/admin/shell/Typed.tsx';
import { ImportList } from '#src/admin/exchange/ImportList.tsx';
import { importMessages, mendMessages } from '#src/admin/exchange/words.ts';
import { fieldName } from '#src/admin/model/form-fields.ts';
import type { ImportedPost } from '#src/admin/exchange/import-list.ts';

/** The imported posts in which something was mended, and what. */
export function MendedPosts({ posts }: { posts: readonly ImportedPost[] }) {
  return (
    <ImportList
      title={importMessages.mended}
      items={posts.map(({ title, mends }) => (
        <>
          <Typed>{title}</Typed>
          <ul className="grid list-disc gap-1 pl-5 text-sm text-admin-pencil">
            {mends.map(({ field, code }) => (
              <li key={`${field} ${code}`}>{`${fieldName(field)} ${mendMessages[code]}`}</li>
            ))}
          </ul>
        </>
      ))}
    />
  );
}
