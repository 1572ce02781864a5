import { Fragment, useState } from 'react';
import { ExportDialog } from '#src/admin/exchange/ExportDialog.tsx';
import { FileDialog } from '#src/admin/backup/FileDialog.tsx';
import { reminderMessages } from '#src/admin/backup/words.ts';
import { logOut } from '#src/admin/session/session.ts';
import { ReadersDialog } from '#src/admin/posts/ReadersDialog.tsx';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import { Menu, MenuAction } from '#src/admin/shell/Menu.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { actionsMessages, firstVisitMessages } from '#src/admin/posts/words.ts';

const BackupDialog = onDemand(() => import('#src/admin/backup/BackupDialog.tsx'));
const ShortcutDialog = onDemand(() => import('#src/admin/editor/ShortcutHelp.tsx'));

const ImportDialog = ({ onClose }: { onClose: () => void }) => (
  <FileDialog first="import" onClose={onClose} />
);
const RestoreDialog = ({ onClose }: { onClose: () => void }) => (
  <FileDialog first="restore" onClose={onClose} />
);

/** What the menu opens. */
const dialogs = {
  export: { name: actionsMessages.exportPosts, Shown: ExportDialog },
  import: { name: actionsMessages.importPosts, Shown: ImportDialog },
  backUp: { name: reminderMessages.backUp, Shown: BackupDialog },
  restore: { name: reminderMessages.restore, Shown: RestoreDialog },
  readers: { name: firstVisitMessages.title, Shown: ReadersDialog },
  shortcuts: { name: actionsMessages.shortcuts, Shown: ShortcutDialog },
} as const;

/** In groups: what goes into a file, posts alone or everything, is told apart before it is pressed. */
const groups = [
  { title: actionsMessages.posts, names: ['export', 'import'] },
  { title: actionsMessages.everything, names: ['backUp', 'restore'] },
  { title: actionsMessages.help, names: ['readers', 'shortcuts'] },
] as const;

/** The dashboard's actions and their dialogs. */
export function ActionsMenu() {
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const closeDialog = () => setDialog(null);
  const Shown = dialog && dialogs[dialog].Shown;
  return (
    <>
      <Menu name={actionsMessages.actions}>
        {groups.map(({ title, names }) => (
          <Fragment key={title}>
            <li className="menu-title">{title}</li>
            {names.map((name) => (
              <MenuAction
                key={name}
                name={dialogs[name].name}
                // A phone has no keys.
                className={name === 'shortcuts' ? 'pointer-coarse:hidden' : undefined}
                onPress={() => setDialog(name)}
              />
            ))}
          </Fragment>
        ))}
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
