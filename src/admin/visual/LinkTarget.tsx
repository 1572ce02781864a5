import { useLayoutEffect, useRef } from 'react';
import { visualMessages } from '#src/admin/visual/words.ts';

interface LinkTargetProps {
  /** Where the caret is in the window. */
  caret: { left: number; bottom: number };
  /** Where the link leads. */
  children: string;
}

/** Says below the caret where the link that it is in leads. It takes no presses: the words under it stay in reach. */
export function LinkTarget({ caret: { left, bottom }, children }: LinkTargetProps) {
  const label = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = label.current;
    const frame = element?.offsetParent?.getBoundingClientRect();
    if (!element || !frame) return;
    const x = Math.min(left - frame.left, frame.width - element.offsetWidth);
    element.style.left = `${Math.max(0, x)}px`;
    element.style.top = `${bottom + 4 - frame.top}px`;
  }, [left, bottom, children]);
  return (
    <p
      ref={label}
      className="hint pointer-events-none absolute z-3 max-w-full truncate rounded-xs border border-admin-line bg-admin-sheet px-2"
    >
      <span>{visualMessages.leadsTo}</span> <span translate="no">{children}</span>
    </p>
  );
}
