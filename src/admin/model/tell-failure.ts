import { downloadText } from '#src/admin/shell/download.ts';
import { changeFailures, unkeptMessages } from '#src/admin/model/words.ts';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Says why a change of the posts was not made, or not undone; nothing if somebody has cancelled it. What would be lost
 * is offered as a file, until somebody closes the message.
 * @param unkept as in `Change`
 */
export function tellFailure(
  code: keyof typeof changeFailures | 'cancelled',
  unkept: string | null = null,
  title: string = outcomeTitles.failed,
): void {
  if (code === 'cancelled') return;
  const text = changeFailures[code];
  if (unkept === null) {
    showToast({ kind: 'error', title, text });
    return;
  }
  const run = () => downloadText('bodega-cats-posts-before.json', unkept, 'application/json');
  const { sentence, download: label } = unkeptMessages;
  const action = { label, run, staysOpen: true };
  showToast({ kind: 'error', title, text: `${text} ${sentence}`, isLasting: true, action });
}
