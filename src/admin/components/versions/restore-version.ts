import type { OpenedPost } from '#src/admin/stores/admin-posts.ts';
import { publishPost } from '#src/admin/stores/publish.ts';
import type { PostVersion } from '#src/admin/stores/versions.ts';
import { restoreMessages } from '#src/config/versions-messages.ts';
import { formatMoment } from '#src/lib/moment.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Stores a version again, as a new one, and says so. What was stored before is a version too, whoever stored it.
 * @param now what is stored, as it was shown; null where the post is not stored any more
 * @returns whether it is stored
 */
export async function restoreVersion(
  { at, post }: PostVersion,
  now: OpenedPost | null,
): Promise<boolean> {
  const published = await publishPost(post, now);
  if (published.ok)
    showToast({
      kind: 'success',
      title: restoreMessages.restoredTitle,
      text: `${formatMoment(at)} ${restoreMessages.restored}`,
    });
  else
    showToast({
      kind: 'error',
      title: restoreMessages.failedTitle,
      text: restoreMessages.failures[published.code],
    });
  return published.ok;
}
