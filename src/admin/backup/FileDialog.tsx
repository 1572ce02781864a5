import { useState } from 'react';
import type { FileDialogProps } from '#src/admin/exchange/FileChoice.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';

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
