import { writingPlace } from '#src/admin/editor/writing-place.ts';
import { treeOf } from '#src/admin/visual/markdown-tree.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';

/** The page beside a text. */
const page = () =>
  document.querySelector<HTMLIFrameElement>('.preview-pane > iframe')?.contentDocument
    ?.scrollingElement;

/** Scrolls the page beside a text as far as the text is scrolled. */
function scrollAlong(text: Element | null): void {
  const shown = page();
  const hidden = text ? text.scrollHeight - text.clientHeight : 0;
  if (text && shown && hidden > 0)
    shown.scrollTop = (text.scrollTop / hidden) * (shown.scrollHeight - shown.clientHeight);
}

/** Lets the page beside a text scroll with it, until what it gives back is called. */
export function followScroll(): () => void {
  const listening = new AbortController();
  document.querySelector('.writing-sheets')?.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) scrollAlong(target);
    },
    { capture: true, passive: true, signal: listening.signal },
  );
  return () => listening.abort();
}

/** Brings the block of the page into sight in which somebody writes. */
export function showWriting(markdown: string): void {
  const place = document.activeElement?.closest('.writing-sheets') ? writingPlace() : null;
  const shown = page();
  if (place === null || !shown || !canBeDrawn(markdown)) {
    scrollAlong(document.querySelector('.writing-sheets > textarea:not([hidden]), .visual-text'));
    return;
  }
  const [block = -1, entry = -1] = placeAmongBlocks(withPlainLineEnds(markdown), place.start);
  const found = shown.querySelector('.prose')?.children[block];
  const part = found?.children[entry] ?? found;
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top < 0 || bottom > shown.clientHeight) shown.scrollTop += top - shown.clientHeight / 4;
}

/** Which of a text's blocks stands at an offset, counted as they are drawn; of a list, which entry too. */
export function placeAmongBlocks(markdown: string, offset: number): readonly number[] {
  const { children } = treeOf(markdown.slice(0, offset));
  const drawn = children.filter(({ type }) => !/definition$/i.test(type));
  const last = drawn.at(-1);
  return [drawn.length - 1, ...(last?.type === 'list' ? [last.children.length - 1] : [])];
}
