import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DamagedTexts } from '#src/admin/components/dashboard/DamagedTexts.tsx';
import { PostsPanel } from '#src/admin/components/dashboard/PostsPanel.tsx';
import { StorageMeter } from '#src/admin/components/dashboard/StorageMeter.tsx';
import { UnsavedTexts } from '#src/admin/components/dashboard/UnsavedTexts.tsx';
import { ActionsMenu } from '#src/admin/components/posts/ActionsMenu.tsx';
import { ScreenLink } from '#src/admin/components/ScreenLink.tsx';
import { adminPaths } from '#src/admin/router.ts';
import { loadAdminPosts } from '#src/admin/stores/admin-posts.ts';
import { $storageRoom, measureStorage } from '#src/admin/stores/storage-meter.ts';
import { dashboardMessages } from '#src/config/dashboard-messages.ts';
import '#src/admin/styles/dashboard.css';

/** All posts, and what can be done with them (spec section 2, "Dashboard"). */
export default function DashboardScreen() {
  const isTight = useStore($storageRoom)?.isTight ?? false;
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
      {/* Above the list where it warns: below a thousand posts nobody would see it. */}
      {isTight && <StorageMeter />}
      <PostsPanel />
      {!isTight && <StorageMeter />}
    </div>
  );
}
