import { firstVisitMessages } from '#src/admin/posts/words.ts';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { safariClears } from '#src/config/storage-entries.ts';

/** How posts reach readers, for who wants to read it again. */
export function ReadersDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={firstVisitMessages.title} onClose={onClose}>
      {firstVisitMessages.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{`${safariClears} ${firstVisitMessages.backUp}`}</p>
    </Dialog>
  );
}
