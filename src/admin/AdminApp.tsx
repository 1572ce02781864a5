import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Door } from '#src/admin/session/Door.tsx';
import LoginScreen from '#src/admin/session/LoginScreen.tsx';
import { SignInAgain } from '#src/admin/session/SignInAgain.tsx';
import { $session, checkSession, logOut } from '#src/admin/session/session.ts';
import { forgetTab } from '#src/admin/publish/connection.ts';
import { useGuard } from '#src/admin/session/use-guard.ts';
import { AdminHeader } from '#src/admin/shell/AdminHeader.tsx';
import { $openDialogs } from '#src/admin/shell/Dialog.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { endedWithin } from '#src/admin/shell/ended-within.ts';
import { $screen, leaveMessages, placeOf } from '#src/admin/shell/router.ts';
import { useInsertGuard } from '#src/admin/shell/use-insert-guard.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { StorageNotice } from '#src/admin/storage/StorageNotice.tsx';
import { hideToasts } from '#src/stores/toasts.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import '#src/admin/shell/admin.css';

/** As long as a late font is still drawn (`font-display: fallback`), in milliseconds. */
const fontPatience = 3_000;
// Nothing is drawn in one typeface and moves when the other comes.
const fonts = ['Figtree', 'Bungee'].map((name) => document.fonts.load(`1em ${name}`));
await endedWithin(fontPatience, ...fonts);

const AdminScreen = lazy(() => {
  askForScreen($screen.get()?.route);
  return import('#src/admin/AdminScreen.tsx');
});

/** Asks for what AdminScreen is going to show, so that it arrives beside it and not after it. A failure is told there. */
function askForScreen(route: keyof typeof titles | undefined): void {
  if (route === 'dashboard') import('#src/admin/posts/DashboardScreen.tsx').catch(() => undefined);
  if (route === 'newPost' || route === 'edit')
    import('#src/admin/editor/EditorScreen.tsx').catch(() => undefined);
}

/** Titles of the screens: in the browser's tab, and of what gets the focus when one opens. */
const titles = {
  login: 'Login',
  dashboard: 'Posts',
  newPost: 'New Post',
  edit: 'Edit Post',
  versions: 'Versions',
  sitemap: 'Sitemap',
  trash: 'Trash',
} as const;

const titleOf = (route: keyof typeof titles | undefined) => (route ? titles[route] : 'Not found');

const main = 'admin-width pt-6 pb-16';

/** The page after a crash, which still has its landmark and heading. */
const crashPage = (sentence: ReactNode) => (
  <main className={main}>
    <h1>{adminMessages.title}</h1>
    {sentence}
  </main>
);

/** The blog admin: one app in the browser, with storage of its own and no server. */
export default function AdminApp() {
  const session = useStore($session);
  const route = useStore($screen)?.route;
  const isOpen = useGuard();
  const hasDialog = useStore($openDialogs).length > 0;
  useEffect(() => {
    checkSession();
    const look = () => {
      if (!document.hidden) checkSession();
    };
    // After a computer has slept, its timers are late.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(leaveMessages, []);
  useInsertGuard();

  useEffect(() => {
    if (session !== 'out') return;
    // After Logout, in any tab, nobody reads on the screen what a message names or offers.
    hideToasts();
    // Whoever logs out leaves the computer, and may have done so while this tab showed another page.
    forgetTab();
  }, [session]);

  return (
    <CrashBoundary frame={crashPage}>
      {session === 'out' && <Door />}
      {session === 'in' || session === 'ended' ? <AdminHeader onLogout={logOut} /> : null}
      {/* While a dialog is open, messages are in it. */}
      <Toaster after={hasDialog ? Infinity : 0} />
      <main id="main" className={main} tabIndex={-1} aria-label={titleOf(route)}>
        <StorageNotice />
        <ScreenView isOpen={isOpen} />
      </main>
      {session === 'ended' && <SignInAgain />}
    </CrashBoundary>
  );
}

interface ScreenViewProps {
  /** Whether the screen may be shown; until then it says that it is loading. */
  isOpen: boolean;
}

/**
 * Shows the screen that the address names, from its top, and moves the focus there, so that screen readers announce it.
 * At the login the focus goes to the password field.
 */
function ScreenView({ isOpen }: ScreenViewProps) {
  const screen = useStore($screen);
  const place = placeOf(screen);
  const first = useRef<string | undefined>(place);
  const route = screen?.route;
  useEffect(() => {
    document.title = `${titleOf(route)} | ${adminMessages.title}`;
  }, [route]);
  useEffect(() => {
    const isLogin = route === 'login';
    if (!isOpen || (first.current === place && !isLogin)) return;
    first.current = undefined;
    // A new post begins in its title.
    if (document.activeElement?.matches('.title-field *')) return;
    const target = isLogin ? 'input[type="password"]' : '#main';
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [place, route, isOpen]);
  const loading = <Loading>{adminMessages.loading}</Loading>;
  if (!isOpen) return loading;
  return (
    <Suspense fallback={loading}>
      {route === 'login' ? <LoginScreen /> : <AdminScreen screen={screen} />}
    </Suspense>
  );
}
