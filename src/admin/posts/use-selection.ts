import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rowsBetween } from '#src/admin/posts/rows.ts';

/**
 * Which rows are ticked. Only shown rows count, so that nothing hidden by a filter is deleted unseen.
 * @param shown the rows of the table
 */
export function useSelection<Row extends { readonly id: string }>(shown: readonly Row[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => shown.filter(({ id }) => ticked.has(id)), [shown, ticked]);

  const latest = useRef({ shown, id: '' });
  useEffect(() => {
    latest.current.shown = shown;
  }, [shown]);

  /** Stable between renders. With Shift it counts for all rows from the one pressed before to this one. */
  const select = useCallback((id: string, isTicked: boolean, isRange: boolean) => {
    const { current } = latest;
    const rows = isRange ? rowsBetween(current.shown, current.id, id) : [id];
    current.id = id;
    setTicked((before) => {
      const after = new Set(before);
      for (const row of rows)
        if (isTicked) after.add(row);
        else after.delete(row);
      return after;
    });
  }, []);
  const selectAll = useCallback(
    (isTicked: boolean) => setTicked(new Set(isTicked ? shown.map(({ id }) => id) : [])),
    [shown],
  );

  return { ticked, selected, select, selectAll };
}
