import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { $screen, type Screen } from '#src/admin/router.ts';
import LoginScreen from '#src/admin/screens/LoginScreen.tsx';
import { adminMessages } from '#src/config/admin-messages.ts';

/** One file for everything behind the password: smaller than many, and there when the network is gone. */
const DeskScreen = lazy(() => import('#src/admin/components/DeskScreen.tsx'));

/** Titles of the browser's tab. */
const titles = {
  login: 'Login',
  dashboard: 'Posts',
  newPost: 'New Post',
  edit: 'Edit Post',
  versions: 'Versions',
  sitemap: 'Sitemap',
  trash: 'Trash',
} as const;

interface ScreenViewProps {
  /** Whether the screen may be shown; until then it is loading. */
  isOpen: boolean;
}

/**
 * Shows the screen that the address names, from its top, and tells screen readers by moving focus there: at the login
 * to the one field that there is, also when the page begins with it.
 */
export function ScreenView({ isOpen }: ScreenViewProps) {
  const screen = useStore($screen);
  const place = screen && `${screen.route} ${idOf(screen) ?? ''}`;
  const first = useRef(place);
  const route = screen?.route;
  useEffect(() => {
    document.title = `${route ? titles[route] : 'Not found'} | ${adminMessages.title}`;
  }, [route]);
  useEffect(() => {
    const isLogin = route === 'login';
    if (!isOpen || (first.current === place && !isLogin)) return;
    first.current = undefined;
    const target = isLogin ? 'input[type="password"]' : '#main';
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [place, route, isOpen]);
  const loading = <p className="loading">{adminMessages.loading}</p>;
  if (!isOpen) return loading;
  return (
    <Suspense fallback={loading}>
      {route === 'login' ? <LoginScreen /> : <DeskScreen screen={screen} />}
    </Suspense>
  );
}

/** The post that a screen is about. */
function idOf(screen: Screen): string | undefined {
  return screen?.route === 'edit' || screen?.route === 'versions' ? screen.params.id : undefined;
}
