import { useStore } from '@nanostores/react';
import { holds } from '#src/admin/posts/row-search.ts';
import { dashboardMessages } from '#src/admin/posts/words.ts';
import { showUnsavedText } from '#src/admin/safety/UnsavedTexts.tsx';
import { $unsavedTexts } from '#src/admin/safety/unsaved-texts.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { counted } from '#src/admin/shell/counted.ts';

/** Says where a search finds what nobody saved, which no row of the list has, and leads there. */
export function FoundUnsaved({ term }: { term: string }) {
  const isFound = holds(term);
  const found = useStore($unsavedTexts).filter(({ form }) =>
    [form.title, form.excerpt, form.tags, form.content].some(isFound),
  );
  const [newest] = found;
  if (!newest) return null;
  return (
    <div className="note offer">
      <p>{counted(found.length, ...dashboardMessages.unsavedFound)}</p>
      <Button onClick={() => showUnsavedText(newest)}>{dashboardMessages.showUnsaved}</Button>
    </div>
  );
}
