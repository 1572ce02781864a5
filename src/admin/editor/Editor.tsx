import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { CategoryChange } from '#src/admin/editor/CategoryField.tsx';
import { CopiesBar } from '#src/admin/safety/CopiesBar.tsx';
import { CoverField } from '#src/admin/pictures/CoverField.tsx';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { FieldInput, Switch } from '#src/admin/editor/FieldInput.tsx';
import { followKeyboard } from '#src/admin/editor/follow-keyboard.ts';
import { SaveBar, SaveProblemNote } from '#src/admin/editor/SaveBar.tsx';
import { Remark, remarkId } from '#src/admin/editor/TextField.tsx';
import { TextFields } from '#src/admin/editor/TextFields.tsx';
import { useEditor } from '#src/admin/editor/use-editor.ts';
import type { EditorStart } from '#src/admin/editor/editor-session.ts';
import type { HeldLock } from '#src/admin/editor/use-post-lock.ts';
import { editedFields, formFields } from '#src/admin/model/form-fields.ts';
import { isFormEmpty, sameForm } from '#src/admin/model/form.ts';
import { PostPlace } from '#src/admin/publish/PostPlace.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';
import { isHidden } from '#src/admin/storage/stored-list.ts';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editorMessages, lockMessages } from '#src/admin/editor/words.ts';
import { draftMessages } from '#src/admin/safety/words.ts';
import { useChecks } from '#src/admin/editor/use-checks.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { $screen, adminPaths } from '#src/admin/shell/router.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { showField } from '#src/admin/editor/show-field.ts';
import '#src/admin/editor/editor.css';

const ConflictDialog = dialogOnDemand(() => import('#src/admin/editor/ConflictDialog.tsx'));

interface EditorProps extends EditorStart {
  lock: HeldLock;
  /** Opens the post again, as it is stored now. */
  onReopen: () => void;
}

/** The post editor: every field of a post, and everything that keeps its text. */
export function Editor({ lock, onReopen, ...start }: EditorProps) {
  useAskedField();
  useEffect(followKeyboard, []);
  const { session, form, saving, problems, copies, isBusy, ...editor } = useEditor(
    start,
    lock.state,
  );
  const { change, pictures, saver, save } = session;
  const { opened } = start;
  const postId = opened?.post.id ?? null;
  const { Checklist, checks, ...known } = useChecks(form, opened?.post, editor.world);
  const isReadOnly = lock.state !== 'mine';
  const isElsewhere = lock.state === 'theirs' || lock.state === 'lost';
  const wasHidden = isHidden(opened?.opened);
  const isShown = editor.isShown ?? !wasHidden;
  // The editor closes after saving, so typing while it saves would be lost.
  const isFixed = isReadOnly || saving.isSaving;
  const inputsIn = (part: 'details' | 'cover') =>
    editedFields
      // The cover's picture, and what stays of it, have more than an input.
      .filter(
        (field) =>
          formFields[field].part === part && field !== 'coverImage' && field !== 'coverFocus',
      )
      .map((field) => (
        <FieldInput
          key={field}
          {...{ field, form, onChange: change, isReadOnly: isFixed, postId }}
          remark={known.remarks[field]}
        />
      ));
  return (
    <div className={`editor grid gap-4 ${isElsewhere ? 'editor-elsewhere' : ''}`}>
      <EditorHead
        postId={postId}
        onStartEmpty={
          postId === null && !isBusy && !isFormEmpty(form)
            ? () => {
                session.startEmpty();
                // The button disappears.
                showField('title');
              }
            : null
        }
      />
      {opened !== null && (
        <PostPlace
          id={opened.post.id}
          onSave={isReadOnly || sameForm(form, start.form) ? undefined : save}
          onTaken={onReopen}
        />
      )}
      <LockStrip {...lock} isUnkept={editor.isUnkept} />
      <CopiesBar
        copies={copies}
        restore={session.copies.restore}
        dismiss={session.copies.dismiss}
        form={form}
        isReadOnly={isReadOnly || isBusy}
      />
      <div className="editor-columns grid items-start gap-4">
        <TextFields
          form={form}
          onChange={change}
          pictures={pictures}
          isReadOnly={isFixed}
          problems={problems}
          {...known}
          world={editor.world}
          opened={opened?.post}
        />
        <Fold
          label={editorMessages.settings}
          note={<CategoryChange form={form} />}
          className="panel editor-details min-w-0"
        >
          <div className="detail-fields grid gap-5 sm:grid-cols-[1fr_1fr] lg:grid-cols-[1fr]">
            {inputsIn('details')}
            {opened?.opened !== undefined && (
              <Switch
                id="post-hidden"
                label={editorMessages.hidden}
                hint={editorMessages.hiddenHint}
                isOn={!isShown}
                isReadOnly={isFixed}
                onChange={(isOn) => session.$isShown.set(!isOn)}
              />
            )}
          </div>
          <fieldset
            className="field"
            id={fieldId('coverImage')}
            tabIndex={-1}
            aria-describedby={known.remarks.coverImage && remarkId(fieldId('coverImage'))}
          >
            <legend>{formFields.coverImage.label}</legend>
            <CoverField cover={form} onChange={change} pictures={pictures} isReadOnly={isFixed}>
              <Remark id={fieldId('coverImage')}>{known.remarks.coverImage}</Remark>
              {inputsIn('cover')}
            </CoverField>
          </fieldset>
        </Fold>
        {Checklist && <Checklist checks={checks} form={form} />}
      </div>
      <SaveBar
        isNew={opened === null}
        lock={lock.state}
        isSaving={isBusy}
        visibility={visibilityOf(wasHidden, isShown)}
        onSave={save}
        {...editor}
      >
        {(saving.problem !== null || editor.isUnkept) && (
          <SaveProblemNote
            problem={saving.problem}
            isUnkept={editor.isUnkept}
            {...{ form, postId }}
          />
        )}
      </SaveBar>
      {saving.hasConflict && opened !== null && (
        <ConflictDialog
          id={opened.post.id}
          form={form}
          onSaveMine={(theirs) => {
            saver.closeConflict();
            void saver.save(theirs ?? { ...opened, opened: undefined });
          }}
          onLoadTheirs={() => {
            // As what was typed last, it can be restored.
            session.keep();
            onReopen();
          }}
          onClose={saver.closeConflict}
        />
      )}
    </div>
  );
}

