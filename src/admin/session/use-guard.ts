import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { $screen, loginPath, openScreen, pathAfterLogin } from '#src/admin/shell/router.ts';
import { $session } from '#src/admin/session/session.ts';

/** A Logout, maybe in another tab, closed an editor in this one. */
export const $hasLeftEditor = atom(false);

/**
 * Keeps every screen except the login behind the password. Without a session it opens the login, and after logging in,
 * the screen that was asked for.
 * @returns whether the screen may be shown; until then it shows 'Loading...'
 */
export function useGuard(): boolean {
  const session = useStore($session);
  const screen = useStore($screen);
  const wasIn = useRef(false);
  const route = screen?.route;
  const isLogin = route === 'login';
  useEffect(() => {
    if (session === 'out' && !isLogin) {
      $hasLeftEditor.set(wasIn.current && (route === 'newPost' || route === 'edit'));
      openScreen(loginPath(location.pathname + location.search), { replace: true });
    } else if (session === 'in' && isLogin) {
      openScreen(pathAfterLogin(screen?.search ?? {}), { replace: true, keepsMessage: true });
    }
    wasIn.current = session === 'in' || session === 'ended';
  }, [session, isLogin, route, screen]);
  if (isLogin) return session === 'out';
  return session === 'in' || session === 'ended';
}
