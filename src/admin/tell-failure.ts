import { downloadText } from '#src/admin/download.ts';
import { deleteMessages } from '#src/config/dashboard-messages.ts';
import { changeFailures, importMessages } from '#src/config/import-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Says why a change of the posts was not made, or not undone. What is nowhere else then is offered as a file, until
 * somebody closes the message.
 * @param unkept as `Change` has it
 */
export function tellFailure(
  code: keyof typeof changeFailures,
  unkept: string | null = null,
  title: string = deleteMessages.failedTitle,
): void {
  const text = changeFailures[code];
  if (unkept === null) {
    showToast({ kind: 'error', title, text });
    return;
  }
  const run = () => downloadText('bodega-cats-posts-before.json', unkept, 'application/json');
  const { unkept: sentence, download: label } = importMessages;
  const action = { label, run, staysOpen: true };
  showToast({ kind: 'error', title, text: `${text} ${sentence}`, action });
}
