import { Fragment, useState, type ComponentType } from 'react';
import { ExportDialog } from '#src/admin/exchange/ExportDialog.tsx';
import { FileDialog } from '#src/admin/backup/FileDialog.tsx';
import { reminderMessages } from '#src/admin/backup/words.ts';
import { logOut } from '#src/admin/session/session.ts';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import { Menu, MenuAction } from '#src/admin/shell/Menu.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { actionsMessages, firstVisitMessages } from '#src/admin/posts/words.ts';
import { safariClears } from '#src/config/storage-entries.ts';

const BackupDialog = onDemand(() => import('#src/admin/backup/BackupDialog.tsx'));

const ImportDialog = ({ onClose }: { onClose: () => void }) => (
  <FileDialog first="import" onClose={onClose} />
);
const RestoreDialog = ({ onClose }: { onClose: () => void }) => (
  <FileDialog first="restore" onClose={onClose} />
);

/** How posts reach readers, for who wants to read it again. */
const ReadersDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={firstVisitMessages.title} onClose={onClose}>
    {firstVisitMessages.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p>{`${safariClears} ${firstVisitMessages.backUp}`}</p>
  </Dialog>
);

/** What the menu opens. */
const dialogs = {
  export: { name: actionsMessages.exportPosts, Shown: ExportDialog },
  import: { name: actionsMessages.importPosts, Shown: ImportDialog },
  backUp: { name: reminderMessages.backUp, Shown: BackupDialog },
  restore: { name: reminderMessages.restore, Shown: RestoreDialog },
  readers: { name: firstVisitMessages.title, Shown: ReadersDialog },
} as const;

/** In groups: what goes into a file, posts alone or everything, is told apart before it is pressed. */
const groups = [
  { title: actionsMessages.posts, names: ['export', 'import'] },
  { title: actionsMessages.everything, names: ['backUp', 'restore'] },
  { title: actionsMessages.help, names: ['readers'] },
] as const;

export interface ActionsMenuProps {
  /** The dialog of the editor's shortcuts. */
  Shortcuts: ComponentType<{ onClose: () => void }>;
}

/** The dashboard's actions and their dialogs. */
export function ActionsMenu({ Shortcuts }: ActionsMenuProps) {
  const [dialog, setDialog] = useState<keyof typeof dialogs | 'shortcuts' | null>(null);
  const closeDialog = () => setDialog(null);
  const Shown = dialog === 'shortcuts' ? Shortcuts : dialog && dialogs[dialog].Shown;
  return (
    <>
      <Menu name={actionsMessages.actions}>
        {groups.map(({ title, names }) => (
          <Fragment key={title}>
            <li className="menu-title">{title}</li>
            {names.map((name) => (
              <MenuAction key={name} name={dialogs[name].name} onPress={() => setDialog(name)} />
            ))}
          </Fragment>
        ))}
        {/* A phone has no keys. */}
        <MenuAction
          className="pointer-coarse:hidden"
          name={actionsMessages.shortcuts}
          onPress={() => setDialog('shortcuts')}
        />
        <MenuAction name={adminMessages.logout} onPress={logOut} />
      </Menu>
      {Shown && (
        <Fetched onClose={closeDialog}>
          <Shown onClose={closeDialog} />
        </Fetched>
      )}
    </>
  );
}
