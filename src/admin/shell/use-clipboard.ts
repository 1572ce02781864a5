import { useRef } from 'react';
import { showError } from '#src/admin/shell/show-error.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { clipboardMessages } from '#src/config/messages.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A text in a field, with a button that copies it and says so. */
export function useClipboard(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: outcomeTitles.success, text: clipboardMessages.copied });
    } catch {
      showError(clipboardMessages.failed);
      // Then copying by keyboard is one step away.
      field.current?.focus();
      field.current?.select();
    }
  };
  return { field, copy };
}
