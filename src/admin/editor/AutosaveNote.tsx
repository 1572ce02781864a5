import { useStore } from '@nanostores/react';
import type { AutosaveState } from '#src/admin/safety/autosave.ts';
import { $hasUnkeptText } from '#src/admin/safety/safety-copies.ts';
import { formatTime } from '#src/admin/shell/moment.ts';
import { fittingMessages } from '#src/admin/pictures/words.ts';
import { draftMessages, keptMessages } from '#src/admin/safety/words.ts';

const words: Record<AutosaveState, string> = {
  idle: '',
  saving: draftMessages.autosaving,
  full: draftMessages.full,
  blocked: draftMessages.blocked,
  busy: draftMessages.busy,
  changed: '',
};

interface AutosaveNoteProps {
  state: AutosaveState;
  isWaiting: boolean;
  /** When the text was kept; null where it is stored as it is. */
  kept: number | null;
  /** What Ctrl+S has answered. */
  answer: 'kept' | 'nothing' | null;
}

/**
 * Says when the text was kept, that the draft is being saved or could not be saved, and what Publish waits for. The live
 * region is always there, so that screen readers announce it; the time is none, because it changes all the time.
 */
export function AutosaveNote({ state, isWaiting, kept, answer }: AutosaveNoteProps) {
  const isUnkept = useStore($hasUnkeptText);
  const copied = isUnkept ? draftMessages.unkept : draftMessages.copied;
  const failed = state === 'full' || state === 'busy' ? `${words[state]} ${copied}` : '';
  const told = failed || (answer && !isUnkept ? keptMessages[answer] : words[state]);
  // On a phone there is room for one of the two.
  const isSaid = isWaiting || told !== '';
  const narrow = isSaid ? 'max-md:hidden' : isUnkept ? '' : 'max-md:max-w-48 max-md:shrink-0';
  return (
    <>
      {failed === '' && answer === null && (
        <p className={`hint kept-note ${narrow}`}>
          {isUnkept
            ? draftMessages.unkept
            : kept !== null && `${keptMessages.at} ${formatTime(kept)}`}
        </p>
      )}
      <p role="status" className="hint autosave-note">
        {isWaiting ? fittingMessages.waiting : told}
      </p>
    </>
  );
}
