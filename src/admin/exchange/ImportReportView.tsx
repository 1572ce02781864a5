import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ImportList, titlesOf, useFirstFocus } from '#src/admin/exchange/ImportList.tsx';
import { ChangedPosts } from '#src/admin/exchange/ChangedPosts.tsx';
import { countPosts } from '#src/admin/model/post-count.ts';
import { importMessages, mendMessages } from '#src/admin/exchange/words.ts';
import type { ImportedPost, ImportReport } from '#src/admin/exchange/import-list.ts';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';
import { fieldName } from '#src/admin/model/form-fields.ts';

interface ImportReportViewProps {
  report: ImportReport;
  /** Why it is shown again; '' the first time. */
  note: string;
  isBusy: boolean;
  onBack: () => void;
  onCancel: () => void;
  /** Replaces all posts. */
  onImport: () => void;
  /** Leaves the posts that aren't in the list. */
  onAdd: () => void;
}

/** What an import would do, as counts and lists, and the button that does it. */
export function ImportReportView(props: ImportReportViewProps) {
  const { report, note, isBusy, onBack, onCancel, onImport, onAdd } = props;
  const { posts, lost, tooMuch, leftOut, moved } = report;
  const actions = useFirstFocus(report);

  const having = (change: string) => titlesOf(posts.filter((post) => post.change === change));
  // Where nothing would be lost, both ways are one.
  const canAdd = lost.length > 0 && posts.length > 0;
  const isRemovingNone = lost.length === 0 && posts.some(({ change }) => change !== 'added');
  const isRisky = lost.length > 0 || posts.some(({ isNewerHere }) => isNewerHere);
  const mended = posts.filter(({ mends }) => mends.length > 0);

  return (
    <div className="grid gap-4">
      {note !== '' && <p className="note">{note}</p>}
      <ul className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-3 min-[56rem]:grid-cols-6">
        {importCounts(report).map(([name, count]) => (
          <li
            key={name}
            className="rounded-sm border-2 border-admin-soft-line bg-admin-raised px-3 py-2"
          >
            <strong className="block text-title-md leading-[1.1]">
              {count.toLocaleString('en-US')}
            </strong>{' '}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {posts.length === 0 && <p className="note note-problem">{importMessages.emptyList}</p>}
      <ImportList
        title={importMessages.lost}
        items={titlesOf(lost)}
        hint={canAdd ? importMessages.lostHint : importMessages.lostToNothing}
        isProblem
      />
      <ImportList title={importMessages.added} items={having('added')} />
      <ChangedPosts posts={posts} />
      <ImportList title={importMessages.same} items={having('same')} />
      <MendedPosts posts={mended} />
      <ImportList
        title={importMessages.tooMuch}
        items={titlesOf(tooMuch)}
        hint={importMessages.tooMuchHint}
        isProblem
      />
      <ImportList
        title={importMessages.leftOut}
        items={leftOut.map((place) => `${importMessages.entry} ${place.toLocaleString('en-US')}`)}
        hint={importMessages.leftOutHint}
      />
      <ImportList
        title={importMessages.moved}
        items={titlesOf(moved)}
        hint={importMessages.movedHint}
      />
      {canAdd && <p className="hint">{importMessages.twoWays}</p>}
      {isRemovingNone && <p className="hint">{importMessages.oneWay}</p>}
      <Button
        look="quiet"
        className="justify-self-start px-0"
        aria-disabled={isBusy}
        onClick={onBack}
      >
        {importMessages.back}
      </Button>
      <DialogActions
        ref={actions}
        // Always in sight, however long the lists are, because the focus is here; on a phone one under the other.
        className="sticky bottom-0 z-1 -mx-(--dialog-inset) -mb-5 border-t-2 border-admin-soft-line bg-admin-sheet px-(--dialog-inset) py-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-2 [@media(height<30rem)]:static"
      >
        <Button data-first={isRisky ? '' : undefined} onClick={onCancel}>
          {importMessages.cancel}
        </Button>
        {canAdd && (
          <Button look="primary" aria-disabled={isBusy} onClick={onAdd}>
            {`${importMessages.add} ${countPosts(posts.length)}`}
          </Button>
        )}
        <Button
          look={isRisky ? 'danger' : 'primary'}
          aria-disabled={isBusy}
          data-first={isRisky ? undefined : ''}
          onClick={onImport}
        >
          {`${importMessages.import} ${countPosts(posts.length)}${lost.length > 0 ? importMessages.replacing : ''}`}
        </Button>
      </DialogActions>
    </div>
  );
}

/** The imported posts in which something was mended, and what. */
function MendedPosts({ posts }: { posts: readonly ImportedPost[] }) {
  return (
    <ImportList
      title={importMessages.mended}
      items={posts.map(({ title, mends }) => (
        <>
          <Typed>{title}</Typed>
          <ul className="grid list-disc gap-1 pl-5 text-sm text-admin-pencil">
            {mends.map(({ field, code }) => (
              <li key={`${field} ${code}`}>{`${fieldName(field)} ${mendMessages[code]}`}</li>
            ))}
          </ul>
        </>
      ))}
    />
  );
}

/** The counts of a report, each with its name, without zeros. */
function importCounts(report: ImportReport): readonly (readonly [string, number])[] {
  const { posts, lost, leftOut } = report;
  const having = (change: string) => posts.filter((post) => post.change === change).length;
  const newer = posts.filter(({ isNewerHere }) => isNewerHere).length;
  const counts = [
    [importMessages.added, having('added')],
    [importMessages.newerHere, newer],
    [importMessages.changed, having('changed') - newer],
    [importMessages.same, having('same')],
    [importMessages.lost, lost.length],
    [importMessages.mended, posts.filter(({ mends }) => mends.length > 0).length],
    [importMessages.leftOut, leftOut.length],
  ] as const;
  return counts.filter(([, count]) => count > 0);
}

/** The same as one sentence for screen readers. */
export function spokenCounts(report: ImportReport): string {
  return importCounts(report)
    .map(([name, count]) => `${name}: ${count.toLocaleString('en-US')}`)
    .join('. ');
}
