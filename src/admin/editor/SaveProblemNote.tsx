import { Button } from '#src/admin/shell/Button.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import type { SaveProblem } from '#src/admin/editor/saving.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import { saveMessages } from '#src/admin/editor/words.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

interface SaveProblemNoteProps {
  problem: SaveProblem;
  form: PostForm;
  /** null for a new post. */
  postId: string | null;
}

/** Why the post was not saved, with ways to get its text out of the browser. */
export function SaveProblemNote({ problem, form, postId }: SaveProblemNoteProps) {
  return (
    <div className="note note-problem offer">
      <p>{saveMessages[problem]}</p>
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
