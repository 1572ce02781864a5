import { useStore } from '@nanostores/react';
import { $unkept } from '#src/admin/safety/safety-copies.ts';
import { unsavedMessages } from '#src/admin/safety/words.ts';

/** Marks a text that no store has taken, among those that are kept. */
export function TabOnly({ text }: { text: { readonly key: string } }) {
  if (!useStore($unkept).has(text.key)) return null;
  return (
    <>
      {' '}
      <span className="tag-origin text-admin-danger">{unsavedMessages.tabOnly}</span>
    </>
  );
}
