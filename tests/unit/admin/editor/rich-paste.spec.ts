import { readFile } from 'node:fs/promises';
import { holdsFormatting } from '#src/admin/editor/rich-paste.ts';
import { expect, test } from '#tests/support/linear-work.ts';

for (const program of ['word', 'google-docs'])
  test(`a paste from ${program} has more than words`, async () => {
    expect(
      holdsFormatting(await readFile(`tests/fixtures/clipboard/${program}.html`, 'utf8')),
    ).toBe(true);
  });

for (const [what, html, isFormatted] of [
  ['nothing', '', false],
  ['a paragraph of Word', '<p class=MsoNormal>Zorro naps.<o:p></o:p></p>', false],
  ['words in a color', '<span style="font-weight:400">Zorro</span>', false],
  ['Word’s style for other scripts', '<span style="mso-bidi-font-weight:bold">Zorro</span>', false],
  ['bold by style', '<span style="font-weight:700">Zorro</span>', true],
  ['a link', '<p>See <a class="x" href="/cats">cats</a></p>', true],
  ['an anchor', '<p><a name="top"></a>cats</p>', false],
  ['a table', '<table><tr><td>9</td></tr></table>', true],
  [
    'code in an editor’s colors',
    '<meta charset="utf-8"><div style="white-space: pre;"><b>let</b></div>',
    false,
  ],
  [
    'an entry of Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li style="white-space:pre;">straw</li></ul></b>',
    true,
  ],
  [
    'bold words of Google Docs',
    '<span style="font-weight:700;white-space:pre;white-space:pre-wrap;" id="docs-internal-guid-1">straw</span>',
    true,
  ],
  ['code in its own place', '<html><body><pre>let <b>x</b></pre></body></html>', false],
  ['a page with code in it', '<h2>How</h2><pre>npm start</pre>', true],
] satisfies (readonly [string, string, boolean])[])
  test(`${what} ${isFormatted ? 'has more than words' : 'is words'}`, () => {
    expect(holdsFormatting(html)).toBe(isFormatted);
  });

for (const part of ['<!---->', '<!--', '<a ', '<html ', '<b style="white-space:', ' '])
  test(`work grows as the input does, of ${part}`, ({ expectLinear }) => {
    expectLinear((size) => holdsFormatting(`${part.repeat(size / part.length)}<b>`), 64_000);
  });
