import { Button } from '#src/admin/shell/Button.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { editorMessages } from '#src/admin/editor/words.ts';

interface EditorHeadProps {
  /** null for a new post. */
  postId: string | null;
  /** Offered for a new post that isn't empty. */
  onStartEmpty: (() => void) | null;
}

/** The title of the screen, and the ways out of it. */
export function EditorHead({ postId, onStartEmpty }: EditorHeadProps) {
  return (
    <div className="screen-head mb-0">
      <h1>{postId === null ? editorMessages.newPost : editorMessages.editPost}</h1>
      <div className="actions">
        {onStartEmpty && <Button onClick={onStartEmpty}>{editorMessages.startEmpty}</Button>}
        {postId !== null && (
          <ScreenLink to={adminPaths.versions(postId)} className="button">
            {editorMessages.versions}
          </ScreenLink>
        )}
        <ScreenLink to={adminPaths.dashboard} className="button">
          {adminMessages.back}
        </ScreenLink>
      </div>
    </div>
  );
}
