import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $toasts, closeToast, type Toast } from '#src/stores/toasts.ts';
import './toaster.css';

/** How long a success stays, in milliseconds. Hovering or focusing it holds it. */
const successDuration = 6000;

/** The messages, top right, each with a close button (spec section 8). One per page; the region is there from the start. */
export function Toaster() {
  const toasts = useStore($toasts);
  return (
    <div className="toaster" role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, text } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || kind === 'error') return;
    const timer = setTimeout(() => closeToast(id), successDuration);
    return () => clearTimeout(timer);
  }, [held, id, kind]);

  return (
    <div
      className={`toast toast-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <strong>{title}</strong>
        <br />
        {text}
      </p>
      <button type="button" aria-label={`Close: ${title}`} onClick={() => closeToast(id)}>
        ✕
      </button>
    </div>
  );
}
