import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfm } from 'micromark-extension-gfm';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { findTextProblems } from '#src/lib/posts/check.ts';
import { expectLinear } from '#tests/support/linear-work.ts';

const folders = ['src/content/posts/', 'tests/fixtures/markdown/'];
const texts = folders.flatMap((folder) => {
  const url = new URL(`../../../../${folder}`, import.meta.url);
  return readdirSync(url).map((file) => readFileSync(new URL(file, url), 'utf8'));
});

test('every text that somebody would write can be drawn: each post, all posts in one, 200,000 characters of prose', () => {
  for (const text of texts) expect(canBeDrawn(text), text.slice(0, 80)).toBe(true);
  expect(canBeDrawn(texts.slice(0, 24).join('\n'))).toBe(true);
  const sentence =
    'The *cat* of [this store](https://example.org/cat) sleeps on a **scale**, and don’t ask why. ';
  for (const lineEnd of ['\n\n', '\r\n\r\n'])
    expect(canBeDrawn(`${sentence.repeat(5)}${lineEnd}`.repeat(200_000 / 475))).toBe(true);
  expect(canBeDrawn('Cats nap where the bread is warm.\n'.repeat(200_000 / 80))).toBe(true);
  expect(canBeDrawn(`> ${sentence}\n>\n`.repeat(1_500))).toBe(true);
  expect(canBeDrawn('- One [cat](/blog/cat) of many.\n'.repeat(1_500))).toBe(true);
  expect(canBeDrawn(`|a|b|c|\n|-|-|-|\n${'|[a](/b)|c|d|\n'.repeat(500)}`)).toBe(true);
});

test('megabytes of pictures don’t count', () => {
  const picture = `![A cat](data:image/webp;base64,${'A'.repeat(400_000)})\n\n`;
  expect(canBeDrawn(picture.repeat(12))).toBe(true);
});

/** Parts that the engine reads in a time that grows with the square of their number, or whose depth it can't hold. */
const hostile = [
  ...['a* ', '*a_ ', '_.', '*_', '~*a', 'a**b', ']', '](', '[', '![', '[a](', '[^a]', '`a', '<a'],
  ...[
    '>',
    '> ',
    '- ',
    '1. ',
    '> a\n\n',
    '> a\nb\n',
    'a\n=\n',
    '- a\n',
    '-\n',
    '# a\n',
    '|a',
    '|\n',
  ],
  ...['&amp;', 'www.a.b ', 'a@b.c ', '\\\n', '\n', 'a\n\n', '[a]: b\n', '[^a]: b\n\n', 'a '],
];
for (const part of hostile) {
  test(`too many of ${JSON.stringify(part)} aren’t drawn, which is found in a time that grows as their number does`, () => {
    expect(canBeDrawn(part.repeat(1_000_000 / part.length))).toBe(false);
    expectLinear((size) => canBeDrawn(part.repeat(size / part.length)), 4_000_000);
    expectLinear((size) => canBeDrawn(`${part.repeat(size / part.length)}x`), 800_000);
  });
}

test('what is too deep isn’t drawn: quotes and lists in each other, on one line or on many', () => {
  const steps = Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('');
  for (const deep of ['>'.repeat(101), '> - '.repeat(51), steps])
    expect(canBeDrawn(`${deep}a`), deep.slice(0, 20)).toBe(false);
  expect(canBeDrawn(`${'>'.repeat(100)}a`)).toBe(true);
});

test('the most marks that are allowed are read by the engine within a second or two', () => {
  const most = (part: string) => {
    let count = 100_000;
    while (!canBeDrawn(part.repeat(count))) count = Math.floor(count * 0.8);
    return part.repeat(count);
  };
  for (const part of ['a* ', ']', '*_', '> a\n\n', 'a\n=\n', '>'.repeat(100)]) {
    const began = process.cpuUsage();
    fromMarkdown(most(part), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000, `milliseconds for ${JSON.stringify(part)}`).toBeLessThan(5_000);
  }
});

test('a post of the website that can’t be drawn ends the build with its file and the remedy', () => {
  expect(findTextProblems([{ file: 'fine.md', text: '# Fine' }])).toEqual([]);
  expect(
    findTextProblems([{ file: 'src/content/posts/deep.md', text: '>'.repeat(10_000) }]),
  ).toEqual([
    'src/content/posts/deep.md: the text is too long, or too many marks, quotes or lists are close together or inside each other; make it shorter or simpler',
  ]);
});
