import { useEffect, useMemo } from 'react';
import { Editor } from '#src/admin/editor/Editor.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { useContinued } from '#src/admin/editor/use-continued.ts';
import { useOpenedPost } from '#src/admin/editor/use-opened-post.ts';
import { usePostLock } from '#src/admin/editor/use-post-lock.ts';
import { $screen, adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { editorLimits } from '#src/admin/editor/limits.ts';
import { formOf } from '#src/admin/model/form.ts';

/** The editor for a built-in or local post. For an unknown id it says so and opens the dashboard. */
export function ExistingPost({ id }: { id: string }) {
  const [opening, reopen, isReopening] = useOpenedPost(id);
  const continued = useContinued(id);
  const held = usePostLock(id, reopen);
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

  if (opening.state === 'open' && form && continued !== undefined) {
    const { opened, turn } = opening;
    return (
      <Editor
        key={turn}
        {...{ opened, form, lock }}
        draft={null}
        // Opened again, it shows what is stored.
        continued={turn === 0 ? continued : null}
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
          <Button onClick={reopen}>{editorMessages.retry}</Button>
        </>
      )}
    </div>
  );
}
