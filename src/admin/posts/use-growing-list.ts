import { startTransition, useCallback, useEffect, useState } from 'react';

/** Rows that are drawn at first. */
const first = 100;
/** Rows that are added each time: as many as one short task lays out. */
const step = 50;
/** How far below the window the end of the list may be before more is drawn. */
const ahead = '1200px';

/**
 * Draws a long list bit by bit: the first hundred at once, more as one scrolls to its end or asks for them.
 * @param what a new value begins again with the first hundred
 * @returns how many to draw, a ref for what stands at the end of the list, and a way to ask for more
 */
export function useGrowingList(total: number, what: unknown) {
  const [drawn, setDrawn] = useState({ what, count: first });
  const count = Math.min(total, drawn.what === what ? drawn.count : first);
  const [end, setEnd] = useState<Element | null>(null);

  const showMore = useCallback(
    () =>
      startTransition(() =>
        setDrawn((before) => ({
          what,
          count: (before.what === what ? before.count : first) + step,
        })),
      ),
    [what],
  );
  useEffect(() => {
    if (!end) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
      },
      { rootMargin: ahead },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Observed anew after each step: an end that is still in sight must speak up again.
  }, [end, showMore, count]);

  return { count, setEnd, showMore };
}
