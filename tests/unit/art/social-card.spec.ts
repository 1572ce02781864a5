import { expect, test } from '@playwright/test';
import type { SignFont } from '#src/art/lettering.ts';
import { drawPageCard, pictureAsDrawing } from '#src/art/social-card.ts';

/** Every letter is half its size wide, and its outline names it. */
const font: SignFont = {
  unitsPerEm: 1000,
  capHeight: 700,
  letter: (codePoint) => ({ d: `M${codePoint} 1h1`, advance: 500 }),
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><g id="cat"/></svg>';

/** The lines of letters that a drawing holds, from top to bottom as they are written. */
function linesOf(svg: string): string[] {
  return svg
    .split('scale(')
    .map((part) =>
      [...part.matchAll(/d="M(\d+) 1h1"/g)].map(([, code]) => String.fromCodePoint(Number(code))),
    )
    .map((letters) => letters.join(''))
    .filter((line) => line !== '');
}

test('a card is 1200x630 with the title in capitals, broken between words, and the drawing', () => {
  const svg = drawPageCard({ title: 'Are bodega cats legal?', picture }, font);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(linesOf(svg).join(' ')).toBe('ARE BODEGA CATS LEGAL?');
  expect(linesOf(svg).length).toBeGreaterThan(1);
  expect(svg).toContain('<g id="cat"/>');
});

test('the small sign stands above the title, and only where there is a category', () => {
  const card = { title: 'Snowy', picture };
  expect(linesOf(drawPageCard(card, font))).toEqual(['SNOWY']);
  expect(linesOf(drawPageCard({ ...card, category: 'Legal' }, font))).toEqual(['LEGAL', 'SNOWY']);
  expect(linesOf(drawPageCard({ ...card, category: undefined }, font))).toEqual(['SNOWY']);
});

test('a title too long for its place is cut off, and says so', () => {
  const lines = linesOf(drawPageCard({ title: 'cat '.repeat(200), picture }, font));
  expect(lines.at(-1)).toMatch(/CAT…$/);
});

test('a picture in a card is one element, whatever its address holds', () => {
  const svg = pictureAsDrawing('data:image/png,a"/><script>&</script>', 4, 3);
  expect(svg).toContain('href="data:image/png,a%22/>%3Cscript>%26%3C/script>"');
  expect(svg).toContain('viewBox="0 0 4 3"');
});

test('what must stay in sight of a cover stays on its card', () => {
  const kept = (focus?: string) =>
    /preserveAspectRatio="(\w+) slice"/.exec(
      drawPageCard({ title: 'Snowy', picture, focus }, font),
    )?.[1];
  expect([undefined, 'top', 'bottom left', 'right'].map(kept)).toEqual([
    'xMidYMid',
    'xMidYMin',
    'xMinYMax',
    'xMaxYMid',
  ]);
});
