import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { contrastOf } from '#tests/support/contrast.ts';

const root = resolve(import.meta.dirname, '../..');
const tokens = readFileSync(resolve(root, 'src/styles/tokens.css'), 'utf8');
const colors = new Map(
  [...tokens.matchAll(/--color-([a-z]+):\s*(#[0-9a-f]{3,6});/g)].map(
    ([, name = '', hex = '']) => [name, hex] as const,
  ),
);

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

/** Colors that are used only once and are therefore no tokens. */
const footerNote = '#c9c2b6';
const disabledButton = '#e8e2d6';

const papers = ['paper', 'sheet', 'white', 'bag'];
const bands = ['yellow', 'pink', 'sky', 'blush', 'ice', 'custard', 'wood'];
const darks = ['green', 'red', 'blue', 'ink'];

test('every color of tokens.css has its part here', () => {
  const named = [...papers, ...bands, ...darks, 'steam', 'pencil'];
  expect([...colors.keys()].toSorted()).toEqual(named.toSorted());
});

test('text on every ground that the site uses is AA, 4.5:1', () => {
  const pairs: Record<string, readonly string[]> = {
    ink: [...papers, ...bands],
    white: darks,
    yellow: ['ink'],
    paper: ['ink'],
    steam: ['ink'],
    [footerNote]: ['ink'],
    pencil: [...papers, disabledButton],
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
  for (const ground of [...papers, ...bands, disabledButton]) {
    expect(contrast('ink', ground), ground).toBeGreaterThanOrEqual(3);
  }
});

test('no style brings in a color that this test does not know', () => {
  const known = new Set([...colors.values(), footerNote, disabledButton, '#000']);
  // The admin's colors have a test of their own.
  const deskColors = 'admin/shell/desk.css';
  // With an alpha channel: lines and shadows, never text or its ground.
  const isLine = (color: string) => color.length === 5 || color.length === 9;
  const source = resolve(root, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const styled = files.filter((name) => /\.(?:css|astro)$/.test(name) && name !== deskColors);
  expect(styled.length).toBeGreaterThan(10);
  const strange = styled.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/(?<=[:\s(,])#[0-9a-f]{3,8}(?=[;\s),])/g)]
      .map(([color]) => color)
      .filter((color) => !known.has(color) && !isLine(color))
      .map((color) => `${name}: ${color}`),
  );
  expect(strange).toEqual([]);
});
