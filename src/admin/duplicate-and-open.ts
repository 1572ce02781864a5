import { oneAtATime } from '#src/admin/one-at-a-time.ts';
import { adminPaths, openScreen } from '#src/admin/router.ts';
import { $freshCopy } from '#src/admin/stores/fresh-copy.ts';
import { duplicatePost } from '#src/admin/stores/post-changes.ts';
import { tellFailure } from '#src/admin/tell-failure.ts';
import { rowActions } from '#src/config/dashboard-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

const copyAndOpen = oneAtATime(async (id: string) => {
  const copy = await duplicatePost(id);
  if (!copy.ok) {
    tellFailure(copy.code);
    return;
  }
  const { duplicatedTitle, duplicated } = rowActions;
  showToast({ kind: 'success', title: duplicatedTitle, text: duplicated });
  $freshCopy.set(copy.value);
  openScreen(adminPaths.edit(copy.value));
});

/** Copies a post into this browser and opens the copy on its slug (features A4). */
export function duplicateAndOpen(id: string): void {
  void copyAndOpen(id);
}
