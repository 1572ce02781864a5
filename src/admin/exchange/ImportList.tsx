import { useEffect, useRef, type ReactNode } from 'react';
import { importMessages } from '#src/admin/exchange/words.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';

/** How many entries are drawn, because thousands are slow. */
const shown = 100;

interface ImportListProps {
  title: string;
  items: readonly ReactNode[];
  hint?: string;
  /** It is open from the beginning and marked. */
  isProblem?: boolean;
  /** Entries have marks of their own. */
  isBare?: boolean;
}

/** A list that opens, with the number of its entries. An empty one isn't shown. */
export function ImportList({
  title,
  items,
  hint,
  isProblem = false,
  isBare = false,
}: ImportListProps) {
  if (items.length === 0) return null;
  const rest = items.length - shown;
  return (
    <details
      className={`rounded-sm border-2 px-3 py-2 ${isProblem ? 'border-admin-danger' : 'border-admin-soft-line'}`}
      open={isProblem}
    >
      <summary>{`${title} (${items.length.toLocaleString('en-US')})`}</summary>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <ul className={`mt-2 grid gap-1 ${isBare ? '' : 'list-disc pl-5'}`}>
        {items.slice(0, shown).map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="hint">{`${rest.toLocaleString('en-US')} ${importMessages.more}`}</p>
      )}
    </details>
  );
}

/** The titles of posts, as entries of the list. */
export const titlesOf = (posts: readonly { readonly title: string }[]) =>
  posts.map(({ title }, place) => <Typed key={place}>{title}</Typed>);

/** The focus on the button that is marked, at each report: where posts would go, pressing Enter twice must not do it. */
export function useFirstFocus(report: unknown) {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    actions.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [report]);
  return actions;
}
