import { useLayoutEffect, useRef } from 'react';
import { blogMessages } from '#src/config/messages.ts';

interface LoadRetryProps {
  isRetrying: boolean;
  onRetry: () => void;
  /** Called when this disappears while it has the focus, to move the focus somewhere near. */
  onFocusLost: () => void;
}

/** A Try again button, under the sentence that says what could not be loaded. It stays while it tries. */
export function LoadRetry({ isRetrying, onRetry, onFocusLost }: LoadRetryProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);

  return (
    <p>
      <button
        ref={button}
        type="button"
        className="btn btn-plain"
        aria-disabled={isRetrying}
        onClick={isRetrying ? undefined : onRetry}
      >
        {isRetrying ? blogMessages.retrying : blogMessages.retry}
      </button>
    </p>
  );
}
