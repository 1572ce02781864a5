import { expect, test } from '@playwright/test';
import { signFigures } from '#src/art/figures.ts';
import { fitLines, lettering, widthOf } from '#src/art/lettering.ts';
import type { SignFont } from '#src/art/lettering.ts';
import { readSignLetters } from '#src/integrations/sign-font.ts';

/** Every letter is half its size wide; the cat is unknown. */
const font: SignFont = {
  unitsPerEm: 1000,
  capHeight: 700,
  letter: (codePoint) => (codePoint > 0xffff ? null : { d: 'M0 0h1', advance: 500 }),
};
const box = { width: 100, height: 60 };
const sizes = [40, 20, 10];

test('a text is as wide as its letters, and an unknown one takes no room', () => {
  expect(widthOf(font, 'four', 20)).toBe(40);
  expect(widthOf(font, 'four🐈', 20)).toBe(40);
  expect(lettering(font, 'a🐈', 0, 0, 20, '#000').match(/<path/g)).toHaveLength(1);
});

test('the largest size that fits is taken, broken between words', () => {
  expect(fitLines(font, 'cats', box, sizes, 1)).toEqual({ lines: ['cats'], size: 40 });
  expect(fitLines(font, 'cats of york', box, sizes, 1)).toEqual({
    lines: ['cats of', 'york'],
    size: 20,
  });
});

test('a word too long for the large sizes makes all smaller', () => {
  expect(fitLines(font, 'a marmalade', box, sizes, 1)).toEqual({
    lines: ['a', 'marmalade'],
    size: 20,
  });
});

test('what fits at no size is cut off and says so', () => {
  const { lines, size } = fitLines(font, 'cat '.repeat(60), box, sizes, 1);
  expect(size).toBe(10);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/cat…$/);
});

test('a word that is wider than the box at every size is cut off within it', () => {
  const { lines, size } = fitLines(font, 'a caaaaaaaaaaaaaaaaaaaaaaaaaaat', box, sizes, 1);
  expect({ lines, size }).toEqual({ lines: ['a', `c${'a'.repeat(18)}…`], size: 10 });
  expect(widthOf(font, lines[1] ?? '', size)).toBe(box.width);
});

test('the ellipsis of a text cut off has room in its line', () => {
  const { lines } = fitLines(font, 'nineteen letters ok '.repeat(20), box, sizes, 1);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(widthOf(font, line, 10)).toBeLessThanOrEqual(box.width);
});

test('the figures of drawings are those of the sign font', async () => {
  const { letters, ...measures } = await readSignLetters();
  const { letters: copied, ...ours } = signFigures;
  expect(ours).toEqual(measures);
  for (const [letter, outline] of Object.entries(copied))
    expect(letters[letter], letter).toEqual(outline);
});
