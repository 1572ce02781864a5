import { expect, test } from '@playwright/test';
import { citationProblems } from '#tests/support/citation-rules.ts';
import { nameProblems } from '#tests/support/file-rules.ts';
import { importProblems, looseProblems } from '#tests/support/import-rules.ts';
import { slowExpressions } from '#tests/support/slow-expressions.ts';
import { sourceFiles } from '#tests/support/source-files.ts';
import { testProblems } from '#tests/support/test-rules.ts';

test.describe('this project', () => {
  test('imports run one way', async () => {
    expect(importProblems(await sourceFiles(['src/**/*.{ts,tsx,astro}']))).toEqual([]);
  });

  test('only components and hooks run React, so that a unit test runs what decides without it', async () => {
    const files = await sourceFiles(['src/{admin,config,lib,schemas,stores}/**/*.ts']);
    const runsReact = /^import (?!type\b)[^;]*from '(?:react|react-dom|@nanostores\/react)'/m;
    const found = files.filter(({ path, text }) => !path.includes('/use-') && runsReact.test(text));
    // A hook beside its list of keys.
    expect(found.map(({ path }) => path)).toEqual(['src/admin/editor/shortcuts.ts']);
  });

  test('no expression that reads a long text of somebody’s takes time that grows faster than it', async () => {
    expect(slowExpressions(await sourceFiles(['src/**/*.{ts,tsx}']))).toEqual([]);
  });

  test('every file of the admin lies in a room', async () => {
    expect(looseProblems(await sourceFiles(['src/admin/**/*']))).toEqual([]);
  });

  test('files are named by the rule', async () => {
    const files = await sourceFiles(['src/**/*', 'scripts/**/*', 'tests/**/*']);
    expect(nameProblems(files.filter(({ path }) => !path.endsWith('/.gitkeep')))).toEqual([]);
  });

  test('no test is alone, skipped without a reason, or asleep', async () => {
    expect(testProblems(await sourceFiles(['tests/**/*.ts']))).toEqual([]);
  });

  test('nothing cites a paper that is not in the repository', async () => {
    const files = await sourceFiles(['{src,scripts,tests,docs}/**/*', '*.{md,mjs,ts}']);
    // Posts and press texts are words of others.
    const own = files.filter(
      ({ path }) => !/^(?:src\/content|tests\/fixtures\/(?:facts|markdown))\//.test(path),
    );
    expect(citationProblems(own)).toEqual([]);
  });
});

const imports = (path: string, text: string) =>
  importProblems([{ path, text }]).map((sentence) => sentence.split(': ').at(-1));

