import { expect, test } from '@playwright/test';
import {
  markdownEngine,
  markdownToHtml,
  syntaxHighlight,
} from '#src/integrations/markdown-engine.ts';
import { catsOnQuote, cutAtMargin, withCats } from '#src/lib/posts/margin.ts';

const text = 'One **cat** sat.\n\n## Two\n\n- A dog came.\n\n> A cat sat.';

/** The text, cut where its margin stands. */
async function cut(...margin: unknown[]) {
  const { render } = await markdownEngine.createRenderer({ syntaxHighlight });
  return cutAtMargin((await render(text, { frontmatter: { margin } })).code);
}

test('a piece stands before the block that has its words, whatever is bold there, but never before the first one or between a heading and its text', async () => {
  expect(
    await cut(
      { quote: 'One cat sat.' },
      { note: 'x', beside: 'dog came' },
      { quote: 'A cat sat.' },
    ),
  ).toEqual([
    expect.stringMatching(/^<p>One .*<\/p>$/),
    0,
    expect.stringMatching(/^\s*<h2 id="two">Two<\/h2>\s*<ul>.*<\/ul>\s*$/s),
    1,
    expect.stringMatching(/^\s*$/),
    2,
    expect.stringMatching(/^<blockquote>/),
  ]);
});

test('a piece whose words stand twice is drawn once; one whose words are gone, or that names none, is left out', async () => {
  expect(await cut({ quote: 'cat sat.' }, { quote: 'No mouse.' }, { beside: 7 }, null)).toEqual([
    expect.stringContaining('One'),
    0,
    expect.stringContaining('A dog came.'),
  ]);
});

test('a text drawn without its front matter, as for a feed, has no mark of a margin', async () => {
  const html = await markdownToHtml(text);
  expect(cutAtMargin(html)).toEqual([html]);
});

test('a rule and words about the mark are text', async () => {
  const html = await markdownToHtml('---\n\n<hr data-margin="0">\n\n`<hr data-margin="1">`');
  expect(cutAtMargin(html)).toEqual([html]);
});

test('a poster of a cat that is not in the list ends the build with what to write', () => {
  const poster = { poster: 'zorro', facts: ['A cat'], beside: 'x' };
  expect(() => withCats([poster], [])).toThrow(
    'poster: write the id of a cat of src/content/cats.json, not zorro',
  );
});

test('on a quote sit the cats that it names, else one of the cover in turn, of which a lone one lies down', () => {
  const standing = (coat: 'gray' | 'cow' | 'black') =>
    ({ coat, pose: 'standing', prop: 'coffee' }) as const;
  const [gray, cow, black] = [standing('gray'), standing('cow'), standing('black')] as const;
  const quote = { quote: 'A cat sat.' };
  const cover = [gray, cow, black];
  expect(catsOnQuote({ ...quote, cats: [{ coat: 'white', pose: 'loaf' }] }, 0, cover)).toEqual([
    { coat: 'white', pose: 'loaf' },
  ]);
  expect([0, 1, 2].map((place) => catsOnQuote(quote, place, cover))).toEqual([
    [cow],
    [black],
    [cow],
  ]);
  expect(catsOnQuote(quote, 1, [gray])).toEqual([{ coat: 'gray', pose: 'loaf' }]);
  expect(catsOnQuote(quote, 0, [])).toEqual([]);
  expect(catsOnQuote({ term: 'TNR', note: 'x', beside: 'y' }, 0, cover)).toEqual([]);
});
