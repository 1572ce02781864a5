import { useStore } from '@nanostores/react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { $toasts, closeToast, isLasting, type Toast } from '#src/stores/toasts.ts';
import './toaster.css';

/** How long a success stays, in milliseconds. It stays longer while hovered or focused. */
const successDuration = 6000;
/** The same for a message with an action: enough time to read it and get to the button. */
const actionDuration = 20_000;

/** The messages, top right, each with a close button. One per page; the live region is there from the start. */
export function Toaster() {
  const toasts = useStore($toasts);
  return (
    <div
      className="toaster pointer-events-none fixed top-4 right-4 z-40 grid w-[min(24rem,100%-2rem)] gap-3"
      role="status"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, text, action } = toast;
  const stays = isLasting(toast);
  const hasAction = action !== undefined;
  const card = useRef<HTMLDivElement>(null);
  /** What had the focus before: pressing a button here removes the card, and the button with it. */
  const before = useRef<Element | null>(null);
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('.toast')) before.current = relatedTarget;
  };
  const close = () => {
    closeToast(id);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (stays) return;
    const closeWhenIdle = () => {
      if (card.current?.matches(':hover, :focus-within')) return;
      closeToast(id);
    };
    // Checked again each time, so that a hovered or focused message stays.
    const timer = setInterval(closeWhenIdle, hasAction ? actionDuration : successDuration);
    return () => clearInterval(timer);
  }, [id, stays, hasAction]);

  return (
    <div
      ref={card}
      className={`toast toast-${kind} pointer-events-auto flex items-start justify-between gap-4 bg-white px-4 py-3.5 text-sm text-ink`}
    >
      <p className="mr-auto min-w-0">
        <strong>{title}</strong>
        <br />
        <span>{text}</span>
      </p>
      {action && (
        <button
          type="button"
          className="toast-action min-h-8 flex-none rounded-sm bg-ink px-3 font-bold text-white"
          onFocus={remember}
          onClick={() => {
            if (!action.staysOpen) close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close size-8 flex-none font-bold"
        onFocus={remember}
        aria-label={`Close: ${title}`}
        onClick={close}
      >
        ✕
      </button>
    </div>
  );
}
