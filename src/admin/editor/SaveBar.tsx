import type { ReactNode } from 'react';
import { AutosaveNote } from '#src/admin/editor/AutosaveNote.tsx';
import type { AutosaveState } from '#src/admin/safety/autosave.ts';
import type { PostLockState } from '#src/admin/editor/post-lock.ts';
import { editorMessages, lockMessages } from '#src/admin/editor/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

interface SaveBarProps {
  isNew: boolean;
  /** Who may edit the post; null until the browser has answered. */
  lock: PostLockState | null;
  isSaving: boolean;
  /** It was pressed and waits for a picture. */
  isWaiting: boolean;
  /** The stored post is hidden from public pages. */
  isHidden: boolean;
  autosave: AutosaveState;
  /** When the text was kept, in milliseconds since 1970; null where it is stored as it is. */
  kept: number | null;
  /** What Ctrl+S has answered. */
  answer: 'kept' | 'nothing' | null;
  onSave: () => void;
  /** Why the last save failed. It is in the bar, so that it is in sight on a long page too. */
  children: ReactNode;
}

/** The button that saves, always in sight, and beside it who sees what is saved. */
export function SaveBar(props: SaveBarProps) {
  const { isNew, lock, isSaving, isHidden, onSave } = props;
  const label = isNew ? editorMessages.publish : editorMessages.update;
  return (
    <div className="save-bar">
      {props.children}
      <div className="actions">
        <Button
          look="primary"
          className="min-w-38"
          disabled={lock !== 'mine'}
          aria-describedby="save-truth"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={`${label} (${shortcutLabel('Enter')})`}
          onClick={onSave}
        >
          <span>{isSaving ? editorMessages.saving : label}</span>{' '}
          <kbd
            className="text-sm font-normal max-lg:hidden pointer-coarse:hidden"
            aria-hidden="true"
          >
            {shortcutLabel('Enter')}
          </kbd>
        </Button>
        {lock === 'theirs' || lock === 'lost' ? (
          <p className="hint">{lockMessages.short[lock]}</p>
        ) : (
          <AutosaveNote
            state={props.autosave}
            isWaiting={props.isWaiting}
            kept={props.kept}
            answer={props.answer}
          />
        )}
      </div>
      <p id="save-truth" className="hint">
        {isHidden ? `${editorMessages.truth} ${editorMessages.hidden}` : editorMessages.truth}
      </p>
    </div>
  );
}
