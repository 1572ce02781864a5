import { useStore } from '@nanostores/react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type RefObject,
} from 'react';
import { plainWords } from '#src/lib/typed-words.ts';
import { $toasts, closeToast, type Toast } from '#src/stores/toasts.ts';
import { SaidWords } from '#src/ui/SaidWords.tsx';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';
import './toaster.css';

/** How long a success stays, in milliseconds. It stays longer while hovered or focused. */
const successDuration = 6000;
/** The same for a message with a button: enough time to read it and get there. */
const buttonDuration = 20_000;

interface ToasterProps {
  /** Only messages later than the one with this id show: an open dialog has none of the page below it. */
  after?: number | undefined;
}

/** The message, top right, with a close button. One per page; the live region is there from the start. */
export function Toaster({ after = 0 }: ToasterProps) {
  const last = useStore($toasts).at(-1);
  const toast = last && last.id > after ? last : null;
  return (
    <div className="toaster" role="status">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, text, undo, action, isLasting = false } = toast;
  const stays = isLasting || kind === 'error';
  const duration = undo || action ? buttonDuration : successDuration;
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
  const undoNow = () => {
    close();
    undo?.();
  };
  useUndoKey(undo ? undoNow : null);
  useTabToUndo(card, undo !== undefined);
  useEffect(() => {
    if (stays) return;
    const closeWhenIdle = () => {
      if (card.current?.matches(':hover, :focus-within')) return;
      closeToast(id);
    };
    // Checked again each time, so that a hovered or focused message stays.
    const timer = setInterval(closeWhenIdle, duration);
    return () => clearInterval(timer);
  }, [id, stays, duration]);

  return (
    <div
      ref={card}
      className={`toast toast-${kind} flex items-start justify-between gap-4 bg-white px-4 py-3.5 text-sm text-ink`}
      onFocus={remember}
    >
      <p className="mr-auto min-w-0">
        <strong>
          <SaidWords words={title} />
        </strong>
        <br />
        <SaidWords words={text} />
        {undo && <span className="visually-hidden">{` Undo: ${shortcutLabel('Z')}`}</span>}
      </p>
      {undo && (
        <button
          type="button"
          className={button}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undoNow}
        >
          Undo{' '}
          <kbd className="toast-keys font-normal" aria-hidden="true">
            {shortcutLabel('Z')}
          </kbd>
        </button>
      )}
      {action && <ToastAction action={action} close={close} />}
      <button
        type="button"
        className="toast-close size-8 flex-none font-bold"
        aria-label={`Close: ${plainWords(title)}`}
        onClick={close}
      >
        ✕
      </button>
    </div>
  );
}

const button =
  'toast-action inline-flex min-h-8 flex-none items-center gap-2 rounded-sm bg-ink px-3 font-bold text-white';

interface ToastActionProps {
  action: NonNullable<Toast['action']>;
  close: () => void;
}

function ToastAction({ action, close }: ToastActionProps) {
  if ('href' in action) {
    return (
      <a className={button} href={action.href} target="_blank" rel="noopener">
        <span>{action.label}</span> <span aria-hidden="true">↗</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      className={button}
      onClick={() => {
        if (!action.staysOpen) close();
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}

/** What has an undo of its own, or takes the key as text. */
const fields =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** Ctrl+Z or Cmd+Z outside of fields takes back what the message tells of. */
function useUndoKey(undo: (() => void) | null) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isUndo = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
    const isInField = target instanceof Element && target.closest(fields) !== null;
    if (!undo || !isUndo || isInField || event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}

/**
 * The first Tab after an act leads to Undo where the act moved the focus, such as to the row below one that it took out of
 * a list: the message is far above it. Tab behind the message leads back there.
 */
function useTabToUndo(card: RefObject<HTMLElement | null>, hasUndo: boolean) {
  useLayoutEffect(() => {
    if (!hasUndo) return;
    const pressed = document.activeElement;
    const coming = new AbortController();
    const come = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      coming.abort();
      const place = document.activeElement;
      const buttons = [...(card.current?.querySelectorAll('button') ?? [])];
      if (!wasMoved(pressed, place) || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      buttons[0]?.focus();
      const leave = (next: KeyboardEvent) => {
        if (next.key !== 'Tab' || next.target !== buttons.at(next.shiftKey ? 0 : -1)) return;
        card.current?.removeEventListener('keydown', leave);
        next.preventDefault();
        if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      };
      card.current?.addEventListener('keydown', leave);
    };
    document.addEventListener('keydown', come, coming);
    return () => coming.abort();
  }, [card, hasUndo]);
}

/** Whether what was pressed is gone, or gave the focus to what is no stop of its own. Who types by now goes on. */
const wasMoved = (pressed: Element | null, place: Element | null) =>
  place?.matches('[tabindex="-1"]') === true ||
  ((pressed === document.body || pressed?.isConnected !== true) && place?.matches(fields) !== true);
