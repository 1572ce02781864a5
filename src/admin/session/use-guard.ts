import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $screen, loginPath, openScreen, pathAfterLogin } from '#src/admin/shell/router.ts';
import { $session } from '#src/admin/session/session.ts';

/**
 * Keeps every screen but the login behind the password (spec section 4): sends to the login who is logged out, and
 * back to where they were who has logged in.
 * @returns whether the screen of the address may be shown; until then it shows 'Loading...'
 */
export function useGuard(): boolean {
  const session = useStore($session);
  const screen = useStore($screen);
  const isLogin = screen?.route === 'login';
  useEffect(() => {
    if (session === 'out' && !isLogin) {
      openScreen(loginPath(location.pathname + location.search), { replace: true });
    } else if (session === 'in' && isLogin) {
      openScreen(pathAfterLogin(screen.search), { replace: true });
    }
  }, [session, isLogin, screen]);
  if (isLogin) return session === 'out';
  return session === 'in' || session === 'ended';
}
