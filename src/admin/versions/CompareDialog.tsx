import type { ComponentProps, ReactNode } from 'react';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import type Comparison from '#src/admin/versions/Comparison.tsx';

/** Fetched on first use: nobody needs it in order to write. */
const LazyComparison = onDemand(() => import('#src/admin/versions/Comparison.tsx'));

interface CompareDialogProps extends ComponentProps<typeof Comparison> {
  title: string;
  onClose: () => void;
  /** Buttons under the comparison. */
  children?: ReactNode;
}

/** Two states of a post side by side, on phones in one text, with the differences marked. */
export function CompareDialog({ title, onClose, children, ...states }: CompareDialogProps) {
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <Fetched>
        <LazyComparison {...states} />
      </Fetched>
      {children && <DialogActions>{children}</DialogActions>}
    </Dialog>
  );
}
