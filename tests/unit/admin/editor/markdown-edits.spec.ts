import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  beforePicture,
  insertPicture,
  linkedAddress,
  linkPasted,
  pasteMarkdown,
  setLink,
  textEdits,
} from '#src/admin/editor/markdown-edits.ts';
import type { TextEdit } from '#src/admin/editor/markdown-edits.ts';
import { nextLine } from '#src/admin/editor/next-line.ts';
import { changeBetween } from '#src/admin/shell/own-undo.ts';
import type { Passage } from '#src/admin/editor/passage.ts';

/** A passage in short form: two bars around the selection, or one bar for a caret. */
function passage(written: string): Passage {
  const start = written.indexOf('|');
  const end = written.lastIndexOf('|');
  const text = written.replaceAll('|', '');
  return { text, start, end: end === start ? start : end - 1 };
}
const shown = ({ text, start, end }: Passage) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
const orNothing = (next: Passage | null) => next && shown(next);

const cases: Readonly<Record<TextEdit, readonly (readonly [before: string, after: string])[]>> = {
  bold: [
    ['A |cat| naps', 'A **|cat|** naps'],
    ['A **|cat|** naps', 'A |cat| naps'],
    ['A |**cat**| naps', 'A |cat| naps'],
    ['A | cat | naps', 'A  **|cat|**  naps'],
    ['A c|at naps', 'A **|cat|** naps'],
    ['A **c|at** naps', 'A |cat| naps'],
    ['A |', 'A **|**'],
    ['A **|**', 'A |'],
    ['A **two|**', 'A **two**|'],
    ['A **two |**', 'A **two** |'],
    ['A **two**|', 'A **two|**'],
    ['A **two** |', 'A **two** **|**'],
    ['A ***two|***', 'A ***two**|*'],
    ['A *two|*', 'A *two**|***'],
    ['A |**two**', 'A **|****two**'],
    ['A *|cat|* naps', 'A ***|cat|*** naps'],
    ['A ***|cat|*** naps', 'A *|cat|* naps'],
    ['|One\n\n- two|', '|**One**\n\n- **two**|'],
    ['|**One**\n\n- **two**|', '|One\n\n- two|'],
    ['|**One**\n> two |', '|**One**\n> **two**| '],
  ],
  italic: [
    ['A |cat| naps', 'A *|cat|* naps'],
    ['A *|cat|* naps', 'A |cat| naps'],
    ['A **|cat|** naps', 'A ***|cat|*** naps'],
    ['A ***|cat|*** naps', 'A **|cat|** naps'],
    ['Mar|ía', '*|María|*'],
    ['A *two|*', 'A *two*|'],
    ['A *two*|', 'A *two|*'],
    ['A ***two|***', 'A ***two*|**'],
    ['A **b** *two|*', 'A **b** *two*|'],
    ['- A\n\n* *two|*', '- A\n\n* *two*|'],
    ['|', '*|*'],
  ],
  heading2: [
    ['Who feeds| her', '## Who feeds| her'],
    ['## Who feeds| her', 'Who feeds| her'],
    ['### Who feeds| her', '## Who feeds| her'],
    ['A\n|\nB', 'A\n## |\nB'],
    ['|One\nTwo|', '|## One\n## Two|'],
    ['|## One\nTwo|', '|## One\n## Two|'],
  ],
  heading3: [
    ['|Who|', '|### Who|'],
    ['|### Who|', '|Who|'],
    ['|## Who|', '|### Who|'],
  ],
  list: [
    ['|One\n\nTwo|', '|- One\n\n- Two|'],
    ['|- One\n- Two|', '|One\nTwo|'],
    ['|1. One\n2. Two|', '|- One\n- Two|'],
    ['|* One\nTwo|', '|- One\n- Two|'],
    ['|', '- |'],
    ['- |', '|'],
    ['  One|', '  - One|'],
  ],
  numberedList: [
    ['|One\n\nTwo|', '|1. One\n\n2. Two|'],
    ['|1. One\n2. Two|', '|One\nTwo|'],
    ['|- One\n- Two|', '|1. One\n2. Two|'],
  ],
  quote: [
    ['|One\n\nTwo|', '|> One\n> \n> Two|'],
    ['|> One\n> \n> Two|', '|One\n\nTwo|'],
    ['On|e', '> On|e'],
    ['> On|e', 'On|e'],
    ['|One\n|Two', '|> One|\nTwo'],
  ],
  code: [
    ['Run |npm start| now', 'Run `|npm start|` now'],
    ['Run `|npm start|` now', 'Run |npm start| now'],
    ['Run `npm|`', 'Run `npm`|'],
    ['|one\ntwo|', '|```\none\ntwo\n```|'],
    ['|```\none\ntwo\n```|', '|one\ntwo|'],
    ['```\n|one\ntwo|\n```', '|one\ntwo|'],
    ['|one\n```\ntwo|', '|````\none\n```\ntwo\n````|'],
  ],
  table: [
    ['|', '| |Column 1| | Column 2 |\n| --- | --- |\n|     |     |\n|     |     |'],
    [
      'Who| naps\nWhere',
      'Who naps\n\n| |Column 1| | Column 2 |\n| --- | --- |\n|     |     |\n|     |     |\n\nWhere',
    ],
  ],
};

