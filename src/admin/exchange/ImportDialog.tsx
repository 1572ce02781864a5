import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileDialogProps } from '#src/admin/exchange/FileChoice.tsx';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { ImportReportView, spokenCounts } from '#src/admin/exchange/ImportReportView.tsx';
import { isBackup } from '#src/admin/exchange/file-kind.ts';
import { ImportSource } from '#src/admin/exchange/ImportSource.tsx';
import { importAndTell } from '#src/admin/exchange/import-and-tell.ts';
import type { ImportText } from '#src/admin/exchange/use-import-text.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { nextDrawing } from '#src/admin/shell/next-drawing.ts';
import { checkImportText } from '#src/admin/exchange/import-check.ts';
import type { CheckedImport } from '#src/admin/exchange/import-check.ts';
import { changeFailures } from '#src/admin/model/words.ts';
import { importFailures, importMessages } from '#src/admin/exchange/words.ts';
import type { ImportFailure } from '#src/admin/exchange/import-list.ts';
import { closeToast, showToast } from '#src/stores/toasts.ts';

/** What the dialog is doing, and how much of it is done; undefined if unknown. */
interface Work {
  readonly name: string;
  readonly part?: number;
}

/**
 * Imports posts in two steps: it checks a text and shows what would change in this browser; only then can the posts be
 * imported.
 */
export default function ImportDialog({ file, onOther, onClose }: FileDialogProps) {
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<ImportFailure | null>(null);
  const [report, setReport] = useState<CheckedImport | null>(null);
  const [note, setNote] = useState('');
  const [source, setSource] = useState<ImportText>({ text: '', fileName: null });

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const told = useRef(0);
  const fail = (sentence: string) => {
    // The message of an earlier try is no longer true.
    closeToast(told.current);
    told.current = showToast({ kind: 'error', title: importMessages.failedTitle, text: sentence });
  };

  const checks = useRef(0);
  async function check(text = source.text, reason = '') {
    if (isBackup(text)) {
      onOther(new File([text], ''));
      return;
    }
    const turn = (checks.current += 1);
    setWork({ name: importMessages.checking });
    const checked = await checkImportText(text, (part) => {
      if (turn === checks.current) setWork({ name: importMessages.checking, part });
    });
    // After the dialog was closed, or another file chosen, nobody needs to hear that the import failed.
    if (!isOpen.current || turn !== checks.current) return;
    setWork(null);
    setNote(reason);
    if (checked.ok) {
      closeToast(told.current);
      setProblem(null);
      setReport(checked.value);
      return;
    }
    setReport(null);
    if (checked.code === 'blocked') {
      fail(changeFailures.blocked);
      return;
    }
    setProblem(checked.code);
    fail(importFailures[checked.code]);
  }

  async function carryOut(checked: CheckedImport, list = checked.list) {
    setWork({ name: importMessages.importing });
    await nextDrawing();
    const code = await importAndTell({ ...checked, list });
    setWork(null);
    if (code === null) onClose();
    else if (code === 'changed') await check(source.text, importMessages.changedSince);
  }

  /** A file is checked as soon as it is chosen; a text is being typed or pasted until somebody says so. */
  function take(next: ImportText) {
    // What is being checked, the problem and its message were about the text before.
    checks.current += 1;
    closeToast(told.current);
    setWork(null);
    setSource(next);
    setProblem(null);
    if (next.fileName !== null) void check(next.text);
  }
  const takeGiven = useEffectEvent(async () => {
    if (!file) return;
    const text = await file.text().catch(() => null);
    if (text === null) fail(importMessages.fileUnreadable);
    else take({ text, fileName: file.name });
  });
  useEffect(() => void nextDrawing().then(takeGiven), []);

  /** While something is being done, buttons keep the focus and do nothing. */
  const whenIdle = (act: () => unknown) => {
    if (work === null) void act();
  };

  return (
    <Dialog title={importMessages.title} onClose={onClose} isWide>
      <p className="visually-hidden" role="status">
        {work?.name ?? (report && spokenCounts(report))}
      </p>
      {work && (
        <progress
          className="h-3 w-full accent-admin-accent"
          aria-label={work.name}
          value={work.part}
        />
      )}
      {file && source.fileName === file.name && <p className="note">{importMessages.comesHere}</p>}
      {report && source.fileName !== null && (
        <p className="hint">
          <Typed>{source.fileName}</Typed>
        </p>
      )}
      {report ? (
        <ImportReportView
          report={report}
          note={note}
          isBusy={work !== null}
          onBack={() => whenIdle(() => setReport(null))}
          onCancel={onClose}
          onImport={() => whenIdle(() => carryOut(report))}
          onAdd={() => whenIdle(() => carryOut(report, report.together))}
        />
      ) : (
        <ImportSource
          source={source}
          onSource={take}
          onBackup={onOther}
          problem={problem}
          isBusy={work !== null}
          onCheck={() => whenIdle(() => check())}
          onFail={fail}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
