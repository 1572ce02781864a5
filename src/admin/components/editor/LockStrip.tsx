import type { HeldLock } from '#src/admin/hooks/use-post-lock.ts';
import { lockMessages } from '#src/config/editor-messages.ts';

/** Says that this post is open in another tab, or was taken over by one (features B7). The region is always there. */
export function LockStrip({ state, takeOver }: HeldLock) {
  const isApart = state === 'theirs' || state === 'lost';
  return (
    <div role="status">
      {isApart && (
        <div className="note editor-strip">
          <p>
            <strong>{lockMessages[state]}</strong>
            {state === 'lost' ? lockMessages.lostHint : lockMessages.theirsHint}
          </p>
          <button type="button" className="button" onClick={takeOver}>
            {lockMessages.takeOver}
          </button>
        </div>
      )}
    </div>
  );
}
