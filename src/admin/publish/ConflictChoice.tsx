import { useMemo, useState } from 'react';
import { changeMessages, choiceMessages } from '#src/admin/publish/later-words.ts';
import type { Conflict } from '#src/admin/publish/review.ts';
import { changeBases } from '#src/admin/publish/sent-posts.ts';
import { textDifferences } from '#src/admin/publish/text-differences.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { keepFirst } from '#src/admin/storage/keep-first.ts';
import { savePost } from '#src/admin/storage/save-local-posts.ts';
import { Differences } from '#src/admin/versions/Differences.tsx';
import { addVersion } from '#src/admin/versions/versions.ts';

interface ConflictChoiceProps {
  conflict: Conflict;
  onKeepMine: () => void;
  /** Called when the website's text is stored here. */
  onTaken: () => void;
}

/** Both texts of a post that was changed here and on the website, and the choice between them. */
export function ConflictChoice({ conflict, onKeepMine, onTaken }: ConflictChoiceProps) {
  const { title, written, theirs, isOlder } = conflict;
  // From the older text to the newer one.
  const [left, right] = isOlder ? [written, theirs ?? written] : [theirs ?? written, written];
  const [hasFailed, setHasFailed] = useState(false);
  const differences = useMemo(
    () => (theirs ? textDifferences(left, right) : []),
    [theirs, left, right],
  );
  const kind = isOlder ? 'older' : 'both';
  const name = theirs === null ? choiceMessages.goneTitle : choiceMessages[kind].title;
  const isHidden = theirs !== null && !theirs.isPublished;
  const lead =
    theirs === null
      ? choiceMessages.gone
      : isHidden
        ? choiceMessages.hidden
        : choiceMessages[kind].lead;
  const take = async () => {
    if (await takeTheirs(conflict)) onTaken();
    else setHasFailed(true);
  };
  return (
    <section
      className="note grid grid-cols-1 gap-3 [&_summary]:scroll-mb-16"
      aria-label={`${name}: ${title}`}
    >
      <h3>
        <span>{`${name}: `}</span>
        <Typed>{title}</Typed>
      </h3>
      <p key={lead}>{lead}</p>
      <Differences
        differences={differences}
        leftName={isOlder ? changeMessages.here : changeMessages.website}
        rightName={isOlder ? changeMessages.website : changeMessages.here}
      />
      {hasFailed && <p role="alert">{choiceMessages.notTaken}</p>}
      {theirs && <p className="hint">{choiceMessages.theirsHint}</p>}
      {/* In sight beside the texts, however long they are: over the buttons of the dialog, which are at its foot. */}
      <div className="actions sticky bottom-[calc(3.5rem+2px)] bg-inherit py-2 pointer-coarse:bottom-[calc(3.75rem+2px)]">
        {theirs && <Button onClick={() => void take()}>{choiceMessages.theirs}</Button>}
        <Button onClick={onKeepMine}>{theirs ? choiceMessages.mine : choiceMessages.again}</Button>
      </div>
    </section>
  );
}

/** Stores the website's text in place of mine, which is kept as a version first. @returns whether it is stored */
async function takeTheirs({ id, mine, theirs, theirBase, opened }: Conflict): Promise<boolean> {
  if (theirs === null || theirBase === null) return false;
  if (!(await keepFirst(() => addVersion(id, mine, 'before')))) return false;
  const saved = await savePost(theirs, opened);
  if (saved.ok) void addVersion(id, theirs, 'original');
  return saved.ok && (await changeBases(new Map([[id, theirBase]]))).ok;
}
