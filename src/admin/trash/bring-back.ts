import { sameForm } from '#src/admin/model/form.ts';
import { offerAgain } from '#src/admin/safety/editor-copy.ts';
import { $copies, $hasUnkeptText, readCopies } from '#src/admin/safety/safety-copies.ts';
import { safetyCopyOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { forgetLost, lostTexts } from '#src/admin/storage/mirror.ts';
import type { LostText } from '#src/admin/storage/mirror.ts';
import { changePostsText } from '#src/admin/storage/save-local-posts.ts';
import type { ChangePostsText } from '#src/admin/storage/save-local-posts.ts';
import { putInTrash, removeFromTrash } from '#src/admin/trash/trash.ts';
import { trashedList } from '#src/admin/trash/whole-list.ts';
import type { TrashParts } from '#src/admin/trash/whole-list.ts';
import { backMessages } from '#src/admin/trash/words.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';
import { failure, success } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';
import { showToast } from '#src/stores/toasts.ts';

/** What bringing back needs; unit tests pass their own storage. */
interface BackParts {
  readonly door: Pick<StorageDoor, 'read'>;
  readonly lostTexts: (key: string, now: string | null) => Promise<readonly LostText[]>;
  readonly forgetLost: (lost: LostText) => Promise<void>;
  readonly changeText: ChangePostsText;
  readonly putInTrash: TrashParts['put'];
  readonly removeFromTrash: TrashParts['remove'];
  readonly offerText: typeof offerText;
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Says what has become of what was lost. */
  readonly tell: (outcome: keyof typeof backMessages) => void;
}

/** Makes the function that brings back what was saved and what localStorage has lost, because the browser was killed. */
export function bringerBack(parts: BackParts) {
  async function lostNow(key: string) {
    const text = parts.door.read(key);
    const now = text.ok ? text.value : null;
    return { now, lost: text.ok ? await parts.lostTexts(key, now) : [] };
  }

  /** Puts the newest list in its place; what can't be there goes to the Trash. */
  async function bringPosts(): Promise<void> {
    const { now, lost } = await lostNow(storageKeys.posts);
    for (const one of lost) {
      const { text, isNewer } = one;
      if (isNewer) {
        // Where the mirror could neither be written nor emptied, it may be the older one after all.
        const replaced = trashedList(now);
        const kept = await parts.putInTrash(replaced);
        const back = await parts.changeText((stored) =>
          stored === now ? success(text) : failure('changed'),
        );
        if (!back.ok && kept.ok) await parts.removeFromTrash(kept.value);
        if (back.ok) parts.tell(kept.ok && replaced.length > 0 ? 'backInTrash' : 'back');
        // Another tab has brought it back, or has saved.
        else if (back.code === 'changed') return bringPosts();
        // Nothing that is saved from now on replaces it, so the next visit finds it again.
        if (back.ok || back.code !== 'full') continue;
      }
      if (text === now || (await isPutAside(text))) await parts.forgetLost(one);
    }
  }

  async function isPutAside(text: string | null): Promise<boolean> {
    const list = trashedList(text);
    if (list.length === 0) return true;
    const put = await parts.putInTrash(list);
    if (put.ok) parts.tell('aside');
    return put.ok;
  }

  /** Offers drafts, because the one that is stored may be another tab's. */
  async function offerDrafts(): Promise<void> {
    const { lost } = await lostNow(storageKeys.draft);
    for (const one of lost) {
      const form = parsedJson(one.text);
      const at = ownField(form, 'at') ?? parts.now();
      const copy = safetyCopyOf(parts.newKey(), { form, at, postId: null });
      const outcome = copy ? await parts.offerText(copy) : 'unkept';
      if (outcome === 'offered') parts.tell('draft');
      // What was lost may be that there is no draft any more.
      if (outcome !== 'unkept' || one.text === null) await parts.forgetLost(one);
    }
  }

  return async (): Promise<void> => {
    await bringPosts();
    await offerDrafts();
  };
}

/**
 * Offers a text as one that nobody saved, unless an equal one is offered.
 * @returns 'unkept' if no store takes it
 */
async function offerText(copy: SafetyCopy): Promise<'offered' | 'known' | 'unkept'> {
  await readCopies();
  const isOffered = $copies
    .get()
    .some(({ postId, form }) => postId === null && sameForm(form, copy.form));
  if (isOffered) return 'known';
  await offerAgain(copy);
  return $hasUnkeptText.get() ? 'unkept' : 'offered';
}

/** Brings back what this browser's localStorage has lost. */
export const bringBack = bringerBack({
  door: browserDoor,
  lostTexts,
  forgetLost,
  changeText: changePostsText,
  putInTrash,
  removeFromTrash,
  offerText,
  newKey: () => crypto.randomUUID(),
  now: () => Date.now(),
  tell: (outcome) => showToast({ kind: 'success', isLasting: true, ...backMessages[outcome] }),
});
