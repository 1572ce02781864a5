import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { findTextProblems } from '#src/lib/posts/check.ts';
import { Markdown } from '#src/ui/Markdown.tsx';
import { expect, test } from '#tests/support/linear-work.ts';

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
  test(`too many of ${JSON.stringify(part)} aren’t drawn, which is found in a time that grows as their number does`, ({
    expectLinear,
  }) => {
    expect(canBeDrawn(part.repeat(1_000_000 / part.length))).toBe(false);
    expectLinear((size) => canBeDrawn(part.repeat(size / part.length)), 160_000);
    expectLinear((size) => canBeDrawn(`${part.repeat(size / part.length)}x`), 32_000);
  });
}

const each = (count: number, part: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => part(place)).join('');
const entriesAround = (depth: number) => `${'- '.repeat(depth)}a\n`;

/** Short texts whose work is in what they say twice: each is read again for every use, bracket or line around it. */
const twice: Record<string, (count: number) => string> = {
  'entries with a link whose address is to be rewritten': (count) =>
    `[a]: /${'%é'.repeat(count * 4)}\n\n${'- [a]\n'.repeat(count)}`,
  'a few hundred of these links': (count) =>
    `[a]: /${'%é'.repeat(2_000)}\n\n${'- [a]\n'.repeat(count / 5)}`,
  'paragraphs of links with one long address': (count) =>
    `[b]: /${'x'.repeat(50_000)}\n\n${`${'a[b]'.repeat(60)}\n\n`.repeat(count / 10)}`,
  'entries with a link that has a long address': (count) =>
    `[a]: /${'x'.repeat(count * 46)}\n\n${'- [a]\n'.repeat(count)}`,
  'a large picture in many places': (count) =>
    `[a]: data:image/png;base64,${'A'.repeat(count * 150)}\n\n${'![x][a]\n\n'.repeat(count)}`,
  'a definition on the line after its name, in a quote': (count) =>
    `> [a\n> b]:\n> /${'x'.repeat(count * 50)}\n>\n${'> [A\n> B] c\n>\n'.repeat(count)}`,
  'a definition in a note': (count) =>
    `[^n]: [a]: /${'x'.repeat(count * 50)}\n\n${'- [a]\n'.repeat(count)}`,
  'pictures in the words of pictures': (count) => `${'!['.repeat(count)}a${'](b)'.repeat(count)}`,
  'long words in brackets in each other': (count) =>
    `${'['.repeat(count)}${'x'.repeat(count * 30)}${']'.repeat(count)}`,
  'a large picture in the words of pictures': (count) =>
    `${'!['.repeat(count / 4)}![a](data:image/png;base64,${'A'.repeat(count * 100)})${'](b)'.repeat(count / 4)}`,
  'notes, each below its word': (count) =>
    each(count, (place) => `x[^a${place}]\n\n[^a${place}]: b\n\n`),
  'lines in 100 quotes': (count) => `${'>'.repeat(100)}a\n`.repeat(count),
  'blank lines in 100 quotes': (count) => `${'>'.repeat(100)}\n`.repeat(count),
  'lines that go on in 99 quotes': (count) => `${'>'.repeat(99)}a\n${'b\n'.repeat(count)}`,
  'lines in 45 lists': (count) => `${entriesAround(45)}${`${' '.repeat(90)}a\n`.repeat(count)}`,
  'paragraphs in 45 lists': (count) =>
    `${entriesAround(45)}\n${`${' '.repeat(90)}a\n\n`.repeat(count)}`,
  'blank lines in 45 lists': (count) =>
    `${entriesAround(45)}${'\n'.repeat(count * 8)}${' '.repeat(90)}a`,
};
for (const [name, text] of Object.entries(twice)) {
  test(`too many of what is short but costs much aren’t drawn, found in linear time: ${name}`, ({
    expectLinear,
  }) => {
    expect(canBeDrawn(text(20))).toBe(true);
    expect(canBeDrawn(text(1_500))).toBe(false);
    expectLinear((count) => canBeDrawn(text(count)), 4_000);
  });
}

test('what is too deep isn’t drawn: quotes and lists in each other, on one line or on many', () => {
  const steps = Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('');
  for (const deep of ['>'.repeat(101), '> - '.repeat(51), steps])
    expect(canBeDrawn(`${deep}a`), deep.slice(0, 20)).toBe(false);
  for (const deep of ['>'.repeat(101), '> '.repeat(101)])
    expect(canBeDrawn(`[^a]: ${deep}a`), `${deep.slice(0, 20)} in a note`).toBe(false);
  expect(canBeDrawn(`${'>'.repeat(100)}a`)).toBe(true);
});

test('the most that is allowed is drawn within a second or two', () => {
  const most = (text: (count: number) => string, tooMany: number) => {
    let count = tooMany;
    while (!canBeDrawn(text(count))) count = Math.floor(count * 0.8);
    return text(count);
  };
  const parts = ['a* ', ']', '*_', '> a\n\n', 'a\n=\n', '>'.repeat(100)].map(
    (part) => [part, (count: number) => part.repeat(count), 100_000] as const,
  );
  const short = Object.entries(twice).map(([name, text]) => [name, text, 1_500] as const);
  for (const [name, text, tooMany] of [...parts, ...short]) {
    const markdown = most(text, tooMany);
    const began = process.cpuUsage();
    renderToStaticMarkup(createElement(Markdown, { text: markdown }));
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000, `milliseconds for ${JSON.stringify(name)}`).toBeLessThan(5_000);
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
