import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft } from '#src/admin/safety/draft.ts';
import type { EditorCopy } from '#src/admin/safety/editor-copy.ts';
import { $hasUnkeptText } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import { draftMessages } from '#src/admin/safety/words.ts';
import { undoLabel } from '#src/admin/shell/words.ts';
import type { PostForm } from '#src/admin/model/form.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * The stored draft of a new post while it is edited.
 * @param loaded the draft's text as it was loaded; null where there was none
 * @param restore puts a copy back into the fields, and keeps what stands there
 */
export function useNewDraft(
  loaded: string | null,
  copy: EditorCopy,
  restore: (kept: SafetyCopy) => void,
) {
  /** The text that is stored, as far as this editor knows: only that one is replaced or cleared. */
  const stored = useRef(loaded);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** null when the editor is closed: a message outlives it. */
  const restoreHere = useRef<typeof restore>(null);
  useEffect(() => {
    restoreHere.current = restore;
    return () => {
      restoreHere.current = null;
    };
  });

  function save(form: PostForm) {
    const saved = saveDraft(form, { key: copy.key, known: stored.current });
    saving.current = saved.then((outcome) => {
      if (outcome.ok) stored.current = outcome.value;
    });
    return saved;
  }

  /** Leaves the draft where it is: from now on it is somebody else's, and becomes a copy before it is replaced. */
  async function letGo() {
    await saving.current;
    const text = stored.current;
    stored.current = null;
    return text;
  }

  /** Publishing clears the draft, also one that is just being saved. */
  async function clear() {
    const text = await letGo();
    if (text !== null) await clearDraft(text);
  }

  /**
   * Puts the draft aside as a safety copy, which can be undone (features B6). What was written since is kept then.
   * @param isBusy whether what stands in the fields is being saved: then Undo is offered again
   */
  function putAside(form: PostForm, isBusy: () => boolean) {
    const wasStored = stored.current !== null;
    const kept = copy.keepAside(form);
    const isKept = !$hasUnkeptText.get();
    void (isKept ? clear() : letGo());
    const { putAsideTitle, putAsideText, unkept } = draftMessages;
    const tell = () =>
      showToast({
        kind: 'success',
        title: putAsideTitle,
        text: isKept ? putAsideText : unkept,
        action: { label: undoLabel, run },
      });
    function run() {
      if (isBusy()) {
        tell();
        return;
      }
      if (wasStored || !restoreHere.current) void save(form);
      restoreHere.current?.(kept);
    }
    tell();
  }

  return { save, clear, putAside };
}
