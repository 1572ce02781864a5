import { useCallback, useMemo, useState } from 'react';

/**
 * Which rows are ticked. Only shown rows count, so that nothing hidden by a filter is deleted unseen.
 * @param shown the rows of the table
 */
export function useSelection<Row extends { readonly id: string }>(shown: readonly Row[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => shown.filter(({ id }) => ticked.has(id)), [shown, ticked]);

  const select = useCallback((id: string, isTicked: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (isTicked) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const selectAll = useCallback(
    (isTicked: boolean) => setTicked(new Set(isTicked ? shown.map(({ id }) => id) : [])),
    [shown],
  );

  return { ticked, selected, select, selectAll };
}
