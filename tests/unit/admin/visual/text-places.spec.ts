import { expect, test } from '@playwright/test';
import { EditorState } from 'prosemirror-state';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { schema } from '#src/admin/visual/schema.ts';
import { textPlaces } from '#src/admin/visual/text-places.ts';

const text = [
  '# A *cat*\n\n- one\n  two\n- x\\_y **z**\n\n> quote\n> more\n\n',
  '```js\ncode\n```\n\n<b>\n\n| a | b |\n| - | - |\n| c | dd |\n',
].join('');

test('a place before a word of the Markdown is one before that word in Visual, and back', () => {
  const doc = markdownKeeper().read(text);
  const places = textPlaces(text, doc);
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
    const pos = places.posOf(offset);
    const shown = word.replace(' |', '');
    expect(doc.textBetween(pos, pos + shown.length)).toBe(shown);
    expect(places.offsetOf(pos)).toBe(offset - (word === '_y' ? 1 : 0));
  }
});

test('a place between blocks leads to the next words, one after all words to the last', () => {
  const doc = markdownKeeper().read(text);
  const places = textPlaces(text, doc);
  expect(places.offsetOf(places.posOf(0))).toBe(2);
  const end = places.posOf(text.length);
  expect(doc.textBetween(end - 2, end)).toBe('dd');
  const empty = textPlaces('', markdownKeeper().read(''));
  expect(empty.posOf(0)).toBe(0);
  expect(empty.offsetOf(1)).toBe(0);
});

test('who stopped after a blank goes on behind it', () => {
  for (const written of ['I was ', '# I was ', '- I was ', '*I* was ', 'I\nwas ']) {
    const doc = markdownKeeper().read(written);
    const { posOf, offsetOf } = textPlaces(written, doc);
    const end = posOf(written.length);
    expect(doc.textBetween(0, end)).toMatch(/I was $/);
    expect(offsetOf(end)).toBe(written.length);
    expect(offsetOf(posOf(written.indexOf('w')))).toBe(written.indexOf('w'));
  }
});

test('empty paragraphs, of which Markdown has none, move the places below them', () => {
  const keeper = markdownKeeper();
  const { tr } = EditorState.create({ doc: keeper.read('One\n\n- two\n\nThree\n') });
  const blank = () => schema.nodes.paragraph.create();
  const { doc } = tr.insert(5, [blank(), blank()]).insert(0, blank());
  const markdown = keeper.write(doc);
  const { posOf, offsetOf } = textPlaces(markdown, doc);
  for (const word of ['One', 'two', 'Three']) {
    const offset = markdown.indexOf(word);
    expect(doc.textBetween(posOf(offset), posOf(offset) + word.length)).toBe(word);
    expect(offsetOf(posOf(offset))).toBe(offset);
  }
});
