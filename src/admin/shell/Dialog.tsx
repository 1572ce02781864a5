import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { closeOnBack } from '#src/admin/shell/back-closes.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { focusDialog, nearFocus } from '#src/admin/shell/near-focus.ts';
import { $toasts } from '#src/stores/toasts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

const narrow = '[--dialog-inset:1.25rem] w-[min(100%-1.5rem,34rem)]';
const wide = '[--dialog-inset:1.25rem] w-[min(100%-1.5rem,76rem)] max-sm:[--dialog-inset:0.75rem]';

/** The open dialogs, innermost last. Messages show in the innermost one, because everything outside is inert. */
export const $openDialogs = atom<readonly string[]>([]);

interface DialogProps {
  title: string;
  /** Called on Escape, on Back and on the close button; unmount the dialog then. Without it the dialog can't be closed. */
  onClose?: () => void;
  /** For a preview, a comparison, a long list. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Remembers the caret of the text field that has the focus. When a dialog closes, the browser gives the focus back but
 * no caret, and typing does nothing.
 */
function caretKeeper(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement))
    return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (document.activeElement !== field || selectionStart === null) return;
    field.blur();
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * A native modal dialog that is open while it is mounted. The browser keeps the focus inside, closes the dialog on
 * Escape, and gives the focus back to what opened it, or to what is nearest where that is gone. The element with
 * `data-autofocus` gets the focus first: Cancel, if something can be lost; else the title.
 */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [lastBefore] = useState(() => $toasts.get().at(-1)?.id);
  const isInnermost = useStore($openDialogs).at(-1) === id;
  const isClosable = onClose !== undefined;
  const close = useEffectEvent(() => onClose?.());
  useLayoutEffect(() => (isClosable ? closeOnBack(() => close()) : undefined), [isClosable]);
  useLayoutEffect(() => {
    const element = dialog.current;
    const giveCaretBack = caretKeeper();
    const focusNear = nearFocus();
    element?.showModal();
    if (element) focusDialog(element);
    $openDialogs.set([...$openDialogs.get(), id]);
    return () => {
      $openDialogs.set($openDialogs.get().filter((open) => open !== id));
      // The browser gives the focus back only if the dialog is closed while it is still in the page.
      element?.close();
      queueMicrotask(() => {
        giveCaretBack();
        focusNear();
      });
    };
  }, [id]);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${isWide ? wide : narrow} top-(--message-row) m-auto max-h-[calc(100dvh-var(--message-row)-0.75rem)] max-w-none scroll-py-20 flex-col overflow-auto overscroll-contain rounded-md border-3 border-admin-line bg-admin-sheet text-admin-ink *:flex-none backdrop:bg-admin-backdrop open:flex`}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file field inside also fires cancel, when no file was chosen.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      // Chromium closes the dialog on the second Escape in any case: then it is closed here too, or opened again.
      onClose={({ target }) => {
        // A dialog inside fires it here too.
        if (target !== dialog.current) return;
        if (onClose) onClose();
        else {
          dialog.current.showModal();
          focusDialog(dialog.current);
        }
      }}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-4 border-b-2 border-admin-soft-line bg-admin-sheet py-3 pr-3 pl-(--dialog-inset)">
        <h2 id={id} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        {onClose && (
          <Button look="icon" aria-label="Close" onClick={onClose}>
            ✕
          </Button>
        )}
      </div>
      <div className="grid gap-4 px-(--dialog-inset) py-5 empty:hidden">{children}</div>
      {isInnermost && <Toaster after={lastBefore} />}
    </dialog>
  );
}

/** As a ref: a dialog may be longer than the window, and what was just said below its end. */
export const intoView = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'center' });

interface DialogActionsProps {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** The buttons of a dialog: at its end, always in sight; on a phone of equal width, so that rows look alike. */
export function DialogActions({ ref, className = '', children }: DialogActionsProps) {
  return (
    <div
      ref={ref}
      className={`${className} sticky bottom-0 z-1 -my-2 flex flex-wrap justify-end gap-3 border-t-2 border-admin-soft-line bg-admin-sheet py-2 max-sm:*:grow`}
    >
      {children}
    </div>
  );
}
