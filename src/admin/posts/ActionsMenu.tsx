import { useEffect, useId, useRef, useState } from 'react';
import { ExportDialog } from '#src/admin/exchange/ExportDialog.tsx';
import { reminderMessages } from '#src/admin/backup/words.ts';
import { logOut } from '#src/admin/session/session.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { actionsMessages } from '#src/admin/posts/words.ts';

const ImportDialog = onDemand(() => import('#src/admin/exchange/ImportDialog.tsx'));
const BackupDialog = onDemand(() => import('#src/admin/backup/BackupDialog.tsx'));
const RestoreDialog = onDemand(() => import('#src/admin/backup/RestoreDialog.tsx'));

/** What the menu opens. */
const dialogs = {
  export: { name: actionsMessages.exportPosts, Shown: ExportDialog },
  import: { name: actionsMessages.importPosts, Shown: ImportDialog },
  backUp: { name: reminderMessages.backUp, Shown: BackupDialog },
  restore: { name: reminderMessages.restore, Shown: RestoreDialog },
} as const;
const dialogNames = ['export', 'import', 'backUp', 'restore'] as const;

/** The dashboard's actions: a button that opens a list of buttons, and their dialogs. */
export function ActionsMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeDialog = () => setDialog(null);
  const Shown = dialog && dialogs[dialog].Shown;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  /** The focus returns to the menu's button, because the chosen action is hidden by then. */
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  const open = (name: keyof typeof dialogs) => {
    close();
    setDialog(name);
  };

  return (
    <div ref={menu} className="relative">
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {actionsMessages.actions} <span aria-hidden="true">▾</span>
      </Button>
      <ul
        id={id}
        className="absolute top-[calc(100%+0.25rem)] right-0 z-5 min-w-48 rounded-sm border-2 border-admin-line bg-admin-raised p-1.5 shadow-menu"
        hidden={!isOpen}
      >
        {dialogNames.map((name) => (
          <Action key={name} name={dialogs[name].name} onPress={() => open(name)} />
        ))}
        <Action name={adminMessages.logout} onPress={logOut} />
      </ul>
      {Shown && (
        <Fetched onClose={closeDialog}>
          <Shown onClose={closeDialog} />
        </Fetched>
      )}
    </div>
  );
}

function Action({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <li>
      <Button
        look="quiet"
        className="w-full justify-start text-left whitespace-nowrap no-underline hover:bg-admin-ground"
        onClick={onPress}
      >
        {name}
      </Button>
    </li>
  );
}
