import type { HeldLock } from '#src/admin/editor/use-post-lock.ts';
import { lockMessages } from '#src/admin/editor/words.ts';
import { draftMessages } from '#src/admin/safety/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';

/** Says that this post is open in another tab, or was taken over by one. The live region is always there. */
export function LockStrip({ state, takeOver, isUnkept }: HeldLock & { isUnkept: boolean }) {
  const isApart = state === 'theirs' || state === 'lost';
  return (
    <div role="status" className="empty:absolute">
      {isApart && (
        <div className="note offer">
          <p>
            <strong>{lockMessages[state]}</strong>
            <span>{lockMessages[`${state}Hint`]}</span>
            {state === 'lost' && (
              <span>{` ${isUnkept ? draftMessages.unkept : draftMessages.copied}`}</span>
            )}
          </p>
          <Button onClick={takeOver}>{lockMessages.takeOver}</Button>
        </div>
      )}
    </div>
  );
}
