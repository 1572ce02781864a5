import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  $backupReminder,
  $lastBackup,
  lookForBackup,
  remindLater,
} from '#src/admin/backup/last-backup.ts';
import { FileDialog } from '#src/admin/backup/FileDialog.tsx';
import { reminderMessages } from '#src/admin/backup/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { formatMoment } from '#src/admin/shell/moment.ts';

const BackupDialog = dialogOnDemand(() => import('#src/admin/backup/BackupDialog.tsx'));

/** When the last backup was made, and the buttons that make one and bring one back. */
export function BackupActions() {
  const last = useStore($lastBackup);
  const [dialog, setDialog] = useState<'backUp' | 'restore' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="grid gap-2">
      <p>
        {last === null ? reminderMessages.none : `${reminderMessages.last} ${formatMoment(last)}`}
      </p>
      <div className="actions">
        {(['backUp', 'restore'] as const).map((name) => (
          <Button key={name} aria-haspopup="dialog" onClick={() => setDialog(name)}>
            {reminderMessages[name]}
          </Button>
        ))}
      </div>
      {dialog === 'backUp' && <BackupDialog onClose={close} />}
      {dialog === 'restore' && <FileDialog first="restore" onClose={close} />}
    </div>
  );
}

/**
 * The posts that would be lost without a backup, where one is due.
 * @param safe ids of posts that the website has as they are here
 */
export function useLostWithoutBackup(safe: ReadonlySet<string>) {
  const reminder = useStore($backupReminder);
  useEffect(lookForBackup, []);
  return { lost: reminder?.posts.filter(({ id }) => !safe.has(id)) ?? [], reminder };
}

/** Reminds of a backup, and names what would be lost; nothing where that is nothing. */
export function BackupReminder({ lost }: { lost: readonly { readonly title: string }[] }) {
  const reminder = useStore($backupReminder);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {reminder && lost.length > 0 && (
        <aside className="offer">
          <p>
            <span>
              {reminder.madeAt === null
                ? reminderMessages.reminderNone
                : `${reminderMessages.reminderSince} ${formatMoment(reminder.madeAt)}.`}
            </span>{' '}
            <span>{reminderMessages.wouldBeLost}</span>{' '}
            <Titles titles={lost.map(({ title }) => title)} most={1} />
          </p>
          <div className="actions">
            <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {reminderMessages.backUpNow}
            </Button>
            <Button look="quiet" onClick={() => void remindLater()}>
              {reminderMessages.later}
            </Button>
          </div>
        </aside>
      )}
      {/* Outside of the fold around, which goes when nothing waits any more. */}
      {isOpen && createPortal(<BackupDialog onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
