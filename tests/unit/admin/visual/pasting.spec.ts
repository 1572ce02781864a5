import { expect, test } from '@playwright/test';
import { Fragment, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { wholeBlocks } from '#src/admin/visual/pasting.ts';
import { schema } from '#src/admin/visual/schema.ts';

const paragraph = (words: string) => schema.nodes.paragraph.create(null, schema.text(words));

/** A text after paragraphs, or words, were pasted at the bar in it. */
function pasted(written: string, ...blocks: readonly string[]): string {
  const keeper = markdownKeeper();
  const start = keeper.read(written.replace('|', ''));
  const selection = TextSelection.create(start, 1 + written.indexOf('|'));
  const state = EditorState.create({ doc: start, selection });
  const slice = new Slice(Fragment.fromArray(blocks.map(paragraph)), 1, 1);
  return keeper.write(state.tr.replaceSelection(wholeBlocks(slice, state)).doc);
}

for (const [what, before, blocks, after] of [
  ['at the start of one it stands above', '|There is.', ['From Word.'], 'From Word.\n\nThere is.'],
  ['several never run into what follows', 'There |is.', ['A', 'B'], 'There A\n\nB\n\nis.'],
  ['one among words is words', 'There |is.', ['was '], 'There was is.'],
  ['at the end it goes on', 'There is.|', [' More.'], 'There is. More.'],
] satisfies (readonly [string, string, string[], string])[])
  test(`a pasted paragraph: ${what}`, () => {
    expect(pasted(before, ...blocks)).toBe(after);
  });
