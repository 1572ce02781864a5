import { useEffect, useState } from 'react';
import { Editor } from '#src/admin/editor/Editor.tsx';
import { setDraftAside, startNewPost } from '#src/admin/safety/draft.ts';
import { draftMessages } from '#src/admin/safety/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A new post can't be open in another tab. */
const ownLock = { state: 'mine', takeOver: () => undefined } as const;

/** The editor for a new post, which begins with the stored draft if there is one. */
export function NewPost() {
  const [start] = useState(startNewPost);
  useEffect(() => {
    const { title, text, damagedTitle, damagedText, damagedStays } = draftMessages;
    if (start.draft !== null) showToast({ kind: 'success', title, text });
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