/** What saving makes of a hidden post, or of one that is to be hidden. */
function visibilityOf(wasHidden: boolean, isShown: boolean): string | undefined {
  const { shows, staysHidden, hides } = editorMessages;
  if (wasHidden) return isShown ? shows : staysHidden;
  return isShown ? undefined : hides;
}

interface EditorHeadProps {
  /** null for a new post. */
  postId: string | null;
  /** Offered for a new post that isn't empty. */
  onStartEmpty: (() => void) | null;
}

/** The title of the screen, and the ways out of it. */
function EditorHead({ postId, onStartEmpty }: EditorHeadProps) {
  return (
    <div className="screen-head mb-0">
      <h1>{postId === null ? editorMessages.newPost : editorMessages.editPost}</h1>
      <div className="actions">
        {postId !== null && (
          <ScreenLink to={adminPaths.versions(postId)} className="button">
            {editorMessages.versions}
          </ScreenLink>
        )}
        <ScreenLink to={adminPaths.dashboard} className="button">
          {adminMessages.back}
        </ScreenLink>
        {/* Last, because it comes with the first letter: nothing moves. */}
        {onStartEmpty && <Button onClick={onStartEmpty}>{editorMessages.startEmpty}</Button>}
      </div>
    </div>
  );
}

/** Moves the focus to the field that the address asks for, as a problem of publishing does: `?field=excerpt`. */
function useAskedField(): void {
  const screen = useStore($screen);
  useEffect(() => {
    const field = editedFields.find((name) => name === screen?.search.field);
    if (field) showField(field);
  }, [screen]);
}

/** Says that this post is open in another tab, or was taken over by one. The live region is always there. */
function LockStrip({ state, takeOver, isUnkept }: HeldLock & { isUnkept: boolean }) {
  const isApart = state === 'theirs' || state === 'lost';
  return (
    <div role="status" className="empty:absolute">
      {isApart && (
        <div className="note offer">
          <p>
            <strong>{lockMessages[state]}</strong>
            <span>{lockMessages[`${state}Hint`]}</span>
            {state === 'lost' && (
              <span>{` ${isUnkept ? draftMessages.unkept : draftMessages.copied}`}</span>
            )}
          </p>
          <Button onClick={takeOver}>{lockMessages.takeOver}</Button>
        </div>
      )}
    </div>
  );
}
