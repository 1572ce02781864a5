import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileDialogProps } from '#src/admin/exchange/FileChoice.tsx';
import { RestoreReportView } from '#src/admin/backup/RestoreReportView.tsx';
import {
  compareNow,
  makeBackup,
  openBackup,
  restoreBackup,
} from '#src/admin/backup/browser-backup.ts';
import type { OpenedBackup } from '#src/admin/backup/browser-backup.ts';
import {
  backupMessages,
  backupProblemText,
  incompleteText,
  restoreFailures,
} from '#src/admin/backup/later-words.ts';
import { FileChoice, usePageFileDrop } from '#src/admin/exchange/FileChoice.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { nextDrawing } from '#src/admin/shell/next-drawing.ts';
import { downloadFile } from '#src/admin/shell/download.ts';

/** Restores a backup in three steps: choose its file, see what it would do, and do it. */
export default function RestoreDialog({ file, onOther, onClose }: FileDialogProps) {
  const [work, setWork] = useState('');
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const [done, setDone] = useState<{ readonly isInTrash: boolean } | null>(null);
  const [chosen, setChosen] = useState(file);
  const turns = useRef(0);

  async function open(next: File) {
    // Only the file that was chosen last counts, however long another one takes.
    const turn = (turns.current += 1);
    setChosen(next);
    // They were about the file before.
    setProblem('');
    setOpened(null);
    setWork(backupMessages.reading);
    const result = await openBackup(next);
    if (turn !== turns.current) return;
    setWork('');
    if (result.ok) setOpened(result.value);
    else if (result.code === 'export') onOther(next);
    else setProblem(backupProblemText(result.code));
  }

  const openGiven = useEffectEvent(() => void (file && open(file)));
  useEffect(() => void nextDrawing().then(openGiven), []);

  async function carryOut(from: OpenedBackup) {
    setWork(backupMessages.restoring);
    const restored = await restoreBackup(from);
    if (restored.ok) setDone(restored.value);
    else if (restored.code !== 'cancelled') {
      setProblem(restoreFailures[restored.code]);
      const again = restored.code === 'changed' ? await compareNow(from.backup) : null;
      if (again?.ok) setOpened(again.value);
    }
    setWork('');
  }

  async function saveFirst() {
    const made = await makeBackup();
    if (!made.ok) {
      setProblem(backupProblemText(made.code));
      return;
    }
    const { name, file, missing } = made.value;
    downloadFile(name.replace('-backup-', '-backup-before-'), file);
    if (missing.length > 0) setProblem(incompleteText(missing));
  }

  const isWhole = opened?.backup.unknown.length === 0 && !opened.report.isWithoutDatabase;
  // Every screen reads what is stored now.
  const show = () => location.reload();
  return (
    <Dialog
      title={done ? backupMessages.doneTitle : backupMessages.restoreTitle}
      {...(work === '' && { onClose: done ? show : onClose })}
    >
      <p className="visually-hidden" role="status">
        {work}
      </p>
      {work !== '' && <progress className="h-3 w-full accent-admin-accent" aria-label={work} />}
      {problem !== '' && (
        <p className="note note-problem" role="alert">
          {problem}
        </p>
      )}
      {file && chosen === file && !done && <p className="note">{backupMessages.comesHere}</p>}
      {done ? (
        <>
          <p>
            {[
              isWhole ? backupMessages.done : backupMessages.doneInPart,
              ...(done.isInTrash ? [backupMessages.doneInTrash] : []),
              backupMessages.password,
            ].join(' ')}
          </p>
          <DialogActions>
            <Button
              look="primary"
              // The button that had the focus is gone.
              ref={(button) => button?.focus()}
              onClick={show}
            >
              {backupMessages.show}
            </Button>
          </DialogActions>
        </>
      ) : opened ? (
        <RestoreReportView
          opened={opened}
          isBusy={work !== ''}
          onSaveFirst={() => void saveFirst()}
          onCancel={onClose}
          onRestore={() => void carryOut(opened)}
        />
      ) : (
        <BackupFile onFile={(next) => void open(next)} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface BackupFileProps {
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** The file to restore: chosen, or dropped anywhere. */
function BackupFile({ onFile, onCancel }: BackupFileProps) {
  const isOver = usePageFileDrop(onFile);
  return (
    <div
      className={`grid gap-4 outline-3 outline-offset-8 outline-dashed ${isOver ? 'outline-admin-accent' : 'outline-transparent'}`}
    >
      <p>{backupMessages.restoreLead}</p>
      <FileChoice label={backupMessages.choose} hint={backupMessages.drop} onFile={onFile} />
      <DialogActions>
        <Button onClick={onCancel}>{backupMessages.cancel}</Button>
      </DialogActions>
    </div>
  );
}
