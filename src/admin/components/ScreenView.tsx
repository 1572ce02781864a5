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

/** Shows the screen that the address names, from its top, and tells screen readers by moving focus there. */
export function ScreenView() {
  const screen = useStore($screen);
  const place = screen && `${screen.route} ${idOf(screen) ?? ''}`;
  const first = useRef(place);
  const route = screen?.route;
  useEffect(() => {
    document.title = `${route ? titles[route] : 'Not found'} | ${adminMessages.title}`;
  }, [route]);
  useEffect(() => {
    if (first.current === place) return;
    first.current = undefined;
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [place]);
  return (
    <Suspense fallback={<p className="loading">{adminMessages.loading}</p>}>
      {route === 'login' ? <LoginScreen /> : <DeskScreen screen={screen} />}
    </Suspense>
  );
}

/** The post that a screen is about. */
function idOf(screen: Screen): string | undefined {
  return screen?.route === 'edit' || screen?.route === 'versions' ? screen.params.id : undefined;
}
