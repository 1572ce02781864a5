import { expect, test } from '@playwright/test';
import { trimStyle } from '#src/integrations/trim-style.ts';

const trim = (css: string, markup: string, scripts: string[] = []) =>
  trimStyle(css, { markup, scripts });

test('what names a class, an id, an attribute or an element that the page has not is left out', () => {
  const markup = '<p class="lead" id="top" data-tone="pink">Text</p>';
  for (const kept of ['.lead{a:b}', '#top{a:b}', '[data-tone=pink]{a:b}', 'p.lead:hover{a:b}'])
    expect(trim(kept, markup)).toBe(kept);
  for (const gone of [
    '.card{a:b}',
    '#end{a:b}',
    '[hidden]{a:b}',
    '[data-tone=sky]{a:b}',
    'p pre{a:b}',
  ])
    expect(trim(gone, markup)).toBe('');
  expect(trim('p .card,.lead,h2 .lead{a:b}', markup)).toBe('.lead{a:b}');
});

test('the reset of an element stays even where the page has none: a post of this browser may', () => {
  expect(trim('ul,ol{a:b}table{a:b}', '<p>Text</p>')).toBe('ul,ol{a:b}table{a:b}');
});

test('comments are left out', () => {
  expect(trim('/*! made by a tool */\np{a:b}/* {} */', '<p>Text</p>')).toBe('p{a:b}');
});

test('an element of our own is known by its whole name', () => {
  const css = 'ul astro-island{a:b}';
  expect(trim(css, '<ul><astro-island></astro-island></ul>')).toBe(css);
  expect(trim(css, '<ul><astro-slot></astro-slot></ul>')).toBe('');
});

test('an at-rule goes with its last rule; fonts, keyframes and layers stay', () => {
  const markup = '<p>Text</p>';
  expect(trim('@media print{.card{a:b}}p{a:b}', markup)).toBe('p{a:b}');
  expect(trim('@media print{.card{a:b}p{a:b}}', markup)).toBe('@media print{p{a:b}}');
  const others = '@layer a;@font-face{font-family:B}@keyframes read{0%{scale:0}}@page{margin:0}';
  expect(trim(others, markup)).toBe(others);
});

test('what a selector says of others in brackets is no reason to leave it out', () => {
  const markup = '<p>Text</p>';
  for (const kept of [
    'p:not(.card){a:b}',
    'p:is(.card,p){a:b}',
    '*,:before,::after{a:b}',
    ':root{a:b}',
  ])
    expect(trim(kept, markup)).toBe(kept);
});

test('a disabled control has a look only where the page says the word', () => {
  expect(trim('button:disabled{a:b}', '<button>Go</button>')).toBe('');
  expect(trim('button:disabled{a:b}', '<button disabled>Go</button>')).toBe('button:disabled{a:b}');
});

test('what a script may make stays: whole names, beginnings, datasets, booleans, headings', () => {
  const island = [
    '`card toast-${kind}`',
    "e.dataset.isWaking='post'",
    'x.ariaExpanded=!0',
    'table',
  ];
  const css =
    '.card{a:b}.toast-error{a:b}[data-is-waking=post]{a:b}[aria-expanded=true]{a:b}p table{a:b}p h4{a:b}';
  const markup = '<p><button aria-expanded="false"></button></p>';
  expect(trim(css, markup, island)).toBe(css);
  // Without an island only the page itself counts.
  expect(trim(css, markup)).toBe('[aria-expanded=true]{a:b}');
});
