import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { editorSession } from '#src/admin/editor/editor-session.ts';
import type { EditorStart } from '#src/admin/editor/editor-session.ts';
import type { PostLockState } from '#src/admin/editor/post-lock.ts';
import { useSaveShortcuts } from '#src/admin/editor/shortcuts.ts';
import { goToPlace } from '#src/admin/editor/writing-place.ts';
import { $screen } from '#src/admin/shell/router.ts';
import type { EditedField } from '#src/admin/model/form-fields.ts';
import { missingFields } from '#src/admin/model/form.ts';
import { $slugWorld } from '#src/admin/model/slug-holders.ts';

/** What prevents saving, by field. Each problem disappears when its field is mended. */
export type FieldProblems = Readonly<Partial<Record<EditedField, string>>>;

/** Opens an editor's session and draws what it says. */
export function useEditor(start: EditorStart, lock: PostLockState | null) {
  const [session] = useState(() => editorSession(start));
  useEffect(() => session.open(), [session]);
  useEffect(() => session.setLock(lock), [session, lock]);
  useSaveShortcuts(session.keep, session.save);
  useWritingPlace(start);
  const form = useStore(session.$form);
  const saving = useStore(session.saver.$saving);
  const isWaiting = useStore(session.$isWaiting);
  const problems: FieldProblems = saving.isChecked
    ? Object.fromEntries(missingFields(form).map(({ field, problem }) => [field, problem]))
    : {};
  return {
    session,
    form,
    problems,
    isShown: useStore(session.$isShown),
    saving,
    isWaiting,
    /** Saving was asked for, and waits for pictures or for storage. */
    isBusy: isWaiting || saving.isSaving,
    copies: useStore(session.copies.$offered),
    autosave: useStore(session.autosave.$autosave),
    kept: useStore(session.$kept),
    isUnkept: useStore(session.$isUnkept),
    answer: useStore(session.$answer),
    world: useStore($slugWorld),
  };
}

/** Goes to where somebody was writing when the address asks for a text, after the screen has opened at its top. */
function useWritingPlace({ continued, draft }: EditorStart) {
  const place = (continued ?? draft?.copy)?.place;
  useEffect(() => {
    if (place && $screen.get()?.search.continue) queueMicrotask(() => goToPlace(place));
  }, [place]);
}
