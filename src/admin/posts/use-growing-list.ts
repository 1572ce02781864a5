import { startTransition, useCallback, useEffect, useState } from 'react';

/** Rows drawn at first. */
const first = 100;
/** Rows added each time: as many as one short task can lay out. */
const step = 50;
/** How far below the window the end of the list may be before more is drawn. */
const ahead = '1200px';

/**
 * Draws a long list in steps: the first hundred rows at once, more when scrolling to the end or when asked.
 * @param what a new value starts again with the first hundred
 * @returns how many rows to draw, a ref for the element at the end of the list, and a function that draws more
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
    // Observed again after each step, because the end may still be in sight.
  }, [end, showMore, count]);

  return { count, setEnd, showMore };
}
