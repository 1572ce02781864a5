import { Suspense, type ReactNode } from 'react';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages, outcomeTitles } from '#src/admin/shell/words.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';

interface FetchedProps {
  /** For a dialog: closes it. What is said before it comes then stands in a dialog too, so that nothing moves below. */
  onClose?: () => void;
  children: ReactNode;
}

/** Around what is fetched on first use: where it doesn't come, as on a cut line, only it is missing. */
export function Fetched({ onClose, children }: FetchedProps) {
  if (!onClose)
    return (
      <CrashBoundary>
        <Suspense fallback={<Loading>{adminMessages.loading}</Loading>}>{children}</Suspense>
      </CrashBoundary>
    );
  const dialog = (title: string, content: ReactNode) => (
    <Dialog title={title} onClose={onClose}>
      {content}
    </Dialog>
  );
  return (
    <CrashBoundary frame={(sentence) => dialog(outcomeTitles.failed, sentence)}>
      <Suspense fallback={dialog(adminMessages.loading, null)}>{children}</Suspense>
    </CrashBoundary>
  );
}
