import { expect, test } from '@playwright/test';
import { contrastOf } from '#tests/support/contrast.ts';
import { tokens } from '#tests/support/tokens.ts';

const colors = tokens('color');

/** Contrast of two colors, each a token's name or a hex color. */
function contrast(a: string, b: string): number {
  const hex = (color: string) => (color.startsWith('#') ? color : (colors.get(color) ?? color));
  return contrastOf(hex(a), hex(b));
}

test('the measure is that of WCAG', () => {
  expect(contrast('#000000', '#fff')).toBeCloseTo(21, 10);
  expect(contrast('#fff', '#fff')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const papers = ['paper', 'sheet', 'white', 'bag'];
const bands = ['yellow', 'pink', 'sky', 'ice', 'custard', 'wood'];
const darks = ['green', 'red', 'blue', 'ink'];

test('every color has its part here', () => {
  const named = [
    ...papers,
    ...bands,
    ...darks,
    'cream',
    'ash',
    'pencil',
    'cardboard',
    'dash',
    'shade',
  ];
  expect([...colors.keys()].toSorted()).toEqual(named.toSorted());
});

test('text on every ground that the site uses is AA, 4.5:1', () => {
  const pairs: Record<string, readonly string[]> = {
    ink: [...papers, ...bands],
    white: darks,
    yellow: ['ink'],
    paper: ['ink'],
    cream: ['ink'],
    ash: ['ink'],
    pencil: [...papers, 'cardboard'],
    red: ['paper', 'sheet', 'white'],
  };
  const poor = Object.entries(pairs).flatMap(([text, grounds]) =>
    grounds
      .filter((ground) => contrast(text, ground) < 4.5)
      .map((ground) => `${text} on ${ground}: ${contrast(text, ground).toFixed(2)}`),
  );
  expect(poor).toEqual([]);
});

test('the focus ring is seen on every ground, 3:1', () => {
  for (const ground of [...papers, ...bands]) {
    expect(contrast('blue', ground), `blue on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  for (const ground of ['ink', 'blue']) {
    expect(contrast('yellow', ground), `yellow on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

test('the ink edges of controls are seen on every light ground, 3:1', () => {
  for (const ground of [...papers, ...bands, 'cardboard']) {
    expect(contrast('ink', ground), ground).toBeGreaterThanOrEqual(3);
  }
});
