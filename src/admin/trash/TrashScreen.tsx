import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { TrashGroup } from '#src/admin/trash/TrashGroup.tsx';
import {
  removeAll,
  isOnWebsite,
  removeEntry,
  restoreAll,
  restoreEntry,
  restoreOldList,
} from '#src/admin/trash/trash-steps.ts';
import { togetherInTrash } from '#src/admin/trash/trash-entry.ts';
import { $trash, readTrash } from '#src/admin/trash/trash.ts';
import { loadBuiltInPosts } from '#src/stores/built-in-posts.ts';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { trashActions, trashMessages, trashQuestions } from '#src/admin/trash/words.ts';
import { SaidWords } from '#src/ui/SaidWords.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { entryPart } from '#src/admin/trash/entry-title.ts';
import type { TrashedList, TrashEntry } from '#src/admin/trash/trash-entry.ts';

/** What was deleted or replaced in the last 30 days, to be restored. */
export default function TrashScreen() {
  const entries = useStore($trash);
  const [state, setState] = useState<'reading' | 'read' | 'missing'>('reading');
  const [question, setQuestion] = useState<Question | null>(null);
  const growing = useGrowingList(entries.length);
  const groups = useMemo(
    () => togetherInTrash(entries.slice(0, growing.count)),
    [entries, growing.count],
  );
  useEffect(() => {
    // To tell copies of the website's posts.
    void loadBuiltInPosts();
    void readTrash().then(({ ok }) => setState(ok ? 'read' : 'missing'));
  }, []);

  const confirm = (asked: Question) => {
    if (asked.about === 'empty') void removeAll(asked.entries);
    else void (asked.about === 'list' ? restoreOldList(asked.entry) : removeEntry(asked.entry));
  };

  return (
    <>
      <div className="screen-head">
        <h1 tabIndex={-1}>{trashMessages.title}</h1>
        {entries.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => setQuestion({ about: 'empty', entries })}>
            {trashActions.empty}
          </Button>
        )}
      </div>
      <p className="mb-5 max-w-176">
        {state === 'missing' ? trashMessages.missing : trashMessages.intro}
      </p>
      {state === 'reading' && <Loading>{adminMessages.loading}</Loading>}
      {state === 'read' && entries.length === 0 && (
        <p className="panel py-10 text-center text-admin-pencil">{trashMessages.empty}</p>
      )}
      <ul className="grid gap-3">
        {groups.map((group) => (
          <TrashGroup
            key={group[0]?.key}
            entries={group}
            onRestore={(entry) => void restoreEntry(entry)}
            onRestoreAll={(posts) => void restoreAll(posts)}
            onRestoreList={(entry) => setQuestion({ about: 'list', entry })}
            onRemove={(entry) => setQuestion({ about: 'remove', entry })}
          />
        ))}
      </ul>
      <MoreRows {...growing} />
      {question && (
        <TrashQuestion
          question={question}
          onConfirm={() => confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** The questions of the Trash. */
type Question =
  | { readonly about: 'list'; readonly entry: TrashedList }
  | { readonly about: 'remove'; readonly entry: TrashEntry }
  | { readonly about: 'empty'; readonly entries: readonly TrashEntry[] };

interface TrashQuestionProps {
  question: Question;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a list replaces another, and before anything is deleted for good. */
function TrashQuestion({ question, onConfirm, onClose }: TrashQuestionProps) {
  const { title, confirm, text } = wordsOf(question);
  // The website keeps such a post, and with it its versions.
  const isCopy = question.about === 'remove' && isOnWebsite(question.entry);
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
      {isDanger && !isCopy && <p>{trashQuestions.along}</p>}
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
      return {
        title: removeTitle,
        confirm: trashActions.remove,
        text: isOnWebsite(question.entry) ? `${trashQuestions.copyOnly} ${remove}` : remove,
      };
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
