import { CountList } from '#src/admin/backup/CountList.tsx';
import type { OpenedBackup } from '#src/admin/backup/browser-backup.ts';
import { backupMessages } from '#src/admin/backup/later-words.ts';
import { ImportList, titlesOf, useFirstFocus } from '#src/admin/exchange/ImportList.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { formatMoment } from '#src/admin/shell/moment.ts';

interface RestoreReportViewProps {
  opened: OpenedBackup;
  isBusy: boolean;
  onSaveFirst: () => void;
  onCancel: () => void;
  onRestore: () => void;
}

/** What restoring a backup would do here, and the button that does it. */
export function RestoreReportView(props: RestoreReportViewProps) {
  const { opened, isBusy, onSaveFirst, onCancel, onRestore } = props;
  const { backup, report } = opened;
  const { added, changed, same, newerHere, lost, more } = report;
  const isReplacing = changed.length > 0 || lost.length > 0;
  const isAnythingReplaced = isReplacing || report.isDraftReplaced || report.replaced.length > 0;
  const actions = useFirstFocus(report);
  /** While something is being done, buttons keep the focus and do nothing. */
  const whenIdle = (act: () => void) => {
    if (!isBusy) act();
  };
  const namesOf = (titles: readonly string[]) => titles.join(', ');
  return (
    <div className="grid gap-4">
      <p>{`${backupMessages.madeAt} ${formatMoment(backup.madeAt)}.`}</p>
      <CountList
        title={backupMessages.adds}
        counts={{ posts: added.length, ...more }}
        empty={backupMessages.addsNothing}
      />
      {!isReplacing && <p>{backupMessages.replacesNothing}</p>}
      <ImportList title={backupMessages.lost} items={titlesOf(lost)} isProblem />
      <ImportList title={backupMessages.changed} items={titlesOf(changed)} />
      <ImportList title={backupMessages.newerHere} items={titlesOf(newerHere)} isProblem />
      <ImportList title={backupMessages.added} items={titlesOf(added)} />
      <ImportList title={backupMessages.same} items={titlesOf(same)} />
      {report.isDraftReplaced && <p>{backupMessages.draft}</p>}
      {report.replaced.length > 0 && (
        <p>{`${backupMessages.choices} ${namesOf(report.replaced)}.`}</p>
      )}
      {backup.unknown.length > 0 && (
        <p className="note note-problem">
          {backupMessages.unknown} <Typed>{namesOf(backup.unknown)}</Typed>
        </p>
      )}
      {report.isWithoutDatabase && <p className="note note-problem">{backupMessages.noDatabase}</p>}
      {isAnythingReplaced && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            {isReplacing && (
              <span>
                {report.isWithoutDatabase ? backupMessages.notKept : backupMessages.keptFirst}
              </span>
            )}{' '}
            <span>{backupMessages.toGoBack}</span>
          </p>
          <Button aria-disabled={isBusy} onClick={() => whenIdle(onSaveFirst)}>
            {backupMessages.saveFirst}
          </Button>
        </div>
      )}
      <DialogActions ref={actions}>
        <Button
          aria-disabled={isBusy}
          data-first={isReplacing ? '' : undefined}
          onClick={() => whenIdle(onCancel)}
        >
          {backupMessages.cancel}
        </Button>
        <Button
          look={isReplacing ? 'danger' : 'primary'}
          aria-disabled={isBusy}
          data-first={isReplacing ? undefined : ''}
          onClick={() => whenIdle(onRestore)}
        >
          {backupMessages.confirm}
        </Button>
      </DialogActions>
    </div>
  );
}
