import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft } from '#src/admin/stores/draft.ts';
import type { EditorCopy } from '#src/admin/stores/editor-copy.ts';
import type { SafetyCopy } from '#src/admin/stores/safety-copies.ts';
import { editorMessages } from '#src/config/editor-messages.ts';
import type { PostForm } from '#src/lib/posts/form.ts';
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

  /** Publishing clears the draft, also one that is just being saved. */
  async function clear() {
    await saving.current;
    const text = stored.current;
    stored.current = null;
    if (text !== null) await clearDraft(text);
  }

  /** Puts the draft aside as a safety copy, which can be undone (features B6). What was written since is kept then. */
  function putAside(form: PostForm) {
    const wasStored = stored.current !== null;
    const kept = copy.keepAside(form);
    void clear();
    const undo = () => {
      if (wasStored || !restoreHere.current) void save(form);
      restoreHere.current?.(kept);
    };
    showToast({
      kind: 'success',
      title: editorMessages.putAsideTitle,
      text: editorMessages.putAsideText,
      action: { label: editorMessages.undo, run: undo },
    });
  }

  return { save, clear, putAside };
}
