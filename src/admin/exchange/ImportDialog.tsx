import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { ImportReportView, spokenCounts } from '#src/admin/exchange/ImportReportView.tsx';
import { ImportSource } from '#src/admin/exchange/ImportSource.tsx';
import { importAndTell } from '#src/admin/exchange/import-and-tell.ts';
import type { ImportText } from '#src/admin/exchange/use-import-text.ts';
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
export default function ImportDialog({ onClose }: { onClose: () => void }) {
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

  async function check(reason = '') {
    setWork({ name: importMessages.checking });
    const checked = await checkImportText(source.text, (part) =>
      setWork({ name: importMessages.checking, part }),
    );
    // After the dialog was closed, nobody needs to hear that the import failed.
    if (!isOpen.current) return;
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
    else if (code === 'changed') await check(importMessages.changedSince);
  }

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
          onSource={(next) => {
            setSource(next);
            // The problem was about the text before.
            setProblem(null);
          }}
          problem={problem}
          isBusy={work !== null}
          onCheck={() => whenIdle(check)}
          onFail={fail}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
