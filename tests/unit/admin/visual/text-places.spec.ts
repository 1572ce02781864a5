import { expect, test } from '@playwright/test';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { offsetOfPos, posOfOffset } from '#src/admin/visual/text-places.ts';

const text = [
  '# A *cat*\n\n- one\n  two\n- x\\_y **z**\n\n> quote\n> more\n\n',
  '```js\ncode\n```\n\n<b>\n\n| a | b |\n| - | - |\n| c | dd |\n',
].join('');

test('a place before a word of the Markdown is one before that word in Visual, and back', () => {
  const opened = markdownKeeper().read(text);
  for (const word of [
    'A',
    'cat',
    'one',
    'two',
    '_y',
    'z',
    'quote',
    'more',
    'code',
    '<b>',
    'b |',
    'dd',
  ]) {
    const offset = text.indexOf(word);
    const pos = posOfOffset(opened, text, offset);
    const shown = word.replace(' |', '');
    expect(opened.doc.textBetween(pos, pos + shown.length)).toBe(shown);
    expect(offsetOfPos(opened, text, pos)).toBe(offset - (word === '_y' ? 1 : 0));
  }
});

test('a place between blocks leads to the next words, one after all words to the last', () => {
  const opened = markdownKeeper().read(text);
  expect(offsetOfPos(opened, text, posOfOffset(opened, text, 0))).toBe(2);
  const end = posOfOffset(opened, text, text.length);
  expect(opened.doc.textBetween(end - 2, end)).toBe('dd');
  const empty = markdownKeeper().read('');
  expect(posOfOffset(empty, '', 0)).toBe(0);
  expect(offsetOfPos(empty, '', 1)).toBe(0);
});
