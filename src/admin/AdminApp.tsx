import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { AdminHeader } from '#src/admin/components/AdminHeader.tsx';
import { ScreenView } from '#src/admin/components/ScreenView.tsx';
import { SignInAgain } from '#src/admin/components/SignInAgain.tsx';
import { StorageNotice } from '#src/admin/components/StorageNotice.tsx';
import { $openDialogs } from '#src/admin/stores/open-dialogs.ts';
import { $session, checkSession } from '#src/admin/stores/session.ts';
import { useGuard } from '#src/admin/hooks/use-guard.ts';
import { adminMessages } from '#src/config/admin-messages.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import '#src/admin/styles/desk.css';

/** A page keeps its landmark and its heading when the app is gone. */
const crashPage = (sentence: ReactNode) => (
  <main className="desk-width">
    <h1>{adminMessages.title}</h1>
    {sentence}
  </main>
);

/** The blog admin: one app in the browser, with storage of its own and no server (spec section 7). */
export default function AdminApp() {
  const session = useStore($session);
  const isOpen = useGuard();
  const hasDialog = useStore($openDialogs).length > 0;
  useEffect(() => {
    checkSession();
    const look = () => {
      if (!document.hidden) checkSession();
    };
    // A computer that slept through the end of a session has late timers.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return (
    <CrashBoundary frame={crashPage}>
      {session === 'in' || session === 'ended' ? <AdminHeader /> : null}
      {hasDialog || <Toaster />}
      <main id="main" className="desk-width" tabIndex={-1}>
        <StorageNotice />
        <ScreenView isOpen={isOpen} />
      </main>
      {session === 'ended' && <SignInAgain />}
    </CrashBoundary>
  );
}
