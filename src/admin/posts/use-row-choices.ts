import { useCallback, useEffect, useRef, useState } from 'react';
import { $screen, adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { blogLimits } from '#src/config/limits.ts';
import { choicesAtOpening, readRowChoices, rowsQuery } from '#src/admin/posts/rows-address.ts';
import { allRows } from '#src/admin/posts/rows.ts';
import type { RowChoices } from '#src/admin/posts/rows.ts';

/** Stays while other screens are open. */
const latest: { current: RowChoices } = { current: allRows };

function atOpening(): RowChoices {
  latest.current = choicesAtOpening(location.search, latest.current);
  return latest.current;
}

/**
 * The search, filters and order of the dashboard's table, as they were when it was left. They are in the address too, for
 * Back and a reload. All functions are stable between renders.
 */
export function useRowChoices() {
  const [choices, setChoices] = useState(atOpening);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Writes the choices into the address at once. */
  const writeAddress = useCallback(() => {
    clearTimeout(timer.current);
    if ($screen.get()?.route !== 'dashboard') return;
    openScreen(adminPaths.dashboard + rowsQuery(latest.current, location.search), {
      replace: true,
    });
  }, []);
  const show = useCallback((change: Partial<RowChoices>) => {
    latest.current = { ...latest.current, ...change };
    setChoices(latest.current);
  }, []);
  const choose = useCallback(
    (change: Partial<RowChoices>) => {
      show(change);
      writeAddress();
    },
    [show, writeAddress],
  );
  /** Typing reaches the address after a pause, because browsers refuse a hundred changes in half a minute. */
  const type = useCallback(
    (term: string) => {
      show({ term });
      clearTimeout(timer.current);
      timer.current = setTimeout(writeAddress, blogLimits.searchDebounce);
    },
    [show, writeAddress],
  );

  useEffect(() => {
    if (rowsQuery(latest.current, location.search) !== location.search) writeAddress();
  }, [writeAddress]);
  useEffect(() => {
    // Back and the header's link change the address.
    const stop = $screen.listen((screen) => {
      if (screen?.route !== 'dashboard') return;
      const there = readRowChoices(new URLSearchParams(screen.search).toString());
      if (rowsQuery(there) !== rowsQuery(latest.current)) show(there);
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [show]);

  return { choices, choose, type, writeAddress };
}
