import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dressFrame } from '#src/admin/editor/preview-frame.ts';

interface PageFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * A frame with the public site's style and none of the admin's. It has its own width, so that a narrow pane looks like
 * a narrow window. It has no address; React draws into it from here.
 */
export function PageFrame({ title, children }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const dress = () => {
    if (frame.current) setPlace(dressFrame(frame.current, title));
  };
  // Some browsers create the empty document at once, others replace it after loading.
  useEffect(dress, [title]);
  return (
    <>
      <iframe ref={frame} className="page-frame" title={title} onLoad={dress} />
      {place && createPortal(children, place)}
    </>
  );
}
