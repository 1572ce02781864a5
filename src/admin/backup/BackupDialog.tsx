import { useEffect, useState } from 'react';
import { CountList } from '#src/admin/backup/CountList.tsx';
import { makeBackup } from '#src/admin/backup/browser-backup.ts';
import type { MadeBackup, MakingProblem } from '#src/admin/backup/browser-backup.ts';
import {
  backupMessages,
  backupProblemText,
  incompleteText,
} from '#src/admin/backup/later-words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog, DialogActions, intoView } from '#src/admin/shell/Dialog.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { downloadFile } from '#src/admin/shell/download.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import type { Result } from '#src/lib/result.ts';

/** Makes a backup, says what is in it and what isn't, and saves it as a file. */
export default function BackupDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Result<MadeBackup, MakingProblem> | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => void makeBackup().then(setMade), []);
  const backup = made?.ok ? made.value : null;
  const save = ({ name, file, note }: MadeBackup) => {
    downloadFile(name, file);
    setIsSaved(true);
    void note();
  };
  return (
    <Dialog title={backupMessages.title} onClose={onClose}>
      <p>{backupMessages.purpose}</p>
      {made === null && <p role="status">{backupMessages.making}</p>}
      {made?.ok === false && (
        <p className="note note-problem" role="alert">
          {backupProblemText(made.code)}
        </p>
      )}
      {backup && (
        <>
          <CountList
            title={backupMessages.holds}
            counts={backup.counts}
            empty={backupMessages.nothing}
          />
          {backup.missing.length > 0 && (
            <p className="note note-problem">{incompleteText(backup.missing)}</p>
          )}
          <p className="hint">{`${backupMessages.leftOut} ${backupMessages.readable}`}</p>
          <p role="status">
            {isSaved && (
              <>
                <Typed>{backup.name}</Typed> <span ref={intoView}>{backupMessages.saved}</span>
              </>
            )}
          </p>
          <DialogActions>
            <Button onClick={onClose}>{backupMessages.close}</Button>
            <Button look="primary" onClick={() => save(backup)}>
              {`${backupMessages.save} (${sizeText(backup.file.size)})`}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
