import { focusFolded } from '#src/admin/shell/focus-folded.ts';
import { map } from 'nanostores';
import { editorMessages, lockMessages, saveMessages } from '#src/admin/editor/words.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { missingFields, postOf } from '#src/admin/model/form.ts';
import type { EditedField, PostForm } from '#src/admin/model/form-fields.ts';
import {
  $slugWorld,
  addressHolder,
  newPostId,
  slugHolderParts,
} from '#src/admin/model/slug-holders.ts';
import { changeFailures, notSavedMessages } from '#src/admin/model/words.ts';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { isHidden } from '#src/admin/storage/stored-list.ts';
import { onceUsedIds } from '#src/admin/trash/used-ids.ts';
import { saveWithVersions } from '#src/admin/versions/save-post.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { $savedPost } from '#src/admin/model/marked-posts.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';
import type { Words } from '#src/lib/typed-words.ts';
import { closeToast, showToast } from '#src/stores/toasts.ts';

/** Id of a field's control. */
export const fieldId = (name: EditedField) => `post-${name}`;

/** Why the last save failed, for the page to show. */
export type SaveProblem = Exclude<SaveFailure, 'changed'>;

/** How saving stands. */
interface SavingState {
  /** Somebody has tried: from then on, fields say what they miss. */
  readonly isChecked: boolean;
  readonly isSaving: boolean;
  readonly problem: SaveProblem | null;
  /** Another tab saved this post since it was opened; nothing was written. */
  readonly hasConflict: boolean;
}

/** What saving needs of the editor around it, and of the browser. */
type SavingParts = typeof savingDoors & {
  /** null for a new post. */
  readonly opened: OpenedPost | null;
  readonly form: () => PostForm;
  /** Whether public pages show the post from now on; undefined where nobody chose. */
  readonly isShown: () => boolean | undefined;
  /** How the editor is at this moment: saving may take a while, and somebody may leave or another tab take over. */
  readonly editor: () => { readonly isOpen: boolean; readonly isReadOnly: boolean };
  /** Called when the post is saved, before the dashboard opens. */
  readonly onSaved: () => void;
};

/** What of these is this browser's. */
export const savingDoors = {
  save: saveWithVersions,
  holder: addressHolder,
  /** A free id for a new post of this slug. */
  newId: async (slug: string) => {
    const used = await onceUsedIds();
    return newPostId(slug, $slugWorld.get(), used);
  },
  /** What is said of a saved post. */
  savedWords: async (post: Post, written: PostForm, isShown: boolean) => {
    const words = await import('#src/admin/editor/saved-words.ts').catch(() => null);
    return words?.savedWords(post, written, isShown, new Date()) ?? '';
  },
  open: (path: string) => openScreen(path),
  focus: (field: EditedField) => focusFolded(document.getElementById(fieldId(field))),
};

/** Saving from the editor: checked in order, and told in words, to whoever has left the editor too. */
export function saving(parts: SavingParts) {
  const { opened, form, editor } = parts;
  const $saving = map<SavingState>({
    isChecked: false,
    isSaving: false,
    problem: null,
    hasConflict: false,
  });
  let isBusy = false;
  let shown = 0;
  /** The field that the shown refusal is about, and what stood in it. */
  let refused: { readonly field: EditedField; readonly value: string | boolean } | null = null;

  /** Says why nothing was saved. */
  function refuse(text: Words, field?: EditedField) {
    if (editor().isOpen) {
      shown = showError(text);
      refused = field ? { field, value: form()[field] } : null;
      if (field) parts.focus(field);
      return;
    }
    const { notSavedTitle, open } = editorMessages;
    const path = opened ? adminPaths.edit(opened.post.id) : adminPaths.newPost;
    showToast({
      kind: 'error',
      title: [notSavedTitle, { typed: form().title }],
      text: [text, notSavedMessages.whereText].flat(),
      action: { label: open, run: () => parts.open(path) },
    });
  }

  function tell(code: SaveFailure | 'cancelled') {
    if (code === 'cancelled') return;
    if (!editor().isOpen) refuse(changeFailures[code]);
    else if (code !== 'changed') {
      $saving.setKey('problem', code);
      refuse(saveMessages[code]);
    } else if (opened) $saving.setKey('hasConflict', true);
    else refuse(saveMessages.changedNew, 'slug');
  }

  /** @returns whether the post is saved; if not, a message has said why */
  async function store(theirs: OpenedPost | null): Promise<boolean> {
    const written = form();
    const slug = slugOrFallback(written.slug, written.title);
    const holder = await parts.holder(slug, opened?.post.id, opened?.post.slug);
    const { lost, lostHint } = lockMessages;
    if (editor().isReadOnly) refuse(`${notSavedMessages.notSaved} ${lost}${lostHint}`);
    else if (!holder.ok) refuse(changeFailures[holder.code]);
    else if (holder.value) refuse(slugHolderParts(slug, holder.value), 'slug');
    else {
      const id = opened?.post.id ?? (await parts.newId(slug));
      const isShown = parts.isShown();
      const saved = await parts.save(postOf(written, id, opened?.post), theirs, undefined, isShown);
      if (saved.ok) {
        await done(saved.value, slug, written, isShown ?? !isHidden(theirs?.opened));
        return true;
      }
      tell(saved.code);
    }
    return false;
  }

  async function done(post: Post, slug: string, written: PostForm, isShown: boolean) {
    parts.onSaved();
    // Somebody who has left the editor meanwhile stays where they are.
    if (editor().isOpen) {
      $savedPost.set(post.id);
      parts.open(adminPaths.dashboard);
    }
    const { created, updated, view } = editorMessages;
    const words = await parts.savedWords(post, written, isShown);
    showToast({
      kind: 'success',
      title: outcomeTitles.success,
      text: `${opened ? updated : created}. ${words}`.trim(),
      // A hidden post has no page.
      ...(isShown && { action: { label: view, href: postHref(slug) } }),
    });
  }

  return {
    $saving,
    /** The same as in the state, at this moment, also once the editor is closed. */
    isSavingNow: () => isBusy,
    closeConflict: () => $saving.setKey('hasConflict', false),
    /** Something was typed: what was refused for a field goes once that is mended. */
    heedTyping: (): void => {
      if (refused === null || form()[refused.field] === refused.value) return;
      if (missingFields(form()).some(({ field }) => field === refused?.field)) return;
      refused = null;
      closeToast(shown);
    },
    /** Saves. Another tab's version is replaced only if it is given, which means that it was shown. */
    save: async (theirs = opened): Promise<void> => {
      if (isBusy) return;
      // The message of an earlier try is no longer true.
      closeToast(shown);
      $saving.set({ ...$saving.get(), problem: null, isChecked: true });
      const [first] = missingFields(form());
      if (first) {
        refuse(first.problem, first.field);
        return;
      }
      isBusy = true;
      $saving.setKey('isSaving', true);
      const isSaved = await store(theirs);
      isBusy = false;
      // After saving, the fields stay fixed until the editor closes, because typing would be lost.
      if (!isSaved) $saving.setKey('isSaving', false);
    },
  };
}