const wrongWays = [
  ['src/config/a.ts', "import { b } from '#src/lib/b.ts';", 'config may not import lib.'],
  ['src/lib/a.ts', "import { $b } from '../stores/b.ts';", 'lib may not import stores.'],
  ['src/lib/a.ts', "import { b } from '#src/art/b.ts';", 'lib may not import art.'],
  ['src/art/a.ts', "export { b } from '#src/ui/B.tsx';", 'art may not import ui.'],
  ['src/schemas/a.ts', "import { b } from '#src/art/b.ts';", 'schemas may not import art.'],
  ['src/stores/a.ts', "import { b } from '#src/hooks/b.ts';", 'stores may not import hooks.'],
  ['src/hooks/a.ts', "import { B } from '#src/ui/B.tsx';", 'hooks may not import ui.'],
  ['src/ui/A.tsx', "import { B } from '#src/islands/B.tsx';", 'ui may not import islands.'],
  ['src/ui/A.tsx', "const B = () => import('#src/islands/B.tsx');", 'ui may not import islands.'],
  [
    'src/islands/A.tsx',
    "import { B } from '#src/islands/B.tsx';",
    "islands don't import each other.",
  ],
  [
    'src/islands/A.tsx',
    "import B from '#src/components/B.astro';",
    'islands may not import components.',
  ],
  ['src/islands/A.tsx', "import { b } from '#src/admin/b.ts';", 'only its page imports the admin.'],
  ['src/pages/blog.astro', "import A from '#src/admin/A.tsx';", 'only its page imports the admin.'],
  [
    'src/components/A.astro',
    "import { b } from '#src/data/b.ts';",
    'data is imported by pages only.',
  ],
  [
    'src/layouts/A.astro',
    "import type { B } from '#src/data/b.ts';",
    'data is imported by pages only.',
  ],
  [
    'src/ui/A.tsx',
    "import { b } from '#src/schemas/b.ts';",
    'the browser imports only the types of schemas.',
  ],
  [
    'src/components/A.astro',
    "import { getCollection } from 'astro:content';",
    'only data queries collections.',
  ],
  ['src/lib/a.ts', "import { b } from '#src/lib/b';", 'write the file extension.'],
  ['src/lib/a.ts', "import { b } from './b';", 'write the file extension.'],
  [
    'src/lib/a.ts',
    "import { b } from '#tests/support/b.ts';",
    'the site imports nothing from outside src.',
  ],
  ['src/lib/a.ts', "import {\n  b,\n  c,\n} from '#src/ui/B.tsx';", 'lib may not import ui.'],
  ['src/lib/a.ts', "import '#src/ui/b.ts';", 'lib may not import ui.'],
  [
    'src/admin/model/a.ts',
    "import { b } from '#src/admin/editor/b.ts';",
    'model may not import editor.',
  ],
  [
    'src/admin/editor/A.tsx',
    "import A from '#src/admin/AdminApp.tsx';",
    'AdminApp.tsx is no room of the admin.',
  ],
] as const;

for (const [path, text, sentence] of wrongWays) {
  test(`${path} may not say ${text.replace(/\s+/g, ' ')}`, () => {
    expect(imports(path, text)).toEqual([sentence]);
  });
}

const rightWays = [
  ['src/lib/a.ts', "import { b } from '#src/config/b.ts';"],
  ['src/lib/a.ts', "import type { B } from '#src/schemas/b.ts';"],
  ['src/schemas/a.ts', "import { b } from '#src/lib/b.ts';"],
  ['src/islands/A.tsx', "import { B } from '#src/ui/B.tsx';"],
  ['src/islands/A.tsx', "import '#src/islands/a.css';"],
  ['src/pages/blog.astro', "import { b } from '#src/data/b.ts';"],
  ['src/pages/blog-admin/[...path].astro', "import A from '#src/admin/A.tsx';"],
  ['src/components/A.astro', "import type { CollectionEntry } from 'astro:content';"],
  ['src/layouts/A.astro', "import '#src/styles/global.css';"],
  ['src/data/a.ts', "import { getCollection } from 'astro:content';"],
  ['src/ui/A.tsx', "import { useState } from 'react';"],
  ['src/admin/editor/A.tsx', "import { b } from '#src/admin/model/b.ts';"],
  ['src/admin/AdminScreen.tsx', "import A from '#src/admin/trash/TrashScreen.tsx';"],
] as const;

for (const [path, text] of rightWays) {
  test(`${path} may say ${text}`, () => {
    expect(imports(path, text)).toEqual([]);
  });
}

test('a file of the admin beside its rooms is named', () => {
  const loose = (path: string) => looseProblems([{ path, text: '' }]);
  expect(loose('src/admin/AdminApp.tsx')).toEqual([]);
  expect(loose('src/admin/editor/words.ts')).toEqual([]);
  for (const path of ['src/admin/words.ts', 'src/admin/attic/a.ts', 'src/admin/editor/hooks/a.ts'])
    expect(loose(path)).toEqual([`${path} lies in no room of the admin.`]);
});

