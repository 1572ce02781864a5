import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '#src/admin/safety/use-autosave.ts';
import { useNewDraft } from '#src/admin/safety/use-new-draft.ts';
import { useOfferedCopies } from '#src/admin/safety/use-offered-copies.ts';
import { usePictures } from '#src/admin/pictures/use-pictures.ts';
import { usePostForm } from '#src/admin/editor/use-post-form.ts';
import { usePublish } from '#src/admin/editor/use-publish.ts';
import { useSafetyCopy } from '#src/admin/safety/use-safety-copy.ts';
import { useSaveShortcut } from '#src/admin/editor/use-save-shortcut.ts';
import { useSlugWorld } from '#src/admin/editor/use-slug-world.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { missingFields } from '#src/admin/editor/form-problems.ts';
import { emptyForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';

/** What an editor is opened with. */
export interface EditorStart {
  /** null for a new post. */
  readonly opened: OpenedPost | null;
  readonly form: PostForm;
  /** The stored draft's text that the form was loaded from. */
  readonly draft: string | null;
}

/**
 * Everything that one opened editor does.
 * @param isReadOnly another tab has the post, or the browser hasn't said yet
 * @param isLost another tab took it over
 */
export function useEditor(start: EditorStart, isReadOnly: boolean, isLost: boolean) {
  const { opened } = start;
  const postId = opened?.post.id ?? null;
  const { form, change, replace } = usePostForm(start.form);
  /** What is stored, or worth nothing: as long as the fields hold it, there is nothing to keep. */
  const [unchanged, setUnchanged] = useState(start.form);
  const copy = useSafetyCopy(postId, form, unchanged, isLost);
  const copies = useOfferedCopies(postId, form, unchanged, copy, replace);
  const draft = useNewDraft(start.draft, copy, copies.restore);
  const world = useSlugWorld();
  const autosave = useAutosave(form, unchanged, opened === null, draft.save);
  const { pictures, isUnderWay, areIn, closeMessages } = usePictures();
  const publishing = usePublish({
    form,
    opened,
    isReadOnly,
    onSaved: () => {
      void copy.finish();
      void draft.clear();
      closeMessages();
    },
  });
  const [isWaiting, setIsWaiting] = useState(false);
  const isWaitingNow = useRef(false);
  const wait = (isOn: boolean) => {
    isWaitingNow.current = isOn;
    setIsWaiting(isOn);
  };
  const saveNow = () => {
    if (!isReadOnly) void publishing.publish();
  };
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  /** Saves what stands in the fields, with the pictures that are still on their way there. */
  const save = () => {
    if (isWaiting) return;
    // What is missing is said at once, not after every picture.
    if (!isUnderWay || missingFields(form).length > 0) {
      saveNow();
      return;
    }
    wait(true);
    void areIn().then((isComplete) => {
      wait(false);
      if (isComplete) latest.current();
    });
  };
  useSaveShortcut(save);

  const startEmpty = () => {
    draft.putAside(form, () => isWaitingNow.current || publishing.isSavingNow());
    const empty = emptyForm(new Date());
    setUnchanged(empty);
    replace(empty);
  };

  return {
    form,
    change,
    copies,
    world,
    pictures,
    autosave,
    publishing,
    isWaiting,
    /** Publish was pressed, and waits for pictures or for storage. */
    isBusy: isWaiting || publishing.isSaving,
    save,
    startEmpty,
  };
}
