import { expect, test } from '@playwright/test';
import { foldEqual } from '#src/admin/versions/fold-equal.ts';
import { textPieces } from '#src/admin/versions/form-diff.ts';

const text = (first: string, sixth: string) =>
  ['a', first, 'c', 'd', 'e', 'f', sixth, 'h', 'i', 'j'].join('\n\n');

test('equal paragraphs are folded, but for a whole one before and after each change', () => {
  const pieces = textPieces(text('b one', 'g'), text('b two', 'G'));
  expect(foldEqual(pieces)).toEqual([
    { side: 'both', text: 'a\n\nb ' },
    { side: 'left', text: 'one' },
    { side: 'right', text: 'two' },
    { side: 'both', text: '\n\nc' },
    { side: 'folded', text: 'd\n\ne', paragraphs: 2 },
    { side: 'both', text: 'f\n\n' },
    { side: 'left', text: 'g' },
    { side: 'right', text: 'G' },
    { side: 'both', text: '\n\nh' },
    { side: 'folded', text: 'i\n\nj', paragraphs: 2 },
  ]);
});

test('a single paragraph stays, and so does a text that is all the same', () => {
  const short = textPieces('b\n\nc\n\nd', 'b\n\nc\n\nD');
  expect(foldEqual(short)).toEqual(short);
  const same = textPieces(text('b', 'g'), text('b', 'g'));
  expect(foldEqual(same)).toEqual(same);
});
