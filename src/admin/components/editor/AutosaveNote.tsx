import { useStore } from '@nanostores/react';
import type { AutosaveState } from '#src/admin/hooks/use-autosave.ts';
import { $hasUnkeptText } from '#src/admin/stores/safety-copies.ts';
import { editorMessages } from '#src/config/editor-messages.ts';

const words: Record<AutosaveState, string> = {
  idle: '',
  saving: editorMessages.autosaving,
  full: editorMessages.draftFull,
  blocked: editorMessages.draftBlocked,
  changed: '',
};

/**
 * Says that the draft is being saved (spec section 2), or could not be, and what Publish waits for. The region is always
 * there.
 */
export function AutosaveNote({ state, isWaiting }: { state: AutosaveState; isWaiting: boolean }) {
  const isUnkept = useStore($hasUnkeptText);
  const copied = isUnkept ? editorMessages.unkept : editorMessages.draftCopied;
  const text = state === 'full' ? `${words.full} ${copied}` : words[state];
  return (
    <p role="status" className="hint autosave-note">
      {isWaiting ? editorMessages.waiting : text}
    </p>
  );
}
