import { useEffect, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { CompareDialog } from '#src/admin/versions/CompareDialog.tsx';
import { openPost } from '#src/admin/model/admin-posts.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { addVersion } from '#src/admin/versions/versions.ts';
import { compareMessages } from '#src/admin/versions/words.ts';
import { conflictMessages } from '#src/admin/editor/later-words.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { formOf } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

interface ConflictDialogProps {
  id: string;
  form: PostForm;
  /** Gets the other tab's version, which was shown and is to be replaced; null if it was deleted. */
  onSaveMine: (theirs: OpenedPost | null) => void;
  onLoadTheirs: () => void;
  onClose: () => void;
}

/** The other tab's version, and whether it is kept among the post's versions. */
interface Found {
  readonly opened: Awaited<ReturnType<typeof openPost>>;
  readonly isKept: boolean;
}

/** Another tab saved this post since it was opened. Nothing is overwritten until somebody has chosen. */
export default function ConflictDialog({
  id,
  form,
  onSaveMine,
  onLoadTheirs,
  onClose,
}: ConflictDialogProps) {
  const [found, setFound] = useState<Found>();
  const [isComparing, setIsComparing] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const show = async () => {
      const opened = await openPost(id);
      // Stored before the dialog says that it is kept.
      const isKept = opened.ok && (await addVersion(id, opened.value.post, 'before'));
      if (isOpen) setFound({ opened, isKept });
    };
    void show();
    return () => {
      isOpen = false;
    };
  }, [id]);
  const { title, text, compare, mine, cancel } = conflictMessages;
  const theirs = found?.opened.ok ? found.opened.value : null;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{found ? sentenceOf(found) : text}</p>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {cancel}
        </Button>
        {theirs && (
          <>
            <Button onClick={() => setIsComparing(true)}>{compare}</Button>
            <Button onClick={onLoadTheirs}>{conflictMessages.theirs}</Button>
          </>
        )}
        <Button look="primary" disabled={!found} onClick={() => onSaveMine(theirs)}>
          {mine}
        </Button>
      </DialogActions>
      {theirs && (
        <p className="hint">
          {conflictMessages.theirs}: {conflictMessages.theirsHint}
        </p>
      )}
      {isComparing && theirs && (
        <CompareDialog
          title={conflictMessages.compare}
          left={form}
          right={formOf(theirs.post)}
          leftName={compareMessages.now}
          rightName={compareMessages.theirs}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Dialog>
  );
}

function sentenceOf({ opened, isKept }: Found): string {
  const { text, deleted, kept, notKept } = conflictMessages;
  if (opened.ok) return `${text} ${isKept ? kept : notKept}`;
  return opened.code === 'notFound' ? deleted : editorMessages.unreachable;
}
