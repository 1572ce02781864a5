interface Lines {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between a line and the edge of what shows it: more where the text goes on below it. */
const air = { box: 16, page: 56 };

/** What of the window shows a text: what is below its buttons, and above the one that saves it. */
function sightOfText(): Lines {
  const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  return {
    top: edges('.edit-bar')?.bottom ?? 0,
    bottom: edges('.save-bar > .actions')?.top ?? innerHeight,
  };
}

/**
 * Scrolls a text, and the page under it, until a line of it is in sight.
 * @param line where it begins and ends in the window
 */
export function bringIntoSight(text: Element, { top, bottom }: Lines): void {
  const isBox = text.scrollHeight > text.clientHeight + 1;
  const before = text.scrollTop;
  if (isBox)
    text.scrollTop += beyond({ top, bottom: bottom + air.box }, text.getBoundingClientRect());
  const moved = text.scrollTop - before;
  const line = { top: top - moved, bottom: bottom - moved + (isBox ? 0 : air.page) };
  scrollBy({ top: beyond(line, sightOfText()), behavior: 'instant' });
}

/** How far a line is below an area, or above it as a negative number. */
const beyond = (line: Lines, area: Lines) =>
  line.bottom > area.bottom ? line.bottom - area.bottom : Math.min(0, line.top - area.top);
