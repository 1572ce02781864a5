import { outcomeTitles } from '#src/admin/shell/words.ts';
import type { Words } from '#src/lib/typed-words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Says that something didn't work, as `showToast` does. */
export const showError = (text: Words): number =>
  showToast({ kind: 'error', title: outcomeTitles.failed, text });
