import type { Page } from '@playwright/test';

/** Sets the room between letters, words, lines and paragraphs that a reader may ask for (WCAG 1.4.12). */
export async function giveTextRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts that stick out of the nearest box that one sees around them, or are cut off by one. */
export function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBox = (element: Element) => {
      const { borderTopWidth, backgroundColor, overflowX, overflowY } = getComputedStyle(element);
      return (
        borderTopWidth !== '0px' ||
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        overflowX !== 'visible' ||
        overflowY !== 'visible'
      );
    };
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflow) || element.matches('.visually-hidden');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      let box = text.parentElement;
      if (!text.textContent?.trim() || !box?.checkVisibility({ opacityProperty: true })) continue;
      while (box.parentElement && !isBox(box)) box = box.parentElement;
      if (scrolls(box)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const isInside =
        inner.left >= outer.left - 2 &&
        inner.right <= outer.right + 2 &&
        inner.top >= outer.top - 4 &&
        inner.bottom <= outer.bottom + 4;
      if (!isInside) found.push(`${box.tagName}.${box.className}: ${text.textContent.trim()}`);
    }
    return found;
  });
}

/** The innermost elements that are wider than a width in pixels and aren't clipped by anything around them. */
export function partsBeyond(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const reaches = (part: Element) => part.getBoundingClientRect().right > limit;
    const parts = [...document.body.querySelectorAll('*')]
      .filter((part) => reaches(part) && ![...part.children].some(reaches))
      .map((part) => `${part.tagName}.${part.className}: ${part.textContent.trim().slice(0, 40)}`);
    return parts.length > 0 ? parts : ['something that is no element'];
  }, width);
}

/** Words of at most 13 letters that stand in two lines: so long a word fits at 320 px. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    const isInOneLine = () =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2;
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const around = text.parentElement;
      range.selectNodeContents(text);
      if (isInOneLine() || !around?.checkVisibility()) continue;
      if (around.closest('.visually-hidden, thead, svg, code')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
        /(?<!\S)\p{L}{2,13}(?!\S)/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (!isInOneLine()) found.push(`${around.tagName}: ${word}`);
      }
    }
    return found;
  });
}

/** Boxes that scroll sideways but aren't made for it, as code, tables and fields are. */
export function sidewaysBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (box) =>
          box.scrollWidth > box.clientWidth + 1 &&
          // What is for those who listen is one pixel wide.
          box.clientWidth > 1 &&
          getComputedStyle(box).scrollSnapType === 'none' &&
          // A line whose dots say that it goes on.
          getComputedStyle(box).textOverflow !== 'ellipsis' &&
          // A row of buttons that fades where it goes on.
          !box.matches('.edit-bar') &&
          /auto|scroll|hidden/.test(getComputedStyle(box).overflowX) &&
          box.checkVisibility() &&
          !box.closest('pre, .wide, textarea, input, select'),
      )
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
  );
}
