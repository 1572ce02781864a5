import fc from 'fast-check';
import { firstPosts } from '#src/config/first-posts.ts';
import { plainText } from '#src/lib/markdown/plain-text.ts';
import { postFiles } from '#tests/support/post-files.ts';
import { expect, test } from '#tests/support/linear-work.ts';

const examples: readonly (readonly [markdown: string, words: string])[] = [
  ['', ''],
  ['# A *cat*\n\n## In **Queens** ##\n\nTitle\n=====', 'A cat In Queens Title'],
  ['- one\n  1. two\n* [x] three\n+ [ ] four', 'one two three four'],
  ['> quoted\n> > twice', 'quoted twice'],
  ['See [the petition](/petition "Sign") now.', 'See the petition now.'],
  ['See [the\npetition](https://example.org/a_(b)) now.', 'See the petition now.'],
  ['[full][one] and [two][]\n\n[one]: https://example.org "One"', 'full and two'],
  ['A ![Zorro on a cable box](/zorro.png) B', 'A Zorro on a cable box B'],
  ['![Zorro](/zorro.png "On his box")\n\nAfter', 'Zorro On his box After'],
  ['![Zorro](data:image/png;base64,AAAA)', 'Zorro'],
  ['[![Zorro](/z.png)](https://example.org)', 'Zorro'],
  ['[a](</with space> "t") [b]( /x )', 'a b'],
  ['<https://example.org/a> and cat@example.org', 'https://example.org/a and cat@example.org'],
  ['**bold** *soft* ***both*** ~~gone~~ _under_ __strong__', 'bold soft both gone under strong'],
  ['snake_case_name stays, 5 * 3 too, and [sic]', 'snake_case_name stays, 5 * 3 too, and [sic]'],
  ['\\*not soft\\* \\[a\\](b) \\# \\_x\\_', '*not soft* [a](b) # _x_'],
  ['`a * b` and ``c _ d``', 'a * b and c _ d'],
  ['```js title\nconst a = b * c; // [x](y)\n```\nafter', 'const a = b * c; // [x](y) after'],
  ['~~~\n```\n~~~\nafter', '``` after'],
  ['| Year | Fine |\n| --- | ---: |\n| 2007 | **$300** |', 'Year Fine 2007 $300'],
  ['one\n\n---\n\n***\n\ntwo', 'one two'],
  ['A claim.[^1] More.\n\n[^1]: The *source*.', 'A claim. More. The source.'],
  ['A &amp; B &#39;c&#39; &lt;b&gt; &bogus; AT&T', "A & B 'c' <b> &bogus; AT&T"],
  ['<b>HTML</b> is {text} and 1 < 2', '<b>HTML</b> is {text} and 1 < 2'],
  ['two  \nlines\\\nhere\r\nand\there', 'two lines here and here'],
  ['María’s “99¢” 🐈', 'María’s “99¢” 🐈'],
];

for (const [markdown, words] of examples) {
  test(`${JSON.stringify(markdown)} reads ${JSON.stringify(words)}`, () => {
    expect(plainText(markdown)).toBe(words);
  });
}

test('no first post keeps an address or a mark', () => {
  const ids = new Set(firstPosts.map(({ id }) => id));
  for (const { slug, data, body } of postFiles().filter((post) => ids.has(post.data.id)))
    expect(plainText(`${data.excerpt}\n\n${body}`), slug).not.toMatch(
      /\]\(|https?:\/\/|\*|^#|\s#{2,}\s|\s{2}/,
    );
});

test('letters and digits without marks stay as they are', () => {
  const word = fc.stringMatching(/^[a-zA-Zé日]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(plainText(words.join(' '))).toBe(words.join(' '));
      expect(plainText(words.map((one) => `[${one}](/x)`).join(' '))).toBe(words.join(' '));
      expect(plainText(words.map((one) => `- **${one}**`).join('\n'))).toBe(words.join(' '));
    }),
  );
});

test('any text is read without an error, and has no blanks around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const words = plainText(text);
      expect(words).toBe(words.trim());
    }),
  );
  const signs = fc.constantFrom(...'[]()!<>*_~`#>|:-=\\&; \n\ta1"\''.split(''));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 200 }), (text) => {
      expect(typeof plainText(text.join(''))).toBe('string');
    }),
    { numRuns: 500 },
  );
});

// An expression that backtracks would need minutes or hours for these.
for (const part of [
  ...[
    '[',
    ']',
    '(',
    '![',
    '](',
    '[a](',
    '[a](b',
    '[a](b(c)',
    '[a]((',
    '[a](b "',
    '[a](b (',
    '[a](<',
    '[a][',
  ],
  ...[
    '*',
    '_',
    '~',
    '`',
    '`a',
    '``a`',
    ' ',
    '\t',
    '#',
    ' #',
    '>',
    '> ',
    '- ',
    '1. ',
    '|',
    '\\',
    '\\|',
  ],
  ...[
    '&',
    '&#',
    '&#x',
    '<',
    '<a@',
    '<http:',
    '[^',
    '[^a',
    '[a]: ',
    '=',
    '-',
    '***a',
    '_a',
    'a_',
    '*a _',
    '\n',
    '\n```',
  ],
]) {
  test(`Many times ${JSON.stringify(part)} is read in a time that grows as its length does`, ({
    expectLinear,
  }) => {
    expectLinear((size) => plainText(part.repeat(size)), 32_000);
    expectLinear((size) => plainText(`${part.repeat(size)}x`), 32_000);
    expectLinear((size) => plainText(`[x${part.repeat(size)}`), 32_000);
  });
}
