import { useLayoutEffect, useRef } from 'react';
import { blogMessages, noPostsMessages } from '#src/config/messages.ts';

interface ListStatusProps {
  text: string;
  isEmpty: boolean;
}

/** A polite live region: what a search found, that it is still searching, or that something could not be loaded. */
export function ListStatus({ text, isEmpty }: ListStatusProps) {
  return (
    <p
      role="status"
      // The empty line stays, so that the results below don't move when there is something to say.
      className="list-status min-h-[1.55em] text-sm font-bold"
      data-empty={isEmpty ? '' : undefined}
      suppressHydrationWarning
    >
      {isEmpty ? (
        <>
          <strong>{noPostsMessages.title}</strong>{' '}
          <span className="text-base font-normal">{noPostsMessages.hint}</span>
        </>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}

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
