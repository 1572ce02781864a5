import { expect, test } from '@playwright/test';
import { sourceFiles } from '#tests/support/source-files.ts';

const said = await sourceFiles(['src/admin/**/*words.ts', 'src/admin/model/form-fields.ts']);
/** Each text between quotes, with its file. Names that GitHub has on its own screens stand in quotes of theirs. */
const sentences = said.flatMap(({ path, text }) =>
  [
    ...text
      .replace(/^(?:import .*|\s*\/?\*+.*)$|^\s*'[\w-]+':/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g),
  ].map(
    ([, plain, template = '']) =>
      `${path}: ${(plain ?? template).replace(/“[^”]*”|\$\{[^}]*\}/g, '')}`,
  ),
);

test('no screen of the admin speaks of how it is made', () => {
  const trade =
    /\b(?:hosts?|hosting|merge[ds]?|builds?|deploy\w*|database|indexeddb|localstorage|cache|hash|schema|backend|server|render\w*|boolean|null|parse\w*|regex|sync\w*|url|slug-?ify|front matter)\b/i;
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((sentence) => trade.test(sentence.slice(sentence.indexOf(':'))))).toEqual(
    [],
  );
});

/** Words that stay, because the website, GitHub or a file calls them so, and what explains each where it stands. */
const explained = {
  Slug: ['model/form-fields.ts', 'The post’s web address.'],
  Excerpt: ['model/form-fields.ts', 'Lists of posts and search engines show them.'],
  Markdown: ['editor/later-words.ts', 'Markdown is plain text with a few signs in it'],
  'Built-in': ['model/words.ts', 'On the website for everyone.'],
  Hidden: ['posts/words.ts', 'Out of sight here.'],
  JSON: ['exchange/words.ts', 'as JSON, a form that programs read.'],
  CSV: ['exchange/words.ts', 'a table (CSV)'],
  HTML: ['exchange/words.ts', 'a web page (HTML)'],
  zip: ['exchange/words.ts', 'a zip, which holds other files'],
  Sitemap: ['posts/words.ts', 'A list of the website’s addresses for search engines.'],
  XML: ['sitemap/words.ts', 'in XML, a form that programs read'],
  Priority: ['sitemap/words.ts', 'Priority says which page matters more to us'],
  Frequency: ['sitemap/words.ts', 'change frequency says how often a page may change'],
  Repository: ['publish/later-words.ts', 'all of them together called a repository'],
  token: ['publish/later-words.ts', 'a long password that GitHub makes for this purpose'],
  Branch: ['publish/later-words.ts', 'unless the person who looks after the website told you'],
  'pull request': ['publish/later-words.ts', 'until somebody has looked at it and accepts it'],
  Original: ['versions/later-words.ts', 'as it was on the website before it was changed here'],
} as const;

test('a pull request is called a proposal, and GitHub’s name stands only beside that', () => {
  const named = sentences.filter((sentence) => /pull requests?\b/i.test(sentence));
  expect(named.length).toBeGreaterThan(3);
  for (const sentence of named) expect(sentence).toMatch(/\bproposals?\b/);
});

test('a word that an administrator may not know is explained where it stands', () => {
  for (const [word, [file, explanation]] of Object.entries(explained)) {
    const room = said.find(({ path }) => path.endsWith(`/admin/${file}`));
    expect(room?.text, word).toContain(explanation);
    expect(room?.text.toLowerCase(), word).toContain(word.toLowerCase());
  }
});
