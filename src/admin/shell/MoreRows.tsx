import { Button } from '#src/admin/shell/Button.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import type { GrowingList } from '#src/admin/shell/use-growing-list.ts';

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
