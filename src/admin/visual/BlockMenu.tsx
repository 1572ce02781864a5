import { useLayoutEffect, useRef } from 'react';
import type { BlockName, OpenMenu } from '#src/admin/visual/block-menu.ts';
import { blockNames, visualMessages } from '#src/admin/visual/words.ts';

interface BlockMenuProps {
  id: string;
  menu: OpenMenu;
  /** Where the caret is in the window. */
  caret: { left: number; top: number; bottom: number };
  onTake: (name: BlockName) => void;
}

/** Id of an entry, which the text names as its active descendant. */
export const entryId = (id: string, name: BlockName) => `${id}-${name}`;

/** The blocks that can be put in, below the caret. The focus stays in the text. */
export function BlockMenu({ id, menu, caret, onTake }: BlockMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const { left, top, bottom } = caret;
  useLayoutEffect(() => {
    const element = list.current;
    const frame = element?.offsetParent?.getBoundingClientRect();
    if (!element || !frame) return;
    const { offsetWidth, offsetHeight } = element;
    const isBelow = bottom + offsetHeight + 8 <= innerHeight || top < offsetHeight;
    const x = Math.min(left - frame.left, frame.width - offsetWidth);
    element.style.left = `${Math.max(0, x)}px`;
    element.style.top = `${(isBelow ? bottom + 4 : top - offsetHeight - 4) - frame.top}px`;
  }, [left, top, bottom, menu.found.length]);
  const current = menu.found[menu.current];
  useLayoutEffect(() => {
    if (current)
      document.getElementById(entryId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  return (
    <div
      ref={list}
      id={id}
      className="block-menu absolute z-6 grid max-h-[min(24rem,50dvh)] w-56 max-w-full overflow-y-auto rounded-sm border-2 border-admin-line bg-admin-raised p-1 shadow-menu"
      role="listbox"
      aria-label={visualMessages.blocks}
    >
      {menu.found.map((name) => (
        <button
          type="button"
          key={name}
          id={entryId(id, name)}
          role="option"
          tabIndex={-1}
          aria-selected={name === current}
          // The focus stays in the text, which hears the keys.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(name)}
        >
          {blockNames[name]}
        </button>
      ))}
      {menu.found.length === 0 && <p className="hint p-2">{visualMessages.noBlock}</p>}
    </div>
  );
}
