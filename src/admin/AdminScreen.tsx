import { lazy, useEffect } from 'react';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths, type Screen } from '#src/admin/shell/router.ts';
import { followConnection } from '#src/admin/publish/connection.ts';
import { DatabaseNotice } from '#src/admin/storage/DatabaseNotice.tsx';
import { visitTrash } from '#src/admin/trash/trash.ts';
import { adminMessages } from '#src/admin/shell/words.ts';

const loadDashboard = () => import('#src/admin/posts/DashboardScreen.tsx');
const loadEditor = () => import('#src/admin/editor/EditorScreen.tsx');
const DashboardScreen = lazy(loadDashboard);
const EditorScreen = lazy(loadEditor);
/** What nobody needs in order to write comes when it is opened. */
const SitemapScreen = lazy(() => import('#src/admin/sitemap/SitemapScreen.tsx'));
const TrashScreen = lazy(() => import('#src/admin/trash/TrashScreen.tsx'));
const VersionsScreen = lazy(() => import('#src/admin/versions/VersionsScreen.tsx'));

/** Nothing is lost where its code doesn't come: what was kept twice is there at the next visit. */
const bringBack = () =>
  import('#src/admin/trash/bring-back.ts').then((room) => room.bringBack()).catch(console.error);

/** The screen that the address names, for those who are logged in. */
export default function AdminScreen({ screen }: { screen: Screen }) {
  useEffect(() => {
    void bringBack();
    void visitTrash();
  }, []);
  useEffect(followConnection, []);
  // Writing goes on where the connection ends: what was not needed first is there before it is asked for.
  useEffect(() => {
    void Promise.all([loadDashboard(), loadEditor()]).catch(console.error);
  }, []);
  return (
    <>
      <DatabaseNotice />
      <NamedScreen screen={screen} />
    </>
  );
}

function NamedScreen({ screen }: { screen: Screen }) {
  switch (screen?.route) {
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
    default:
      return (
        <div className="panel">
          <h1>{adminMessages.unknownScreen}</h1>
          <ScreenLink to={adminPaths.dashboard}>{adminMessages.back}</ScreenLink>
        </div>
      );
  }
}
