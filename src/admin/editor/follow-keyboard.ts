import { showCaret } from '#src/admin/editor/writing-place.ts';

/** Fewer pixels than any on-screen keyboard has. */
const leastKeyboard = 100;
/** Some browsers make the page lower instead of covering it; nobody holds a window of so few pixels otherwise. */
const lowWindow = () => (matchMedia('(pointer: coarse)').matches ? 540 : 450);

/** Moves the text that is written in, and its buttons, to the top of what an on-screen keyboard leaves; a field into it. */
export function showAboveKeyboard(): void {
  if (!document.documentElement.classList.contains('has-keyboard')) return;
  const { activeElement } = document;
  const text = activeElement?.closest('.writing-sheets');
  if (text) {
    text.scrollIntoView();
    showCaret();
  }
  // Chromium loses the first words that are typed after a tap while something else is brought into sight.
  else if (activeElement?.matches('input, textarea, select'))
    activeElement.scrollIntoView({ block: 'nearest' });
}

/** How high what is left of the window is, where it begins, and how much of it is covered. */
const properties = ['--view-height', '--view-top', '--keyboard'] as const;

/**
 * Tells the style sheet what an on-screen keyboard leaves of the window, because browsers put it over the page: how
 * high what is left is, where it begins, and how much is covered below it. When the keyboard comes up for the text, the
 * text and its buttons move to the top of what is left, and the line with the caret into it.
 * @returns what ends it
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  const root = document.documentElement;
  if (view === null) return () => undefined;
  let wasLow = false;
  let lastHeight = view.height;
  const measure = () => {
    const { height, offsetTop } = view;
    // Somebody who zooms in sees less as well.
    const isZoomed = view.scale > 1.01;
    const covered = isZoomed ? 0 : Math.max(0, innerHeight - height - offsetTop);
    const isLow = covered > leastKeyboard || (!isZoomed && height < lowWindow());
    // What a whole window is the style sheet knows, and each change has a browser lay out all lines of a long text again.
    // The height of a window is whole pixels, what is seen of it may end within one.
    const isWhole = isZoomed || (!isLow && Math.abs(innerHeight - height) < 1 && offsetTop === 0);
    const sizes = [height, offsetTop, covered];
    for (const [place, name] of properties.entries())
      root.style.setProperty(name, isWhole ? null : `${sizes[place]}px`);
    root.classList.toggle('has-keyboard', isLow);
    const hasOpened = isLow && !wasLow;
    wasLow = isLow;
    const isLower = height < lastHeight;
    lastHeight = height;
    if (hasOpened) showAboveKeyboard();
    // It comes up in steps, and grows by a row of suggestions.
    else if (isLow && isLower) showCaret();
  };
  const listening = new AbortController();
  view.addEventListener('resize', measure, listening);
  view.addEventListener('scroll', measure, listening);
  measure();
  return () => {
    listening.abort();
    root.classList.remove('has-keyboard');
    for (const name of properties) root.style.removeProperty(name);
  };
}
