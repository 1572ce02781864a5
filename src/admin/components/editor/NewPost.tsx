import { useEffect, useState } from 'react';
import { Editor } from '#src/admin/components/editor/Editor.tsx';
import { setDraftAside, startNewPost } from '#src/admin/stores/draft.ts';
import { editorMessages } from '#src/config/editor-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A new post has no other tab to share with. */
const ownLock = { state: 'mine', takeOver: () => undefined } as const;

/** A new post, begun with the stored draft where there is one (spec sections 4 and 8). */
export function NewPost() {
  const [start] = useState(startNewPost);
  useEffect(() => {
    const { draftTitle, draftText, damagedTitle, damagedText, damagedStays } = editorMessages;
    if (start.draft !== null) showToast({ kind: 'success', title: draftTitle, text: draftText });
    if (!start.isDamaged) return;
    void setDraftAside().then(({ ok }) =>
      showToast({ kind: 'error', title: damagedTitle, text: ok ? damagedText : damagedStays }),
    );
  }, [start]);
  return (
    <Editor
      opened={null}
      form={start.form}
      draft={start.draft}
      lock={ownLock}
      onReopen={() => undefined}
    />
  );
}
