import { expect, test } from '@playwright/test';
import { linkAttributes } from '#src/lib/markdown/element-rules.ts';

test('links to other hosts open a new tab with noopener', () => {
  expect(linkAttributes('https://gothamist.com/news')).toEqual({
    target: '_blank',
    rel: 'noopener',
  });
});

test('our own pages, anchors and mail stay in the tab', () => {
  for (const href of [
    '/petition',
    '#fines',
    'https://bodegacatsofnewyork.com/blog',
    'mailto:hello@bodegacatsofnewyork.com',
  ]) {
    expect(linkAttributes(href), href).toEqual({});
  }
});
