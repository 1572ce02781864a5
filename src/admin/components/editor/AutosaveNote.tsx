import type { AutosaveState } from '#src/admin/hooks/use-autosave.ts';
import { editorMessages } from '#src/config/editor-messages.ts';

const words: Record<AutosaveState, string> = {
  idle: '',
  saving: editorMessages.autosaving,
  full: editorMessages.draftFull,
  blocked: editorMessages.draftBlocked,
  changed: '',
};

/** Says that the draft is being saved (spec section 2), or could not be. The region is always there. */
export function AutosaveNote({ state }: { state: AutosaveState }) {
  return (
    <p role="status" className="hint autosave-note">
      {words[state]}
    </p>
  );
}
