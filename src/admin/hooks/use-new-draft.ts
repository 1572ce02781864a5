import { useRef } from 'react';
import { clearDraft, saveDraft } from '#src/admin/stores/draft.ts';
import type { EditorCopy } from '#src/admin/stores/editor-copy.ts';
import { dropCopy } from '#src/admin/stores/safety-copies.ts';
import { editorMessages } from '#src/config/editor-messages.ts';
import type { PostForm } from '#src/lib/posts/form.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * The stored draft of a new post while it is edited.
 * @param loaded the draft's text as it was loaded; null where there was none
 */
export function useNewDraft(loaded: string | null) {
  /** The text that is stored, as far as this editor knows: only that one is cleared. */
  const stored = useRef(loaded);
  const noteSaved = (text: string) => {
    stored.current = text;
  };

  /** Publishing clears the draft. */
  function clear() {
    if (stored.current !== null) void clearDraft(stored.current);
    stored.current = null;
  }

  /** Puts the draft aside as a safety copy, which can be undone (features B6). */
  function putAside(form: PostForm, copy: EditorCopy, onUndo: () => void) {
    const wasStored = stored.current !== null;
    const kept = copy.keepAside(form);
    clear();
    const undo = () => {
      onUndo();
      void dropCopy(kept.key);
      if (!wasStored) return;
      void saveDraft(form).then((saved) => {
        if (saved.ok) noteSaved(saved.value);
      });
    };
    showToast({
      kind: 'success',
      title: editorMessages.putAsideTitle,
      text: editorMessages.putAsideText,
      action: { label: editorMessages.undo, run: undo },
    });
  }

  return { noteSaved, clear, putAside };
}
