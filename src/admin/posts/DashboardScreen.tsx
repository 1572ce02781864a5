import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { BackupActions } from '#src/admin/backup/BackupActions.tsx';
import { DamagedTexts } from '#src/admin/safety/DamagedTexts.tsx';
import { PostsPanel } from '#src/admin/posts/PostsPanel.tsx';
import { StorageMeter } from '#src/admin/storage/StorageMeter.tsx';
import { ActionsMenu } from '#src/admin/posts/ActionsMenu.tsx';
import type { ActionsMenuProps } from '#src/admin/posts/ActionsMenu.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import { followWebsite } from '#src/admin/publish/arrivals.ts';
import { ConnectionLine } from '#src/admin/publish/ConnectionLine.tsx';
import { $placedPosts } from '#src/admin/publish/places.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { connectionMessages } from '#src/admin/publish/words.ts';
import { $adminPostsState, loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import { $storageSpace, measureStorage } from '#src/admin/storage/storage-meter.ts';
import {
  dashboardMessages,
  firstVisitMessages,
  webmasterMessages,
} from '#src/admin/posts/words.ts';
import '#src/admin/posts/dashboard.css';

/** All posts, and what can be done with them. */
export default function DashboardScreen(actions: ActionsMenuProps) {
  const isTight = useStore($storageSpace)?.isTight ?? false;
  const posts = useStore($placedPosts);
  useEffect(() => {
    loadAdminPosts();
    measureStorage();
    return followWebsite();
  }, []);
  const meter = (
    <StorageMeter>
      <BackupActions />
    </StorageMeter>
  );
  return (
    <div className="dashboard grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
      <a className="mb-2 w-fit not-focus:sr-only" href="#post-list">
        {dashboardMessages.skip}
      </a>
      <div className="screen-head mb-0">
        <h1>{dashboardMessages.title}</h1>
        <div className="actions">
          <ScreenLink to={adminPaths.newPost} className="button button-primary">
            {dashboardMessages.newPost}
          </ScreenLink>
          <ActionsMenu {...actions} />
        </div>
      </div>
      <DamagedTexts />
      <FirstVisit posts={posts} />
      {/* Above the list if it warns, because nobody would see it below a thousand posts. */}
      {isTight && meter}
      <PostsPanel />
      {!isTight && meter}
      <ConnectionLine lead={connectionMessages.connected} />
      <ForWebmaster />
    </div>
  );
}

/** How posts reach readers: told as long as this browser has no post of its own, and under "Actions" after that. */
function FirstVisit({ posts }: { posts: readonly PlacedPost[] }) {
  const state = useStore($adminPostsState);
  const id = useId();
  if (state !== 'ready' || posts.some(({ opened }) => opened !== undefined)) return null;
  return (
    <section className="note grid gap-2" aria-labelledby={id}>
      <h2 id={id}>{firstVisitMessages.title}</h2>
      {firstVisitMessages.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** What nobody needs who writes posts, at the end of the dashboard. */
function ForWebmaster() {
  const id = useId();
  const { title, sitemap, hint } = webmasterMessages;
  return (
    <section className="panel grid gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ScreenLink to={adminPaths.sitemap} className="button">
          {sitemap}
        </ScreenLink>
        <span className="hint">{hint}</span>
      </p>
    </section>
  );
}
