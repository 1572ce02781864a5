import { expect, test } from '@playwright/test';
import { Fragment, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { inCell, pasteSlice, sliceOfMarkdown, wholeBlocks } from '#src/admin/visual/pasting.ts';
import { schema } from '#src/admin/visual/schema.ts';
import { headRow } from '#src/admin/visual/typing.ts';

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

const table = '| a |\n| - |\n| b |';
for (const [what, before, block, after] of [
  ['a table', 'There|is.', table, `There\n\n${table}\n\n!\n\nis.`],
  ['a table at the end', 'There|', table, `There\n\n${table}\n\n!`],
  ['a table in an entry', '- |', table, `- ${table.replaceAll('\n', '\n  ')}\n\n  !`],
  ['a line across', 'There|is.', '---', 'There\n\n---\n\n!\n\nis.'],
  ['code', 'There|', '```\nb\n```', 'There\n\n```\nb\n```\n\n!'],
] as const)
  test(`below what takes no words behind it stands the caret: ${what}`, () => {
    const keeper = markdownKeeper();
    const doc = keeper.read(before.replace('|', ''));
    const place = before.startsWith('- ') ? 3 : 1 + before.indexOf('|');
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, place) });
    const slice = new Slice(markdownKeeper().read(block).content, 0, 0);
    expect(keeper.write(pasteSlice(state, slice).insertText('!').doc)).toBe(after);
  });

test('line ends of plain words are line breaks, in a list, a quote and bold words too', () => {
  const keeper = markdownKeeper();
  const doc = keeper.read('');
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 1) });
  const words =
    '12 **Main\r\nStreet**\r\nBrooklyn\n\n- Mimi\n  naps\n\n> Tony\n> naps\n\n```\na\nb\n```';
  expect(keeper.write(pasteSlice(state, sliceOfMarkdown(words)).doc)).toBe(
    '12 **Main\\\nStreet**\\\nBrooklyn\n\n- Mimi\\\n  naps\n\n> Tony\\\n> naps\n\n```\na\nb\n```',
  );
});

for (const [what, block, after] of [
  ['lines', '## A *b*\n\n- [c](/cats)\n- d  \n  e\n\n---', 'xA *b* [c](/cats) d ex'],
  ['what has cells beside words', 'a\n\n| b | c |\n| - | - |\n| d | e |', 'xa b c d ex'],
  ['code', '```\na\nb\n```', 'xa bx'],
] as const)
  test(`in a cell, which is one line, blocks become its words: ${what}`, () => {
    const keeper = markdownKeeper();
    const doc = keeper.read('| xx |\n| -- |');
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, 4) });
    const slice = inCell(new Slice(markdownKeeper().read(block).content, 0, 0), state);
    const [line] = keeper.write(pasteSlice(state, slice).doc).split('\n');
    expect(line).toBe(`| ${after} |`);
  });

test('cells that come from a head are bold in the first row only, and all of that row is', () => {
  const keeper = markdownKeeper();
  const head = keeper.read('| a | b |\n| - | - |\n| c | d |').firstChild?.firstChild;
  const doc = keeper.read('| e | f |\n| - | - |\n| g | h |');
  const rows = doc.firstChild?.children ?? [];
  const [first, second] = rows;
  const state = EditorState.create({ doc, plugins: [headRow] });
  const start = 1 + (first?.nodeSize ?? 0);
  const pasted = state.tr.replaceWith(start, start + (second?.nodeSize ?? 0), head ?? []);
  const below = state.apply(pasted);
  const types = ({ doc }: EditorState) =>
    doc.firstChild?.children.map((row) => row.children.map(({ type }) => type.name));
  const all = (name: string) => [name, name];
  expect(types(below)).toEqual([all('table_header'), all('table_cell')]);
  const above = below.apply(below.tr.replaceWith(1, start, second ?? []));
  expect(types(above)).toEqual([all('table_header'), all('table_cell')]);
});