test('a file with a name of the wrong form is reported', () => {
  const named = (path: string) => nameProblems([{ path, text: '' }]);
  for (const path of [
    'src/ui/PostCard.tsx',
    'src/ui/post-card.css',
    'src/layouts/BaseLayout.astro',
    'src/pages/blog/[slug].astro',
    'src/pages/art/[id].svg.ts',
    'src/pages/posts-data/texts-[number].json.ts',
    'src/pages/blog/page/[...page].astro',
    'src/pages/404.astro',
    'src/pages/index.astro',
    'src/content.config.ts',
    'src/hooks/use-shop-shelf.ts',
    'tests/unit/a-b.spec.ts',
  ]) {
    expect(named(path)).toEqual([]);
  }
  for (const path of ['src/ui/postCard.tsx', 'src/layouts/base-layout.astro']) {
    expect(named(path)).toEqual([`${path}: components are written in PascalCase.`]);
  }
  for (const path of ['src/hooks/useShelf.ts', 'src/lib/Text.ts', 'tests/unit/a_b.spec.ts']) {
    expect(named(path)).toEqual([`${path}: write the name in kebab-case.`]);
  }
  for (const name of ['index.ts', 'utils.ts', 'types.ts']) {
    expect(named(`src/lib/${name}`)).toEqual([`src/lib/${name}: name the file by what is in it.`]);
  }
});

// The examples below are composed at run time, so that this file doesn't break the rules itself.
const call = (name: string) => `test.${name}`;
const [only, skip, sleep] = ['only', 'skip', 'Timeout'];

for (const text of [
  `${call('only')}('a', () => {});`,
  `test.describe.${only}('a', () => {});`,
  `${call('skip')}('a', () => {});`,
  `${call('skip')}();`,
  `${call('skip')}(isFirefox);`,
  `${call('skip')}(isFirefox, '');`,
  `${call('fixme')}('a', async ({ page }) => { await page.goto('/, )'); });`,
  `test.describe.${skip}('a', () => {});`,
  `await page.waitFor${sleep}(500);`,
]) {
  test(`no test may say ${text}`, () => {
    expect(testProblems([{ path: 'tests/e2e/a.spec.ts', text }])).toHaveLength(1);
  });
}

for (const text of [
  `test('a', () => {});`,
  `${call('skip')}(browserName === 'webkit', 'WebKit has no such thing (yet)');`,
  `${call('skip')}(({ browserName }) => browserName !== 'chromium', "Only Chromium does.");`,
  `${call('fixme')}(isSlow(1, 2), \`Too slow.\`,);`,
]) {
  test(`a test may say ${text}`, () => {
    expect(testProblems([{ path: 'tests/e2e/a.spec.ts', text }])).toEqual([]);
  });
}

const [spec, design, features, section] = ['spec', 'design', 'features', 'section'];
const [end, facts, issue] = ['sier', 'facts', 'issue'];

for (const text of [
  `/** Six posts on a page (${spec} ${section} 9). */`,
  `test('the order of the ${spec}', () => {});`,
  `// The ${spec}'s fallback.`,
  `/* Asleep until it is used (${design} 2.7). */`,
  `// As the ${design} wants it.`,
  `// Can be undone (${features} B6).`,
  `// See ${section} 4.`,
  `test('each link is in the dos${end}', () => {});`,
  `// Taken from ${facts}/press.json.`,
  `/** At most 80 % (${issue} "Saving"). */`,
]) {
  test(`nothing may say ${text}`, () => {
    expect(citationProblems([{ path: 'src/a.ts', text: `\n${text}` }])).toEqual([
      expect.stringMatching(/^src\/a\.ts:2 says "/),
    ]);
  });
}

test('names of test files, specifications of others and sections of the law may be named', () => {
  const text = `tests/unit/a.spec.ts const ${spec} = 1; WCAG 2.2; section 81.25; fixtures/facts/press.json`;
  expect(citationProblems([{ path: 'src/a.ts', text }])).toEqual([]);
});
