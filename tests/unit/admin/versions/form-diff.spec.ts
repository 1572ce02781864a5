import { expect, test } from '@playwright/test';
import { formDifferences, textPieces } from '#src/admin/versions/form-diff.ts';
import { emptyForm } from '#src/admin/model/form.ts';

const form = { ...emptyForm(new Date(2026, 10, 21)), title: 'Olga', content: 'She has a chair.' };
const picture = (letter: string) => `data:image/webp;base64,${letter.repeat(1_977)}`;

test('only fields that differ are shown, the text last, word by word, each side with its own', () => {
  expect(formDifferences(form, form)).toEqual([]);
  expect(formDifferences(form, { ...form, content: 'She has a shelf.', isFeatured: true })).toEqual(
    [
      {
        label: 'Featured',
        pieces: [
          { text: 'No', side: 'left' },
          { text: 'Yes', side: 'right' },
        ],
      },
      {
        label: 'Content',
        pieces: [
          { text: 'She has a ', side: 'both' },
          { text: 'chair', side: 'left' },
          { text: 'shelf', side: 'right' },
          { text: '.', side: 'both' },
        ],
      },
    ],
  );
});

test('a field that is named by its label alone differs like any other', () => {
  const [difference] = formDifferences(form, { ...form, coverCredit: 'Jane Doe' });
  expect(difference).toEqual({
    label: 'Cover credit',
    pieces: [{ text: 'Jane Doe', side: 'right' }],
  });
});

test('both sides together are always the two texts, byte for byte', () => {
  const [left, right] = ['a\r\n  b\n\nc ', ' a b\n\n\nc d'];
  const pieces = textPieces(left, right);
  const side = (name: string) =>
    pieces.filter((piece) => piece.side !== name).map(({ text }) => text);
  expect(side('right').join('')).toBe(left);
  expect(side('left').join('')).toBe(right);
  expect(textPieces('', '')).toEqual([]);
});

test('of a text that is too long to be compared only the beginning is drawn', () => {
  const [left, right] = ['a'.repeat(1_000_000), 'b'.repeat(100_000)];
  const pieces = textPieces(left, right);
  expect(pieces).toEqual([
    { text: `${'a'.repeat(100_000)} ... 900,000 more characters`, side: 'left' },
    { text: right, side: 'right' },
  ]);
});

test('pictures are counted and sized, and none of their data is shown', () => {
  const left = { ...form, images: [picture('a')], coverImage: picture('a') };
  const right = { ...form, images: [picture('b'), ''], coverImage: picture('b') };
  const differences = formDifferences(left, right);
  expect(differences.map(({ label }) => label)).toEqual(['Pictures in the text', 'Cover image']);
  const shown = JSON.stringify(differences);
  expect(shown).toContain('1 picture (1 KB)');
  expect(shown).toContain('another');
  expect(shown).not.toContain('base64');
});
