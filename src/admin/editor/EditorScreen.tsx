import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Editor } from '#src/admin/editor/Editor.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { usePostLock } from '#src/admin/editor/use-post-lock.ts';
import { $screen, adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { editorMessages, lockMessages } from '#src/admin/editor/words.ts';
import { editorLimits } from '#src/admin/editor/limits.ts';
import { emptyForm, formOf, isFormEmpty } from '#src/admin/model/form.ts';
import { isOfDraft, loadDraft, setDraftAside } from '#src/admin/safety/draft.ts';
import { $copies, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { copiesMessages, draftMessages } from '#src/admin/safety/words.ts';
import { asCompared } from '#src/admin/storage/stored-list.ts';
import { showToast } from '#src/stores/toasts.ts';
import { copiesByKey, newestStateOf } from '#src/admin/safety/safety-copy.ts';
import { newestNew } from '#src/admin/safety/unsaved-texts.ts';
import { openPost } from '#src/admin/model/admin-posts.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';

/** The post editor, for a new post or the one with an id. */
export default function EditorScreen({ id }: { id?: string }) {
  return id === undefined ? <NewPost /> : <ExistingPost id={id} />;
}

/** The editor for a built-in or local post. For an unknown id it says so and opens the dashboard. */
function ExistingPost({ id }: { id: string }) {
  const [opening, reopen, isReopening, takeText] = useOpenedPost(id);
  const continued = useContinued(id);
  const held = usePostLock(id, reopen, takeText, async () => {
    const now = await openPost(id);
    return (
      now.ok &&
      opening.state === 'open' &&
      asCompared(now.value.opened) !== asCompared(opening.opened.opened)
    );
  });
  const lock = isReopening ? { ...held, state: null } : held;
  const { state } = opening;
  const form = useMemo(
    () => (opening.state === 'open' ? formOf(opening.opened.post) : null),
    [opening],
  );
  useEffect(() => {
    if (state !== 'notFound') return;
    showError(editorMessages.unknown);
    const leave = () => {
      const screen = $screen.get();
      // While another screen is fetched, this one is hidden but not gone.
      if (screen?.route === 'edit' && screen.params.id === id)
        openScreen(adminPaths.dashboard, { replace: true, keepsMessage: true });
    };
    const timer = setTimeout(leave, editorLimits.unknownShown);
    return () => clearTimeout(timer);
  }, [id, state]);

  const taken = opening.state === 'open' ? opening.taken : null;
  useEffect(() => {
    if (taken === null) return;
    const { restoredTitle } = copiesMessages;
    // Opened again, it shows what is saved, and the text is offered.
    showToast({
      kind: 'success',
      title: restoredTitle,
      text: lockMessages.takenOver,
      undo: reopen,
    });
  }, [taken, reopen]);

  if (opening.state === 'open' && form && continued !== undefined) {
    const { opened, turn } = opening;
    return (
      <Editor
        key={turn}
        {...{ opened, form, lock }}
        draft={null}
        // Opened again, it shows what is stored, unless it was taken over from a tab where something was typed.
        continued={turn === 0 ? continued : taken}
        onReopen={reopen}
      />
    );
  }
  return (
    <div className="panel">
      <h1>{state === 'notFound' ? adminMessages.unknownPost : editorMessages.editPost}</h1>
      {state === 'notFound' && (
        <ScreenLink to={adminPaths.dashboard}>{adminMessages.back}</ScreenLink>
      )}
      {(state === 'loading' || state === 'open') && <Loading>{adminMessages.loading}</Loading>}
      {state === 'unreachable' && (
        <>
          <p role="status">{editorMessages.unreachable}</p>
          <Button onClick={reopen}>{adminMessages.retry}</Button>
        </>
      )}
    </div>
  );
}

/** A new post can't be open in another tab. */
const ownLock = { state: 'mine', takeOver: () => undefined } as const;

/** The editor for a new post, which begins with the text that is asked for, or with what was typed last. */
function NewPost() {
  const continued = useContinued(null);
  if (continued === undefined) return <Loading>{adminMessages.loading}</Loading>;
  return <BegunPost continued={continued} />;
}

function BegunPost({ continued }: { continued: SafetyCopy | null }) {
  const [loaded] = useState(loadDraft);
  const draft = loaded.ok ? loaded.value : null;
  // Another text leaves the draft alone.
  const [isDraft] = useState(
    () =>
      continued === null ||
      (draft !== null && isOfDraft(continued, draft, copiesByKey($copies.get()))),
  );
  const [isLoaded] = useState(
    () => (continued ?? draft) !== null && continued?.key !== (askedText() ?? null),
  );
  useEffect(() => {
    const { title, text, damagedTitle, damagedText, damagedStays } = draftMessages;
    if (isLoaded) showToast({ kind: 'success', title, text });
    if (loaded.ok || loaded.code !== 'damaged') return;
    void setDraftAside().then(({ ok }) =>
      showToast({ kind: 'error', title: damagedTitle, text: ok ? damagedText : damagedStays }),
    );
  }, [loaded, isLoaded]);
  const [form] = useState(() => (isDraft ? draft?.form : null) ?? emptyForm(new Date()));
  useLayoutEffect(() => {
    // A new post begins in its title; on a phone its keyboard would cover what else there is.
    const isByKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (isByKeyboard && continued === null && isFormEmpty(form))
      document.getElementById(fieldId('title'))?.focus();
  }, [continued, form]);
  return (
    <Editor
      opened={null}
      form={form}
      draft={isDraft ? draft : null}
      continued={continued}
      lock={ownLock}
      onReopen={() => undefined}
    />
  );
}

/** The unsaved text that the address asks to go on with: `?continue=` and its key. */
const askedText = () => $screen.get()?.search.continue;

/**
 * The unsaved text to go on with: the one that is asked for, else for a new post the newest one.
 * @param postId null for a new post
 * @returns undefined while it is read; null if there is none, it is gone, or another tab has it open
 */
function useContinued(postId: string | null): SafetyCopy | null | undefined {
  const [key] = useState(askedText);
  const mayBeThere = key !== undefined || postId === null;
  const [found, setFound] = useState<SafetyCopy | null | undefined>(mayBeThere ? undefined : null);
  useEffect(() => {
    if (!mayBeThere) return;
    let isWanted = true;
    void readCopies().then(() => {
      const copies = $copies.get();
      // The address may be an older one: of a page that was loaded again after more was typed.
      const asked = newestStateOf(
        key ?? '',
        copies.filter((one) => one.postId === postId),
      );
      const draft = loadDraft();
      const newest = postId === null ? newestNew(copies, draft.ok ? draft.value : null) : null;
      if (isWanted) setFound(asked ?? newest);
    });
    return () => {
      isWanted = false;
    };
  }, [key, postId, mayBeThere]);
  return found;
}

/** A post that is being opened for editing. */
type Opening =
  | { readonly state: 'loading' | 'notFound' | 'unreachable' }
  | {
      readonly state: 'open';
      readonly opened: OpenedPost;
      /** How often it was opened. */
      readonly turn: number;
      /** What was typed in the tab that it was taken from. */
      readonly taken: SafetyCopy | null;
    };

/**
 * Opens a post, and opens it again when asked. The old one stays until the new one is there.
 * @returns the open post, a function that opens it again, whether that is under way, so that nothing should be typed, and
 *   what has to be called before it is taken from another tab
 */
function useOpenedPost(id: string): [Opening, () => void, boolean, () => Promise<void>] {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  const theirs = useRef<(() => Promise<SafetyCopy | null>) | null>(null);
  const takeText = useCallback(async () => {
    const fetched = await import('#src/admin/safety/taken-text.ts').catch(() => null);
    theirs.current = (await fetched?.typedElsewhere(id)) ?? null;
  }, [id]);
  useEffect(() => {
    let isWanted = true;
    const typed = theirs.current?.() ?? null;
    theirs.current = null;
    void Promise.all([openPost(id), typed]).then(([result, taken]) => {
      if (!isWanted) return;
      setOpening(
        result.ok ? { state: 'open', opened: result.value, turn, taken } : { state: result.code },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  const reopen = useCallback(() => {
    setOpening((last) => (last.state === 'open' ? last : { state: 'loading' }));
    setTurn((last) => last + 1);
  }, []);
  return [opening, reopen, opening.state === 'open' && opening.turn !== turn, takeText];
}
