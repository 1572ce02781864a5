import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { contrastOf } from '#tests/support/contrast.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const sheet = readFileSync(
  resolve(import.meta.dirname, '../../../../src/admin/shell/admin.css'),
  'utf8',
);

/** The colors that a block of the sheet sets, by name. */
function colorsIn(block: string): Map<string, string> {
  const found = block.matchAll(/--color-admin-([a-z-]+):\s*(#[\da-f]{3,6});/g);
  return new Map([...found].map(([, name = '', hex = '']) => [name, hex]));
}
const [light = '', dark = ''] = [...sheet.matchAll(/(?:@theme static|:root) \{([^}]*)\}/g)].map(
  ([, block]) => block ?? '',
);
const themes = { light: colorsIn(light), dark: colorsIn(dark) };
const grounds = ['ground', 'sheet', 'raised'];

/** Every pair of text and ground that the admin's styles use. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'problem']],
  ['pencil', grounds],
  ['accent', grounds],
  ['danger', [...grounds, 'problem']],
  ['good', grounds],
  ['on-accent', ['accent']],
  ['on-danger', ['danger']],
  ['note-ink', ['note']],
];

test('both themes set the same colors, and only the admin’s own sheet does', () => {
  expect(themes.light.size).toBeGreaterThan(10);
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
  const below = sheet.slice(sheet.indexOf('html.admin'));
  expect(below.match(/#[\da-f]{3,8}\b/g)).toBeNull();
});

test('the dark theme changes nothing but colors, so that what looks at colors is all that is to be asked again', async () => {
  const sheets = await sourceFiles(['src/admin/**/*.css']);
  const dark = sheets.flatMap(({ text }) =>
    [...text.matchAll(/@media \(prefers-color-scheme: dark\) \{(.*?)\n\}/gs)].map(
      ([, block = '']) => block,
    ),
  );
  // No block is written in another way, unseen by this test.
  const named = sheets.flatMap(({ text }) => text.match(/prefers-color-scheme/g) ?? []);
  expect(dark.length).toBeGreaterThan(0);
  expect(dark).toHaveLength(named.length);
  const properties = dark.flatMap((block) =>
    [...block.matchAll(/^\s*([a-z-]+):/gm)].map(([, name = '']) => name),
  );
  expect(
    properties.filter(
      (name) =>
        !/^--color-admin-|(?:^|-)color$|^color-scheme$|^background$|^box-shadow$/.test(name),
    ),
  ).toEqual([]);
});

for (const [theme, colors] of Object.entries(themes)) {
  const color = (name: string) => colors.get(name) ?? name;

  test(`${theme}: text on every ground is AA, 4.5:1`, () => {
    const poor = texts.flatMap(([text, on]) =>
      on
        .filter((ground) => contrastOf(color(text), color(ground)) < 4.5)
        .map((ground) => `${text} on ${ground}`),
    );
    expect(poor).toEqual([]);
  });

  test(`${theme}: edges of controls and the focus ring are seen, 3:1`, () => {
    const poor = ['line', 'focus'].flatMap((edge) =>
      grounds
        .filter((ground) => contrastOf(color(edge), color(ground)) < 3)
        .map((ground) => `${edge} on ${ground}`),
    );
    expect(poor).toEqual([]);
  });
}
