import type { Page } from '@playwright/test';

/**
 * Translates every page that is opened from now on as browsers do it: each text node gives way to two font elements
 * with a new text inside, also the texts that a script writes later.
 * @param mark stands for the other language, at the end of each text
 */
export async function translatePages(page: Page, mark = ''): Promise<void> {
  await page.addInitScript((end) => {
    const untouched = '[translate="no"], .translated, script, style, textarea, noscript';
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const translate = (text: Node) => {
      const parent = text.parentElement;
      if (!parent || parent.closest(untouched) || !text.nodeValue?.trim()) return;
      const [outer, inner] = [font(), font()];
      outer.className = 'translated';
      inner.append(text.nodeValue + end);
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const translateIn = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, mark);
}
