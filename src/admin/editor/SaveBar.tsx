import type { ReactNode } from 'react';
import type { AutosaveState } from '#src/admin/safety/autosave.ts';
import type { PostLockState } from '#src/admin/editor/post-lock.ts';
import { focusFolded } from '#src/admin/shell/focus-folded.ts';
import { editorMessages, lockMessages, saveMessages } from '#src/admin/editor/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';
import { formatTime } from '#src/admin/shell/moment.ts';
import { fittingMessages } from '#src/admin/pictures/words.ts';
import { draftMessages, keptMessages } from '#src/admin/safety/words.ts';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import type { SaveProblem } from '#src/admin/editor/saving.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

interface SaveBarProps {
  isNew: boolean;
  /** Who may edit the post; null until the browser has answered. */
  lock: PostLockState | null;
  isSaving: boolean;
  /** It was pressed and waits for a picture. */
  isWaiting: boolean;
  /** What saving makes of a hidden post, or of one that is to be hidden; undefined of others. */
  visibility: string | undefined;
  autosave: AutosaveState;
  /** When the text was kept, in milliseconds since 1970; null where it is stored as it is. */
  kept: number | null;
  /** No store has taken it, which the bar says. */
  isUnkept: boolean;
  /** What Ctrl+S has answered. */
  answer: 'kept' | 'nothing' | null;
  onSave: () => void;
  /** Why the last save failed, or that nothing keeps the text. It is in the bar, so that it is in sight on a long page too. */
  children: ReactNode;
}

/** The button that saves, always in sight, and beside it who sees what is saved. */
export function SaveBar(props: SaveBarProps) {
  const { isNew, lock, isSaving, visibility, onSave } = props;
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
          <AutosaveNote {...props} />
        )}
        <Button className="ml-auto md:hidden" onClick={showSettings}>
          {editorMessages.toSettings}
        </Button>
      </div>
      <p id="save-truth" className="hint">
        {visibility ? `${editorMessages.truth} ${visibility}` : editorMessages.truth}
      </p>
    </div>
  );
}

/** Leads to the fields that a phone has far below the text. */
function showSettings() {
  const fold = document.querySelector<HTMLElement>('.editor-details > summary');
  focusFolded(fold);
  fold?.scrollIntoView();
}

const autosaveWords: Record<AutosaveState, string> = {
  idle: '',
  saving: draftMessages.autosaving,
  full: draftMessages.full,
  blocked: draftMessages.blocked,
  busy: draftMessages.busy,
  changed: '',
};

/**
 * Says when the text was kept, that the draft is being saved or could not be saved, and what Publish waits for. The live
 * region is always there, so that screen readers announce it; the time is none, because it changes all the time.
 */
function AutosaveNote({ autosave, isWaiting, kept, isUnkept, answer }: SaveBarProps) {
  const isCopied = !isUnkept && (autosave === 'full' || autosave === 'busy');
  const failed = isCopied ? `${autosaveWords[autosave]} ${draftMessages.copied}` : '';
  const told = failed || (answer && !isUnkept ? keptMessages[answer] : autosaveWords[autosave]);
  // One of the two, in one place, so that nothing beside them moves.
  const isSaid = isWaiting || told !== '';
  const isLong = isSaid && autosave !== 'saving';
  return (
    <div className={`save-state hint ${isLong ? 'save-state-long' : ''}`}>
      {!isSaid && (
        <p className="kept-note">
          {!isUnkept && kept !== null && `${keptMessages.at} ${formatTime(kept)}`}
        </p>
      )}
      <p role="status" className="autosave-note">
        {isWaiting ? fittingMessages.waiting : told}
      </p>
    </div>
  );
}

interface SaveProblemNoteProps {
  /** null where no save has failed. */
  problem: SaveProblem | null;
  /** Nothing keeps the text. */
  isUnkept: boolean;
  form: PostForm;
  /** null for a new post. */
  postId: string | null;
}

/** Why the post was not saved, or that its text goes with the tab, with ways to get its text out of the browser. */
export function SaveProblemNote({ problem, isUnkept, form, postId }: SaveProblemNoteProps) {
  return (
    <div className="note note-problem offer">
      {problem && <p>{saveMessages[problem]}</p>}
      {/* No message at the top says it. */}
      {isUnkept && <p role="alert">{draftMessages.unkept}</p>}
      <div className="actions">
        <Button onClick={() => downloadForm(form, postId)}>{saveMessages.download}</Button>
        {problem === 'full' && (
          <ScreenLink to={adminPaths.dashboard} className="button">
            {saveMessages.makeRoom}
          </ScreenLink>
        )}
      </div>
    </div>
  );
}
