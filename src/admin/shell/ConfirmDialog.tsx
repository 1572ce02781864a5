import type { ReactNode } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
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
        <Button data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button
          look={isDanger ? 'danger' : 'primary'}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
