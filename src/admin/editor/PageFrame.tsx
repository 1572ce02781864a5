import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dressFrame } from '#src/admin/editor/preview-frame.ts';

interface PageFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * A page within the page, with the public look and none of the admin's: widths are its own, so that a narrow pane shows
 * what a narrow window shows. It has no address; what is in it is drawn by React from here.
 */
export function PageFrame({ title, children }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const dress = () => {
    if (frame.current) setPlace(dressFrame(frame.current, title));
  };
  // Some browsers make the empty document at once, some replace it when it has loaded.
  useEffect(dress, [title]);
  return (
    <>
      <iframe ref={frame} className="page-frame" title={title} onLoad={dress} />
      {place && createPortal(children, place)}
    </>
  );
}
