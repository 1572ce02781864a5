import { useStore } from '@nanostores/react';
import type { AutosaveState } from '#src/admin/safety/autosave.ts';
import { $hasUnkeptText } from '#src/admin/safety/safety-copies.ts';
import { fittingMessages } from '#src/admin/pictures/words.ts';
import { draftMessages } from '#src/admin/safety/words.ts';

const words: Record<AutosaveState, string> = {
  idle: '',
  saving: draftMessages.autosaving,
  full: draftMessages.full,
  blocked: draftMessages.blocked,
  busy: draftMessages.busy,
  changed: '',
};

/**
 * Says that the draft is being saved or could not be saved, and what Publish waits for. The live region is always
 * there, so that screen readers announce it.
 */
export function AutosaveNote({ state, isWaiting }: { state: AutosaveState; isWaiting: boolean }) {
  const isUnkept = useStore($hasUnkeptText);
  const copied = isUnkept ? draftMessages.unkept : draftMessages.copied;
  const text = state === 'full' || state === 'busy' ? `${words[state]} ${copied}` : words[state];
  return (
    <p role="status" className="hint autosave-note">
      {isWaiting ? fittingMessages.waiting : text}
    </p>
  );
}
