import { useEffect, useState } from 'react';
import { guarded } from '#src/ui/CrashBoundary.tsx';

interface PressQuotesProps {
  /** Id of the list of quotes, which CSS rotates. */
  listId: string;
}

export default guarded(PauseButton);

/**
 * The button that stops and starts the rotating quotes, as WCAG 2.2.2 asks for. The quotes are prerendered beside it.
 */
function PauseButton({ listId }: PressQuotesProps) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    document.getElementById(listId)?.toggleAttribute('data-paused', paused);
  }, [listId, paused]);

  return (
    <button
      type="button"
      className="pause-quotes"
      aria-controls={listId}
      data-needs-script=""
      onClick={() => setPaused(!paused)}
    >
      <span aria-hidden="true" suppressHydrationWarning>
        {paused ? '▶' : '❚❚'}
      </span>{' '}
      <span suppressHydrationWarning>{paused ? 'Play quotes' : 'Pause quotes'}</span>
    </button>
  );
}
