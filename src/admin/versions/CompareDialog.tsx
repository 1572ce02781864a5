import { lazy, Suspense } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import type Comparison from '#src/admin/versions/Comparison.tsx';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';

/** Fetched on first use: nobody needs it in order to write. */
const LazyComparison = lazy(() => import('#src/admin/versions/Comparison.tsx'));

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
      <CrashBoundary>
        <Suspense fallback={<Loading>{adminMessages.loading}</Loading>}>
          <LazyComparison {...states} />
        </Suspense>
      </CrashBoundary>
      {children && <DialogActions>{children}</DialogActions>}
    </Dialog>
  );
}
