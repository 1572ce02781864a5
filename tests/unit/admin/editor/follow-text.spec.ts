import { expect, test } from '@playwright/test';
import { placeAmongBlocks } from '#src/admin/editor/follow-text.ts';

const text =
  '# Cats\n\nMimi\nnaps.\n\n[a]: /blog\n\n- Straw\n- Water\n\n```\none\n\ntwo\n```\n\n| a |\n| - |\n| b |\n\nTony.';

for (const [words, place] of [
  ['Cats', [0]],
  ['naps', [1]],
  ['/blog', [1]],
  ['Straw', [2, 0]],
  ['Water', [2, 1]],
  ['two', [3]],
  ['b |', [4]],
  ['Tony', [5]],
] as const)
  test(`the block that holds “${words}” is found among those that are drawn`, () => {
    expect(placeAmongBlocks(text, text.indexOf(words) + words.length)).toEqual(place);
  });

test('a text without words has no block', () => {
  expect(placeAmongBlocks('', 0)).toEqual([-1]);
});
