import { $adminPosts, loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import { nextDrawing } from '#src/admin/shell/next-drawing.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { onceUsedIds } from '#src/admin/trash/used-ids.ts';
import { importSteps } from '#src/admin/exchange/import-list.ts';
import { markNewerHere } from '#src/admin/exchange/newer-here.ts';
import type { ImportFailure, ImportReport } from '#src/admin/exchange/import-list.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';

/** Milliseconds that the check works at a time, so that keys and drawing don't wait longer. */
const sliceLength = 50;
/** What an import would do, and the stored text it was compared with. */
export interface CheckedImport extends ImportReport {
  readonly seen: string | null;
}

/**
 * Compares a text with the stored posts, in small steps, and changes nothing.
 * @param onProgress gets the part that is done, from 0 to 1
 * @returns what the import would do, or why it isn't possible, which is also logged
 */
export async function checkImportText(
  text: string,
  onProgress: (part: number) => void,
): Promise<Result<CheckedImport, ImportFailure | 'blocked'>> {
  await nextDrawing();
  loadAdminPosts();
  const used = await onceUsedIds();
  const stored = browserDoor.read(storageKeys.posts);
  if (!stored.ok) return failure('blocked');
  const builtIn = $adminPosts.get().filter(({ origin }) => origin !== 'local');
  const steps = importSteps(text, { stored: readStoredPosts(stored.value), builtIn, used });
  for (let sliceEnd = 0; ;) {
    const step = steps.next();
    if (step.done) {
      if (step.value.ok) {
        const posts = await markNewerHere(step.value.value.posts);
        return success({ ...step.value.value, posts, seen: stored.value });
      }
      console.error(`The import was refused: ${step.value.code}.`);
      return step.value;
    }
    if (performance.now() < sliceEnd) continue;
    onProgress(step.value);
    await new Promise((done) => setTimeout(done));
    sliceEnd = performance.now() + sliceLength;
  }
}
