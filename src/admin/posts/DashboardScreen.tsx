import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DamagedTexts } from '#src/admin/safety/DamagedTexts.tsx';
import { PostsPanel } from '#src/admin/posts/PostsPanel.tsx';
import { StorageMeter } from '#src/admin/storage/StorageMeter.tsx';
import { UnsavedTexts } from '#src/admin/safety/UnsavedTexts.tsx';
import { ActionsMenu } from '#src/admin/posts/ActionsMenu.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import { loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import { $storageSpace, measureStorage } from '#src/admin/storage/storage-meter.ts';
import { dashboardMessages } from '#src/admin/posts/words.ts';
import '#src/admin/posts/dashboard.css';

/** All posts, and what can be done with them. */
export default function DashboardScreen() {
  const isTight = useStore($storageSpace)?.isTight ?? false;
  useEffect(() => {
    loadAdminPosts();
    measureStorage();
  }, []);
  return (
    <div className="dashboard">
      <div className="screen-head">
        <h1>{dashboardMessages.title}</h1>
        <div className="actions">
          <ScreenLink to={adminPaths.newPost} className="button button-primary">
            {dashboardMessages.newPost}
          </ScreenLink>
          <ActionsMenu />
        </div>
      </div>
      <DamagedTexts />
      <UnsavedTexts />
      {/* Above the list if it warns, because nobody would see it below a thousand posts. */}
      {isTight && <StorageMeter />}
      <PostsPanel />
      {!isTight && <StorageMeter />}
    </div>
  );
}
