import { useState } from 'react';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';

/** What a window that takes a file of ours gets. */
export interface FileDialogProps {
  /** A file that the other window was given, and that belongs here. */
  file: File | null;
  /** Goes on in the other window, with a file that belongs there. */
  onOther: (file: File) => void;
  onClose: () => void;
}

const dialogs = {
  import: dialogOnDemand<FileDialogProps>(() => import('#src/admin/exchange/ImportDialog.tsx')),
  restore: dialogOnDemand<FileDialogProps>(() => import('#src/admin/backup/RestoreDialog.tsx')),
};

interface FirstProps {
  /** The window that somebody has opened. */
  first: keyof typeof dialogs;
  onClose: () => void;
}

/** The windows of Import and Restore. Nobody has to know which of them a file is for: each goes on in the right one. */
export function FileDialog({ first, onClose }: FirstProps) {
  const [{ name, file }, setShown] = useState<{ name: typeof first; file: File | null }>({
    name: first,
    file: null,
  });
  const Shown = dialogs[name];
  return (
    <Shown
      key={name}
      file={file}
      onOther={(given) => setShown({ name: name === 'import' ? 'restore' : 'import', file: given })}
      onClose={onClose}
    />
  );
}
