import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { endedWithin } from '#src/admin/shell/ended-within.ts';
import { FetchBoundary, onDemand } from '#src/admin/shell/Fetched.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { ownUndo } from '#src/admin/shell/own-undo.ts';
import { adminPaths, placeOf, type Screen } from '#src/admin/shell/router.ts';
import { followConnection } from '#src/admin/publish/connection.ts';
import {
  $unsavedTexts,
  continuePath,
  followUnsavedTexts,
} from '#src/admin/safety/unsaved-texts.ts';
import type { UnsavedText } from '#src/admin/safety/unsaved-texts.ts';
import { DatabaseNotice } from '#src/admin/storage/DatabaseNotice.tsx';
import { doorLimits } from '#src/admin/storage/limits.ts';
import { visitTrash } from '#src/admin/trash/trash.ts';
import { adminMessages, outcomeTitles } from '#src/admin/shell/words.ts';

const loadDashboard = () => import('#src/admin/posts/DashboardScreen.tsx');
const loadEditor = () => import('#src/admin/editor/EditorScreen.tsx');
const DashboardScreen = onDemand(loadDashboard);
const EditorScreen = onDemand(loadEditor);
const loadTrash = () => import('#src/admin/trash/TrashScreen.tsx');
const loadVersions = () => import('#src/admin/versions/VersionsScreen.tsx');
const TrashScreen = onDemand(loadTrash);
const VersionsScreen = onDemand(loadVersions);
/** What nobody needs in order to write, or to get a text back, comes when it is opened. */
const SitemapScreen = onDemand(() => import('#src/admin/sitemap/SitemapScreen.tsx'));
const ShortcutDialog = onDemand(() => import('#src/admin/editor/ShortcutDialog.tsx'));
const ShortcutHelp = onDemand(() => import('#src/admin/editor/ShortcutHelp.tsx'));

/** Not with the first script, which the login needs as well. */
const bringBack = () =>
  import('#src/admin/trash/bring-back.ts').then((room) => room.bringBack()).catch(console.error);

/** In place of a screen that didn't come. */
const missingScreen = (sentence: ReactNode) => (
  <div className="panel">
    <h1>{outcomeTitles.failed}</h1>
    {sentence}
  </div>
);

/** The screen that the address names, for those who are logged in. */
export default function AdminScreen({ screen }: { screen: Screen }) {
  // A screen that was drawn before would show an older text, or say that a post is not there.
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    void endedWithin(doorLimits.storagePatience, bringBack()).then(() => setIsBack(true));
    void visitTrash();
  }, []);
  useEffect(followConnection, []);
  useEffect(ownUndo, []);
  // Writing goes on where the connection ends: what was not needed first is there before it is asked for.
  useEffect(() => {
    void Promise.all([loadDashboard(), loadEditor()])
      .then(() => Promise.all([loadTrash(), loadVersions()]))
      .catch(console.error);
  }, []);
  return (
    <>
      <DatabaseNotice />
      <FetchBoundary key={placeOf(screen)} frame={missingScreen}>
        {isBack ? <NamedScreen screen={screen} /> : <Loading>{adminMessages.loading}</Loading>}
      </FetchBoundary>
      {/* Nothing shows before its key is pressed, and nothing is missed where it doesn't come. */}
      <FetchBoundary frame={() => null}>
        <Suspense fallback={null}>
          <ShortcutHelp />
        </Suspense>
      </FetchBoundary>
    </>
  );
}

/** The versions of a post. From them one goes back to what was typed before, if it was not saved. */
function Versions({ id }: { id: string }) {
  useEffect(followUnsavedTexts, []);
  const isLeft = ({ postId, isOutdated }: UnsavedText) => postId === id && !isOutdated;
  const unsaved = useStore($unsavedTexts).find(isLeft);
  return <VersionsScreen id={id} editing={unsaved ? continuePath(unsaved) : adminPaths.edit(id)} />;
}

function NamedScreen({ screen }: { screen: Screen }) {
  switch (screen?.route) {
    case 'dashboard':
      return <DashboardScreen Shortcuts={ShortcutDialog} />;
    case 'newPost':
      return <EditorScreen key="new" />;
    case 'edit':
      return <EditorScreen key={screen.params.id} id={screen.params.id} />;
    case 'versions':
      return <Versions key={screen.params.id} id={screen.params.id} />;
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
