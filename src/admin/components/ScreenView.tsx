import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ScreenLink } from '#src/admin/components/ScreenLink.tsx';
import { $screen, adminPaths } from '#src/admin/router.ts';
import LoginScreen from '#src/admin/screens/LoginScreen.tsx';
import { adminMessages } from '#src/config/admin-messages.ts';

const DashboardScreen = lazy(() => import('#src/admin/screens/DashboardScreen.tsx'));
const EditorScreen = lazy(() => import('#src/admin/screens/EditorScreen.tsx'));
const VersionsScreen = lazy(() => import('#src/admin/screens/VersionsScreen.tsx'));
const SitemapScreen = lazy(() => import('#src/admin/screens/SitemapScreen.tsx'));
const TrashScreen = lazy(() => import('#src/admin/screens/TrashScreen.tsx'));

type Screen = ReturnType<typeof $screen.get>;

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
      {screenOf(screen)}
    </Suspense>
  );
}

/** The post that a screen is about. */
function idOf(screen: Screen): string | undefined {
  return screen?.route === 'edit' || screen?.route === 'versions' ? screen.params.id : undefined;
}

function screenOf(screen: Screen) {
  switch (screen?.route) {
    case 'login':
      return <LoginScreen />;
    case 'dashboard':
      return <DashboardScreen />;
    case 'newPost':
      return <EditorScreen key="new" />;
    case 'edit':
      return <EditorScreen key={screen.params.id} id={screen.params.id} />;
    case 'versions':
      return <VersionsScreen key={screen.params.id} id={screen.params.id} />;
    case 'sitemap':
      return <SitemapScreen />;
    case 'trash':
      return <TrashScreen />;
    case undefined:
      return (
        <div className="panel">
          <h1>{adminMessages.unknownScreen}</h1>
          <ScreenLink to={adminPaths.dashboard}>Back to Dashboard</ScreenLink>
        </div>
      );
  }
}
