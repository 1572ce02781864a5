import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $screen, loginPath, openScreen, pathAfterLogin } from '#src/admin/shell/router.ts';
import { $session } from '#src/admin/session/session.ts';

/**
 * Keeps every screen except the login behind the password. Without a session it opens the login, and after logging in,
 * the screen that was asked for.
 * @returns whether the screen may be shown; until then it shows 'Loading...'
 */
export function useGuard(): boolean {
  const session = useStore($session);
  const screen = useStore($screen);
  const isLogin = screen?.route === 'login';
  useEffect(() => {
    if (session === 'out' && !isLogin) {
      openScreen(loginPath(location.pathname + location.search), { replace: true });
    } else if (session === 'in' && isLogin) {
      openScreen(pathAfterLogin(screen.search), { replace: true, keepsMessage: true });
    }
  }, [session, isLogin, screen]);
  if (isLogin) return session === 'out';
  return session === 'in' || session === 'ended';
}
