import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Markdown } from '#src/ui/Markdown.tsx';

/** Draws a text into the page's body. The parity test bundles this file and puts it into a page. */
function drawMarkdown(text: string): void {
  const place = document.createElement('div');
  place.className = 'prose';
  document.body.replaceChildren(place);
  flushSync(() => createRoot(place).render(createElement(Markdown, { text })));
}

Object.assign(globalThis, { drawMarkdown });
