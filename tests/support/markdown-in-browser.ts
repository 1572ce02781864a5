import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Markdown } from '#src/ui/Markdown.tsx';

/** Bundled and put into a page by the parity test: draws a text into the page's body, in place of what is there. */
function drawMarkdown(text: string): void {
  const place = document.createElement('div');
  place.className = 'prose';
  document.body.replaceChildren(place);
  flushSync(() => createRoot(place).render(createElement(Markdown, { text })));
}

Object.assign(globalThis, { drawMarkdown });
