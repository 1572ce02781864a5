import type { ReactNode } from 'react';
import { AutosaveNote } from '#src/admin/editor/AutosaveNote.tsx';
import type { AutosaveState } from '#src/admin/safety/autosave.ts';
import { editorMessages } from '#src/admin/editor/words.ts';

interface PublishBarProps {
  isNew: boolean;
  isReadOnly: boolean;
  isSaving: boolean;
  /** Publish was pressed and waits for a picture. */
  isWaiting: boolean;
  /** The stored post is hidden from public pages. */
  isHidden: boolean;
  autosave: AutosaveState;
  /** When the text was kept, in milliseconds since 1970; null where it is stored as it is. */
  kept: number | null;
  /** What Ctrl+S has answered. */
  answer: 'kept' | 'nothing' | null;
  onPublish: () => void;
  /** Why the last save failed. It is in the bar, so that it is in sight on a long page too. */
  children: ReactNode;
}

/** Publish, always in sight, and beside it what publishing means: saved in this browser only. */
export function PublishBar(props: PublishBarProps) {
  const { isNew, isReadOnly, isSaving, isHidden, onPublish } = props;
  const label = isNew ? editorMessages.publish : editorMessages.update;
  return (
    <div className="publish-bar">
      {props.children}
      <div className="actions">
        <button
          type="button"
          className="button button-primary"
          disabled={isReadOnly}
          aria-describedby="publish-truth"
          onClick={onPublish}
        >
          {isSaving ? editorMessages.saving : label}
        </button>
        <AutosaveNote
          state={props.autosave}
          isWaiting={props.isWaiting}
          kept={props.kept}
          answer={props.answer}
        />
      </div>
      <p id="publish-truth" className="hint">
        {isHidden ? `${editorMessages.truth} ${editorMessages.hidden}` : editorMessages.truth}
      </p>
    </div>
  );
}
