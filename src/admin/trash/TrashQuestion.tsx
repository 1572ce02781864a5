import { SaidWords } from '#src/ui/SaidWords.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { entryPart } from '#src/admin/trash/entry-title.ts';
import type { TrashEntry, TrashedList } from '#src/admin/trash/trash-entry.ts';
import { trashActions, trashQuestions } from '#src/admin/trash/words.ts';

/** The questions of the Trash. */
export type Question =
  | { readonly about: 'list'; readonly entry: TrashedList }
  | { readonly about: 'remove'; readonly entry: TrashEntry }
  | { readonly about: 'empty'; readonly entries: readonly TrashEntry[] };

interface TrashQuestionProps {
  question: Question;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a list replaces another, and before anything is deleted for good. */
export function TrashQuestion({ question, onConfirm, onClose }: TrashQuestionProps) {
  const { title, confirm, text } = wordsOf(question);
  const isDanger = question.about !== 'list';
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {question.about !== 'empty' && (
        <p>
          <strong>
            <SaidWords words={entryPart(question.entry)} />
          </strong>
        </p>
      )}
      <p>{text}</p>
      {isDanger && <p>{trashQuestions.along}</p>}
    </ConfirmDialog>
  );
}

function wordsOf(question: Question) {
  const { removeTitle, remove, emptyTitle, emptyAll, emptyEnd, emptyOne } = trashQuestions;
  switch (question.about) {
    case 'list':
      return {
        title: trashQuestions.listTitle,
        confirm: trashQuestions.listConfirm,
        text: trashQuestions.list,
      };
    case 'remove':
      return { title: removeTitle, confirm: trashActions.remove, text: remove };
    case 'empty': {
      const { length } = question.entries;
      return {
        title: emptyTitle,
        confirm: trashActions.empty,
        text: length === 1 ? emptyOne : `${emptyAll} ${length} ${emptyEnd}`,
      };
    }
  }
}
