import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { previewPath } from '#src/admin/editor/preview.ts';
import { dressFrame } from '#src/admin/editor/preview-frame.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { editorMessages, writingMessages } from '#src/admin/editor/words.ts';

/**
 * A page of the public site in a frame, which React draws into from here. The frame has its own width, so that a narrow
 * pane looks like a narrow window.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  /** Where to draw: undefined while the page loads, null if it didn't come. */
  const [place, setPlace] = useState<HTMLElement | null>();
  if (place === null)
    return (
      <div className="grid justify-items-start gap-4 p-5" role="alert">
        <p>{writingMessages.previewFailed}</p>
        <Button onClick={() => setPlace(undefined)}>{editorMessages.retry}</Button>
      </div>
    );
  return (
    <>
      {!place && <Loading>{adminMessages.loading}</Loading>}
      <iframe
        className={place ? 'page-frame' : 'page-frame invisible'}
        src={previewPath}
        title={writingMessages.preview}
        onLoad={({ currentTarget }) => setPlace(dressFrame(currentTarget))}
      />
      {place && createPortal(children, place)}
    </>
  );
}
