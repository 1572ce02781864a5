import { useRef, useState, type KeyboardEvent } from 'react';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

/**
 * A row of buttons as one stop for Tab, with arrow keys between them (ARIA Authoring Practices, "toolbar").
 * @param count of the buttons
 */
export function useToolbar(count: number) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const stop = Math.min(current, count - 1);
  const focus = (place: number) => bar.current?.querySelectorAll('button')[place]?.focus();
  return {
    focus,
    bar: {
      ref: bar,
      role: 'toolbar',
      // Only its buttons can have the focus.
      tabIndex: -1,
      onKeyDown: (event: KeyboardEvent) => {
        const next = nextTabIndex(event, stop, count);
        if (next === undefined) return;
        event.preventDefault();
        focus(next);
      },
    },
    /** What the button at a place has. */
    button: (place: number) => ({
      tabIndex: place === stop ? 0 : -1,
      onFocus: () => setCurrent(place),
    }),
  };
}
