import { downloadText } from '#src/admin/download.ts';
import { importMessages } from '#src/config/import-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

/**
 * Says that a replaced list was not brought back. Where it is nowhere else it is offered as a file, until somebody
 * closes the message.
 * @param unkept as `Change` has it
 */
export function tellNotUndone(title: string, text: string, unkept: string | null = null): void {
  if (unkept === null) {
    showToast({ kind: 'error', title, text });
    return;
  }
  const run = () => {
    downloadText('bodega-cats-posts-before.json', unkept, 'application/json');
    tellNotUndone(title, text, unkept);
  };
  const { unkept: sentence, download: label } = importMessages;
  showToast({ kind: 'error', title, text: `${text} ${sentence}`, action: { label, run } });
}
