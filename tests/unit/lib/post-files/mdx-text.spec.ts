import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { mdxText } from '#src/lib/post-files/mdx-text.ts';
import { writtenText } from '#src/lib/post-files/written-text.ts';
import { drawing, mdxToHtml } from '#tests/support/mdx-drawing.ts';

const folder = new URL('../../../fixtures/markdown/', import.meta.url);

/** What both kinds of file make of a text, in the order: as it is, as .mdx, and that as .md. */
async function drawn(text: string) {
  const mdx = mdxText(text);
  const [before, ...after] = await Promise.all([
    markdownToHtml(text),
    mdxToHtml(mdx),
    markdownToHtml(mdx),
  ]);
  return { before: drawing(before), after: after.map(drawing), isFinal: mdxText(mdx) === mdx };
}

test('each text of the comparison of engines is drawn from an .mdx file as from an .md file', async () => {
  for (const name of readdirSync(folder)) {
    const { before, after, isFinal } = await drawn(
      writtenText(readFileSync(new URL(name, folder), 'utf8')),
    );
    expect([...after, isFinal], name).toEqual([before, before, true]);
  }
});

/** What means something in one kind of file only, and what may stand around it. */
const pieces = [
  ...[
    'a',
    'word',
    '{',
    '}',
    '<',
    '>',
    'a <b>',
    'x </b>',
    'a<br/>',
    'a <!-- c -->',
    '"x"',
    'é',
    '🐈‍⬛',
  ],
  ...['a <https://a.b/c>', 'a <a@b.cd>', ' http://a.b/{x} ', '`', '`{`', '`<b>`', '```', '*', '**'],
  ...[
    '[a](/b)',
    '[a](</b c>)',
    '![a{](/x)',
    '[a{b]',
    '\\',
    '\\{',
    '\\<',
    '&lt;',
    '&',
    '|',
    '{1+1}',
  ],
  ...[
    '| a | b |\n|-|-|',
    '# ',
    '- ',
    '1. ',
    '> ',
    'export ',
    'import a',
    '---',
    '{/* a */}',
    '(',
    ')',
  ],
];
const gaps = ['', ' ', '\n', '\n\n', '\n\n    ', '\n> ', '\n- ', '\n  '];
const anyText = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...gaps)), { maxLength: 10 })
  .map((parts) => writtenText(parts.flat().join('')));

const html = ['<div>', '</div>', '<!-- c -->', '<!--', '-->', '<script>', '<b>', '<p class="a">'];
const blocks = [...html, 'a', 'b {', '# h', '`c`', '[r]: /x', '***', '```\n<\n```'];
const anyBlocks = fc
  .array(fc.tuple(fc.constantFrom(...blocks), fc.constantFrom('\n', '\n\n')), { maxLength: 8 })
  .map((parts) => writtenText(parts.flat().join('')));

test('hostile texts are drawn from an .mdx file as from an .md file, and are written so once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, anyBlocks), async (text) => {
      const { before, after, isFinal } = await drawn(text);
      expect([...after, isFinal]).toEqual([before, before, true]);
    }),
    { numRuns: 300, seed: 16 },
  );
});

test('a text without such signs stays as it is', () => {
  const text = '# A\n\n*b* [c](/d "e")\n\n- f\n  - g\n\n1. h\n\n> i\n\nThey export cats.';
  expect(mdxText(text)).toBe(text);
});