for (const [edit, pairs] of Object.entries(cases) as [TextEdit, (typeof cases)[TextEdit]][]) {
  for (const [before, after] of pairs) {
    test(`${edit}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`, () => {
      expect(shown(textEdits[edit](passage(before)))).toBe(after);
    });
  }
}

test('no edit loses words, or selects what is not there', () => {
  const edits = Object.values(textEdits);
  const sign = fc.constantFrom(
    'a',
    'b',
    ' ',
    '*',
    '_',
    '`',
    '#',
    '>',
    '-',
    '1',
    '.',
    '[',
    ']',
    '\n',
  );
  const text = fc.string({ unit: sign, maxLength: 30 });
  const words = (written: string) => written.replace(/[^ab]/g, '');
  fc.assert(
    fc.property(text, fc.nat(30), fc.nat(30), fc.constantFrom(...edits), (before, a, b, edit) => {
      const start = Math.min(a, b, before.length);
      const end = Math.min(Math.max(a, b), before.length);
      const after = edit({ text: before, start, end });
      const isInside = after.start >= 0 && after.end <= after.text.length;
      return words(after.text) === words(before) && isInside && after.start <= after.end;
    }),
    { numRuns: 3000 },
  );
});

for (const [before, after] of [
  ['|', '![A cat](image:1)\n\n|'],
  ['One.|', 'One.\n\n![A cat](image:1)\n\n|'],
  ['One|, and two.\n\nThree.', 'One, and two.\n\n![A cat](image:1)\n\n|\n\nThree.'],
  ['One.\n\n|', 'One.\n\n![A cat](image:1)\n\n|'],
  ['One.\n\n|Two.', 'One.\n\n![A cat](image:1)\n\n|\n\nTwo.'],
  ['|One|\nTwo', 'One\n\n![A cat](image:1)\n\n|\n\nTwo'],
] as const) {
  test(`a picture: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`, () => {
    expect(shown(insertPicture(passage(before), { alt: 'A cat', caption: '' }, 'image:1'))).toBe(
      after,
    );
  });
}

for (const [before, after] of [
  ['- One|', '- One\n- |'],
  ['- One| two', '- One\n- | two'],
  ['  * One|', '  * One\n  * |'],
  ['9. Nine|\n10. Ten', '9. Nine\n10. |\n10. Ten'],
  ['1) One|', '1) One\n2) |'],
  ['- [x] One|', '- [x] One\n- [ ] |'],
  ['> One|', '> One\n> |'],
  ['> - One|', '> - One\n> - |'],
  // An entry without words ends the list, with a blank line before what comes next.
  ['- One\n- |', '- One\n\n|'],
  ['- One\n  - |', '- One\n\n|'],
  ['- |', '|'],
  ['> - One\n> - |', '> - One\n>\n> |'],
  ['> One\n> |', '> One\n\n|'],
  ['1. One\n2. |\nEnd', '1. One\n\n|\nEnd'],
  // Elsewhere Enter is Enter.
  ['One|', null],
  ['|- One', null],
  ['-| One', null],
  ['- |One|', null],
  ['**One** two|', null],
  ['- - -|', null],
  ['* * *|', null],
  ['```\n- One|', null],
  ['```\n```\n- One|', '```\n```\n- One\n- |'],
] as const) {
  test(`Enter: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`, () => {
    expect(orNothing(nextLine(passage(before)))).toBe(after);
  });
}

