import { atom } from 'nanostores';
import { sameForm } from '#src/admin/model/form.ts';
import { $draftChanges, clearDraft, isOfDraft, loadDraft } from '#src/admin/safety/draft.ts';
import type { StoredDraft } from '#src/admin/safety/draft.ts';
import { outdatedCopies } from '#src/admin/safety/outdated-copies.ts';
import {
  $copies,
  dropWithOlderStates,
  openKeys,
  readCopies,
} from '#src/admin/safety/safety-copies.ts';
import {
  copiesByKey,
  isBareStateOf,
  safetyCopyOf,
  withoutOlderStates,
} from '#src/admin/safety/safety-copy.ts';
import { offerAgain } from '#src/admin/safety/editor-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import { storageKeys } from '#src/config/storage-keys.ts';

/** A text that nobody saved. */
export interface UnsavedText extends SafetyCopy {
  /** The editor of a new post begins with it by itself. */
  readonly isDraft: boolean;
  /** The stored draft, where it is this text or an older state of it. */
  readonly draft: string | null;
  /** Its post was saved after it was typed. */
  readonly isOutdated: boolean;
}

/**
 * One entry for each text that nobody saved, newest first: the draft and the safety copies of its editor are one text,
 * and so are equal texts of one post, and a new one that only has a title and another with that title.
 * @param copies newest first
 * @param draft null where there is none, or an editor has it open
 * @param outdated keys of texts whose post was saved after they were typed
 */
export function unsavedTexts(
  copies: readonly SafetyCopy[],
  draft: StoredDraft | null,
  outdated: ReadonlySet<string>,
): UnsavedText[] {
  const byKey = copiesByKey(copies);
  const isDrafted = (copy: SafetyCopy) => draft !== null && isOfDraft(copy, draft, byKey);
  const isRepeated = (copy: SafetyCopy) =>
    draft !== null &&
    copy.postId === null &&
    (sameForm(copy.form, draft.form) ||
      (isDrafted(copy) && copy.at <= draft.copy.at && !isBareStateOf(draft.copy, copy)));
  const newest = withoutOlderStates(draft ? [draft.copy, ...copies] : copies);
  const others = newest.filter((copy) => copy !== draft?.copy && !isRepeated(copy));
  const all = draft && !others.some(isDrafted) ? [draft.copy, ...others] : others;
  const sorted = all.toSorted((one, other) => other.at - one.at);
  const likeOf = likeTexts(sorted);
  const isFirst = (copy: SafetyCopy) =>
    likeOf(copy).find(({ postId, form }) => postId === copy.postId && sameForm(form, copy.form)) ===
    copy;
  return sorted
    .filter(isFirst)
    .filter((copy) => !likeOf(copy).some((other) => isBareStateOf(copy, other)))
    .map((copy) => {
      const isDraft = copy === draft?.copy;
      const drafted = isDraft || isDrafted(copy) ? (draft?.text ?? null) : null;
      return { ...copy, isDraft, draft: drafted, isOutdated: outdated.has(copy.key) };
    });
}

/**
 * Which of some texts may say the same as one of them or more: those with its words, or with its title where it has none.
 * Thousands can't each be compared with every other one.
 */
function likeTexts(texts: readonly SafetyCopy[]) {
  const byContent = Map.groupBy(texts, ({ form }) => form.content);
  const byTitle = Map.groupBy(texts, ({ form }) => form.title);
  return ({ form: { content, title } }: SafetyCopy): readonly SafetyCopy[] => {
    if (content.trim() !== '') return byContent.get(content) ?? [];
    return title === '' ? texts : (byTitle.get(title) ?? []);
  };
}

/**
 * What a new post begins with: the newest text of one, unless it was put aside for another; null where that is the draft
 * itself, or there is none.
 */
export function newestNew(
  copies: readonly SafetyCopy[],
  draft: StoredDraft | null,
): SafetyCopy | null {
  const texts = unsavedTexts(copies, draft, new Set());
  const newest = texts.find(({ postId, left }) => postId === null && left !== 'aside');
  return copies.find(({ key }) => key === newest?.key) ?? null;
}

/** The path of the editor of a text, with the text in it. */
export function continuePath({ postId, key, isDraft }: UnsavedText): string {
  const path = postId === null ? adminPaths.newPost : adminPaths.edit(postId);
  return `${path}?${new URLSearchParams({ continue: isDraft ? 'draft' : key }).toString()}`;
}

/** The texts of this browser that nobody saved and that no editor has open; empty until followed. */
export const $unsavedTexts = atom<readonly UnsavedText[]>([]);

let readings = 0;

async function show() {
  readings += 1;
  const reading = readings;
  const loaded = loadDraft();
  const draft = loaded.ok ? loaded.value : null;
  const [open, outdated] = await Promise.all([openKeys(), outdatedCopies($copies.get())]);
  if (reading !== readings) return;
  const isOpen = draft !== null && [draft.writer, draft.copy.key].some((key) => open.has(key));
  $unsavedTexts.set(unsavedTexts($copies.get(), isOpen ? null : draft, outdated));
}

/**
 * Follows what nobody saved, in any tab.
 * @returns what ends that
 */
export function followUnsavedTexts(): () => void {
  const again = () => void show();
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.draft) again();
  };
  addEventListener('storage', hear);
  const stops = [$copies.listen(again), $draftChanges.listen(again)];
  void readCopies().then(again);
  return () => {
    removeEventListener('storage', hear);
    for (const stop of stops) stop();
  };
}

/**
 * Removes a text, with its older states and those that say nothing else.
 * @returns what brings it back
 */
export async function dismissText(text: UnsavedText): Promise<() => void> {
  const isSame = (copy: SafetyCopy) =>
    isBareStateOf(copy, text) || (copy.postId === text.postId && sameForm(copy.form, text.form));
  const same = $copies.get().filter(isSame);
  if (text.draft !== null) await clearDraft(text.draft);
  for (const copy of [text, ...same]) await dropWithOlderStates(copy);
  // Without what the list knows of it.
  const copy = safetyCopyOf(text.key, text);
  return () => void (copy && offerAgain(copy));
}

/** Of more than two texts the newest alone, and the others; of two both. */
export const newestApart = <Text>(texts: readonly Text[]) => {
  const first = texts.length > 2 ? 1 : 2;
  return [texts.slice(0, first), texts.slice(first)] as const;
};
