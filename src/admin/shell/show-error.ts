import { outcomeTitles } from '#src/admin/shell/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Says that something didn't work, as `showToast` does. */
export const showError = (text: string): number =>
  showToast({ kind: 'error', title: outcomeTitles.failed, text });