for (const [before, pasted, after] of [
  ['Read |this| now', 'https://example.com/a', 'Read [this](https://example.com/a)| now'],
  ['|this |now', ' https://example.com\n', '[this](https://example.com)| now'],
  ['|A cat|', 'https://example.com/Cat_(film)', '[A cat](https://example.com/Cat_%28film%29)|'],
  ['Read |this', 'https://example.com', null],
  ['|One\ntwo|', 'https://example.com', null],
  ['|this|', 'two https://example.com', null],
  ['|https://example.org|', 'https://example.com', null],
  ['[th|i|s](https://example.org)', 'https://example.com', null],
  ['![Olga](|image:1|)', 'https://example.com', null],
  ['| |', 'https://example.com', null],
] as const) {
  test(`${JSON.stringify(pasted)} over ${JSON.stringify(before)}: ${JSON.stringify(after)}`, () => {
    expect(orNothing(linkPasted(passage(before), pasted))).toBe(after);
  });
}

const shelf = { name: 'The shelf [A]', address: '/blog/the-shelf' };
const elsewhere = { name: 'https://a.example/(b)', address: 'https://a.example/(b)' };
for (const [before, own, after] of [
  ['Read |this| now', shelf, 'Read [this](/blog/the-shelf)| now'],
  ['Read th|is now', elsewhere, 'Read [this](https://a.example/%28b%29)| now'],
  ['Read |', shelf, 'Read [The shelf \\[A\\]](/blog/the-shelf)|'],
  ['Read | |now', shelf, 'Read  [The shelf \\[A\\]](/blog/the-shelf)|now'],
  ['|One\ntwo|', shelf, '[One two](/blog/the-shelf)|'],
  ['Read [th|is](/a "B") now', shelf, 'Read [this](/blog/the-shelf "B")| now'],
  ['Read [th|is](/a) now', null, 'Read this| now'],
  ['Read [this [th|is](/a(b)c) now', null, 'Read [this this| now'],
  ['Read |this| now', null, 'Read |this| now'],
  ['![a c|at](image:1)', shelf, '![a [cat](/blog/the-shelf)|](image:1)'],
] as const)
  test(`a link to ${own?.address ?? 'nowhere'} in ${JSON.stringify(before)}`, () => {
    expect(shown(setLink(passage(before), own))).toBe(after);
  });

test('the address of the link around the caret is known', () => {
  expect(linkedAddress(passage('Read [th|is](/a "B") now'))).toBe('/a');
  expect(linkedAddress(passage('Read th|is'))).toBe('');
});

for (const [before, isInline, after] of [
  ['One |two| three', true, 'One **x**| three'],
  ['|', false, '**x**|'],
  ['One|', false, 'One\n\n**x**|'],
  ['One\n|\nTwo', false, 'One\n\n**x**|\n\nTwo'],
  ['One |two| three', false, 'One \n\n**x**|\n\n three'],
] as const)
  test(`Markdown pasted ${isInline ? 'among words' : 'as blocks'} in ${JSON.stringify(before)}`, () => {
    expect(shown(pasteMarkdown(passage(before), '**x**', isInline))).toBe(after);
  });

for (const [before, after] of [
  ['|', '---\n\n|'],
  ['One|', 'One\n\n---\n\n|'],
  ['One\n|\nTwo', 'One\n\n---\n\n|\n\nTwo'],
] as const)
  test(`below what takes no words behind it stands the caret, pasted in ${JSON.stringify(before)}`, () => {
    expect(shown(pasteMarkdown(passage(before), '---', false, true))).toBe(after);
  });

test('one replacement turns a text into another', () => {
  expect(changeBetween('A cat naps', 'A **cat** naps')).toEqual({
    from: 2,
    to: 5,
    words: '**cat**',
  });
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, to, words } = changeBetween(before, after);
      return before.slice(0, from) + words + before.slice(to) === after;
    }),
  );
});

test('a caret within the Markdown of a picture finds it, one beside it finds none', () => {
  const first = 'One\n![A \\] cat](image:1) and ';
  for (const second of ['!|[B](image:2)', '![B|](image:2)', '![B](image:2|)'])
    expect(beforePicture(passage(first + second)), second).toBe(first);
  expect(beforePicture(passage('One\n![A \\]| cat](image:1)'))).toBe('One\n');
  for (const beside of [
    '|![B](image:2)',
    '![B](image:2)|',
    '|',
    'A [li|nk](/a)',
    '![B\n|](image:2)',
  ])
    expect(beforePicture(passage(beside)), beside).toBe(null);
});
