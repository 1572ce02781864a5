import type { ReactNode } from 'react';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Text of the button that does it. */
  confirm: string;
  /** Something is lost or removed, so the button is red. */
  isDanger?: boolean;
  /** Called before `onClose`. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. Cancel has the focus, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, isDanger = false, onConfirm, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogActions>
        <button type="button" className="button" data-autofocus onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={isDanger ? 'button button-danger' : 'button button-primary'}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </button>
      </DialogActions>
    </Dialog>
  );
}
