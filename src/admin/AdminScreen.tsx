import { useEffect } from 'react';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths, type Screen } from '#src/admin/shell/router.ts';
import DashboardScreen from '#src/admin/posts/DashboardScreen.tsx';
import EditorScreen from '#src/admin/editor/EditorScreen.tsx';
import SitemapScreen from '#src/admin/sitemap/SitemapScreen.tsx';
import { DatabaseNotice } from '#src/admin/storage/DatabaseNotice.tsx';
import { visitTrash } from '#src/admin/trash/trash.ts';
import TrashScreen from '#src/admin/trash/TrashScreen.tsx';
import VersionsScreen from '#src/admin/versions/VersionsScreen.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';

/** The screen that the address names, for those who are logged in. */
export default function AdminScreen({ screen }: { screen: Screen }) {
  useEffect(() => void visitTrash(), []);
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
