import { startTransition, useCallback, useEffect, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';

/** Rows drawn at first. */
const first = 100;
/** Rows added each time: as many as one short task can lay out. */
const step = 50;
/** How far below the window the end of the list may be before more is drawn. */
const ahead = '1200px';

/** A list of which the beginning is drawn. */
interface GrowingList {
  /** How many rows to draw. */
  readonly count: number;
  readonly total: number;
  /** A ref for the element at the end of the list. */
  readonly setEnd: (end: Element | null) => void;
  readonly showMore: () => void;
}

/**
 * Draws a long list in steps: the first hundred rows at once, more when scrolling to the end or when asked.
 * @param what a new value starts again with the first hundred
 */
export function useGrowingList(total: number, what?: unknown): GrowingList {
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

  return { count, total, setEnd, showMore };
}

/** The end of a list of which only the beginning is drawn. */
export function MoreRows({ count, total, setEnd, showMore }: GrowingList) {
  if (count >= total) return null;
  return (
    <p ref={setEnd} className="flex flex-wrap items-center justify-center gap-3 px-2 py-6">
      <span>
        {`${count.toLocaleString('en-US')} ${adminMessages.of} ${total.toLocaleString('en-US')} ${adminMessages.shown}`}
      </span>
      <Button onClick={showMore}>{adminMessages.showMore}</Button>
    </p>
  );
}
