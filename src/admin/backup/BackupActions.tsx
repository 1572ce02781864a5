import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import {
  $backupReminder,
  $lastBackup,
  lookForBackup,
  remindLater,
} from '#src/admin/backup/last-backup.ts';
import { reminderMessages } from '#src/admin/backup/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { formatMoment } from '#src/admin/shell/moment.ts';

const BackupDialog = dialogOnDemand(() => import('#src/admin/backup/BackupDialog.tsx'));
const RestoreDialog = dialogOnDemand(() => import('#src/admin/backup/RestoreDialog.tsx'));

/** When the last backup was made, and the buttons that make one and bring one back. */
export function BackupActions() {
  const last = useStore($lastBackup);
  const [dialog, setDialog] = useState<'backUp' | 'restore' | null>(null);
  const Shown = dialog === 'backUp' ? BackupDialog : RestoreDialog;
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
      {dialog && <Shown onClose={() => setDialog(null)} />}
    </div>
  );
}

/**
 * Reminds of a backup, when one is due, and names what would be lost.
 * @param safe ids of posts that the website has as they are here
 */
export function BackupReminder({ safe }: { safe: ReadonlySet<string> }) {
  const reminder = useStore($backupReminder);
  const lost = reminder?.posts.filter(({ id }) => !safe.has(id)) ?? [];
  const [isOpen, setIsOpen] = useState(false);
  useEffect(lookForBackup, []);
  return (
    <>
      {reminder && lost.length > 0 && (
        <aside>
          <Fold
            label={
              reminder.madeAt === null ? reminderMessages.noneShort : reminderMessages.oldShort
            }
            className="note py-1"
          >
            <div className="offer">
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
                <Button look="quiet" className="text-inherit" onClick={() => void remindLater()}>
                  {reminderMessages.later}
                </Button>
              </div>
            </div>
          </Fold>
        </aside>
      )}
      {isOpen && <BackupDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
