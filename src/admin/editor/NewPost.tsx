import { useEffect, useState } from 'react';
import { Editor } from '#src/admin/editor/Editor.tsx';
import { askedText, useContinued } from '#src/admin/editor/use-continued.ts';
import { emptyForm } from '#src/admin/model/form.ts';
import { isOfDraft, setDraftAside, startNewPost } from '#src/admin/safety/draft.ts';
import { $copies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { draftMessages } from '#src/admin/safety/words.ts';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A new post can't be open in another tab. */
const ownLock = { state: 'mine', takeOver: () => undefined } as const;

/** The editor for a new post, which begins with the text that is asked for, or what became of the stored draft. */
export function NewPost() {
  const continued = useContinued(null);
  if (continued === undefined) return <Loading>{adminMessages.loading}</Loading>;
  return <BegunPost continued={continued} />;
}

function BegunPost({ continued }: { continued: SafetyCopy | null }) {
  const [start] = useState(startNewPost);
  const { draft } = start;
  // Another text leaves the draft alone.
  const [isDraft] = useState(
    () => continued === null || (draft !== null && isOfDraft(continued, draft, $copies.get())),
  );
  const [isLoaded] = useState(
    () => isDraft && draft !== null && (continued === null || continued.key !== askedText()),
  );
  useEffect(() => {
    const { title, text, damagedTitle, damagedText, damagedStays } = draftMessages;
    if (isLoaded) showToast({ kind: 'success', title, text });
    if (!start.isDamaged) return;
    void setDraftAside().then(({ ok }) =>
      showToast({ kind: 'error', title: damagedTitle, text: ok ? damagedText : damagedStays }),
    );
  }, [start, isLoaded]);
  const [form] = useState(() => (isDraft ? start.form : emptyForm(new Date())));
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
