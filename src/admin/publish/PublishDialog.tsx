import { useState } from 'react';
import type { PublishAim } from '#src/admin/publish/status.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';

/** Fetched on first use: few visits publish anything. */
const LazyReview = onDemand(() => import('#src/admin/publish/PublishReview.tsx'));

export interface PublishDialogProps {
  /** Ids of the posts. */
  ids: readonly string[];
  /** 'newer': the website's text is newer than the one here, which somebody may take. */
  aim: PublishAim;
  /** Saves the text of the post that the editor holds, and leads to the list of posts; undefined where all is saved. */
  onSave?: (() => void) | undefined;
  /** Called when a copy in this browser was replaced with the website's text. */
  onTaken?: () => void;
  onClose: () => void;
}

/** Shows what publishing posts would change, and does it. It can't be closed while it is sending. */
export function PublishDialog({ aim, onClose, ...review }: PublishDialogProps) {
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog title={publishNames[aim]} isWide {...(isSending ? {} : { onClose })}>
      <Fetched>
        <LazyReview {...review} aim={aim} onSending={setIsSending} onClose={onClose} />
      </Fetched>
    </Dialog>
  );
}
