import { useEffect, useRef, useState } from 'react';
import { openScreen, adminPaths } from '#src/admin/shell/router.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { publishPost } from '#src/admin/versions/publish.ts';
import { $slugWorld, addressHolder } from '#src/admin/model/slug-world.ts';
import {
  editorMessages,
  lockMessages,
  requiredMessages,
  saveMessages,
} from '#src/admin/editor/words.ts';
import { changeFailures, notSavedMessages } from '#src/admin/model/words.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { missingFields } from '#src/admin/editor/form-problems.ts';
import type { RequiredField } from '#src/admin/editor/form-problems.ts';
import { postOf } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';
import { newPostId } from '#src/admin/model/slug-holders.ts';
import { slugOrFallback } from '#src/lib/posts/slug.ts';
import { slugHolderText } from '#src/admin/model/slug-holder-text.ts';
import type { SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import { closeToast, showToast } from '#src/stores/toasts.ts';

/** What stands in the way of saving, by field; each goes when its field is mended. */
export type FieldProblems = Readonly<Partial<Record<RequiredField, string>>>;

/** Why the last save failed: for the page to say and to help with. */
export type SaveProblem = Exclude<SaveFailure, 'changed'>;

interface Publishing {
  readonly problems: FieldProblems;
  readonly saveProblem: SaveProblem | null;
  readonly isSaving: boolean;
  /** The same at this moment, also once the editor is closed. */
  readonly isSavingNow: () => boolean;
  /** Another tab saved this post since it was opened; nothing was written. */
  readonly hasConflict: boolean;
  readonly closeConflict: () => void;
  /** Saves. Another tab's version is replaced only where it is given: by somebody who has been shown it. */
  readonly publish: (theirs?: OpenedPost) => Promise<void>;
}

interface PublishParts {
  readonly form: PostForm;
  /** null for a new post. */
  readonly opened: OpenedPost | null;
  /** Another tab has the post. */
  readonly isReadOnly: boolean;
  /** Called when the post is stored, before the dashboard opens. */
  readonly onSaved: () => void;
}

/** Puts focus on a field of the editor. */
const focusField = (name: RequiredField | 'slug') =>
  document.getElementById(fieldId(name))?.focus();

/** Id of the control of a field. */
export const fieldId = (name: RequiredField | 'slug') => `post-${name}`;

/** Saving from the editor: checked in the spec's order, told in its words (spec sections 4, 5 and 8). */
export function usePublish({ form, opened, isReadOnly, onSaved }: PublishParts): Publishing {
  const [isChecked, setIsChecked] = useState(false);
  const [saveProblem, setSaveProblem] = useState<SaveProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const shown = useRef(0);
  const isBusy = useRef(false);
  /** How the editor is by now: saving may take a while. */
  const editor = useRef({ isOpen: false, isReadOnly });
  useEffect(() => {
    editor.current = { isOpen: true, isReadOnly };
    return () => {
      editor.current = { isOpen: false, isReadOnly };
    };
  }, [isReadOnly]);
  const missing = missingFields(form);

  /** Says why nothing was saved, also to somebody who has left the editor meanwhile. */
  const refuse = (text: string, field?: RequiredField | 'slug') => {
    if (!editor.current.isOpen) {
      const { notSavedTitle, open } = editorMessages;
      const path = opened ? adminPaths.edit(opened.post.id) : adminPaths.newPost;
      showToast({
        kind: 'error',
        title: `${notSavedTitle} ${form.title}`,
        text: `${text} ${notSavedMessages.whereText}`,
        action: { label: open, run: () => openScreen(path) },
      });
      return;
    }
    shown.current = showToast({ kind: 'error', title: outcomeTitles.failed, text });
    if (field) focusField(field);
  };

  const tell = (code: SaveFailure) => {
    if (!editor.current.isOpen) refuse(changeFailures[code]);
    else if (code !== 'changed') {
      setSaveProblem(code);
      refuse(saveMessages[code]);
    } else if (opened) setHasConflict(true);
    else refuse(saveMessages.changedNew, 'slug');
  };

  async function publish(theirs = opened ?? undefined) {
    if (isBusy.current) return;
    // What an earlier try was told is no longer true.
    closeToast(shown.current);
    setSaveProblem(null);
    setIsChecked(true);
    const [first] = missing;
    if (first) {
      refuse(requiredMessages[first], first);
      return;
    }
    isBusy.current = true;
    setIsSaving(true);
    const isSaved = await store(theirs ?? null);
    isBusy.current = false;
    // An editor that has saved stays as it is until it closes: what is typed then would be in nothing.
    if (!isSaved) setIsSaving(false);
  }

  /** @returns whether the post is stored; where not, it is said why */
  async function store(theirs: OpenedPost | null): Promise<boolean> {
    const slug = slugOrFallback(form.slug, form.title);
    const holder = await addressHolder(slug, opened?.post.id, opened?.post.slug);
    const { lost, lostHint } = lockMessages;
    if (editor.current.isReadOnly) refuse(`${notSavedMessages.notSaved} ${lost}${lostHint}`);
    else if (!holder.ok) refuse(changeFailures[holder.code]);
    else if (holder.value) refuse(slugHolderText(slug, holder.value), 'slug');
    else {
      const id = opened?.post.id ?? newPostId(slug, $slugWorld.get());
      const saved = await publishPost(postOf(form, id, opened?.post), theirs);
      if (saved.ok) {
        done();
        return true;
      }
      tell(saved.code);
    }
    return false;
  }

  function done() {
    onSaved();
    const { created, updated } = editorMessages;
    showToast({ kind: 'success', title: outcomeTitles.success, text: opened ? updated : created });
    // Who has left the editor meanwhile stays where they are.
    if (editor.current.isOpen) openScreen(adminPaths.dashboard);
  }

  return {
    problems: isChecked
      ? Object.fromEntries(missing.map((field) => [field, requiredMessages[field]]))
      : {},
    saveProblem,
    isSaving,
    isSavingNow: () => isBusy.current,
    hasConflict,
    closeConflict: () => setHasConflict(false),
    publish,
  };
}
