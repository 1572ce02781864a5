import { expect, test } from '@playwright/test';
import * as palette from '#src/art/palette.ts';
import { sourceFiles } from '#tests/support/source-files.ts';
import { tokens } from '#tests/support/tokens.ts';

interface Declaration {
  readonly path: string;
  readonly property: string;
  readonly value: string;
}

/** Every declaration of a style but the tokens themselves. */
async function declarations(): Promise<Declaration[]> {
  const files = await sourceFiles([
    'src/{admin,islands,styles,ui}/**/*.css',
    'src/{components,layouts,pages}/**/*.astro',
  ]);
  return files
    .filter(({ path }) => path !== 'src/styles/tokens.css')
    .flatMap(({ path, text }) => {
      const css = path.endsWith('.css')
        ? text.replaceAll(/@theme[^}]*\}/g, '')
        : (/<style[\s\S]*<\/style>/.exec(text)?.[0] ?? '');
      return [...css.matchAll(/(?<=[;{}\s])([a-z-]+):\s*([^;{}]+);/g)].map(
        ([, property = '', value = '']) => ({ path, property, value }),
      );
    });
}

/** One line for each declaration that breaks a rule. */
async function broken(rule: (declaration: Declaration) => boolean): Promise<string[]> {
  const all = await declarations();
  expect(all.length).toBeGreaterThan(500);
  return all.filter(rule).map(({ path, property, value }) => `${path}: ${property}: ${value}`);
}

test('an ink of drawings that pages have too has the color of its token', () => {
  const colors = tokens('color');
  const inks = Object.entries(palette).filter(
    ([name, ink]) => typeof ink === 'string' && colors.has(name),
  );
  expect(inks.map(([name]) => name)).toContain('ink');
  expect(inks.filter(([name, ink]) => ink !== colors.get(name))).toEqual([]);
});

test('an animation that follows a scroller is written in full; browsers drop the shorthand that the build makes', async () => {
  const files = await sourceFiles([
    'src/{admin,islands,styles,ui}/**/*.css',
    'src/{components,layouts,pages}/**/*.astro',
  ]);
  const rules = files.flatMap(
    ({ text }) => text.match(/\{[^{}]*animation-timeline:[^{}]*\}/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter((rule) => rule.includes('animation:'))).toEqual([]);
});

test('colors come from tokens; black and nothing only cut shapes', async () => {
  expect(
    await broken(
      ({ path, property, value }) =>
        // The admin's colors by night; those by day are tokens.
        !property.startsWith('--color-admin-') &&
        [...value.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/g)].some(
          // Ink of a printer is black.
          ([color]) => !(color === '#000' || color === '#0000' || path.endsWith('print.css')),
        ),
    ),
  ).toEqual([]);
});

test('spaces come from the scale; what lies between its steps is drawn by hand', async () => {
  // What is longer than any step is the width of a page.
  const onScale = (length: number) => length > 0 && length < 20 && Number.isInteger(length * 8);
  expect(
    await broken(
      ({ property, value }) =>
        /^(?:padding|margin|gap|row-gap|column-gap)/.test(property) &&
        [...value.replaceAll(/clamp\([^()]*\)/g, '').matchAll(/[\d.]+(?=rem\b)/g)].some(
          ([length]) => onScale(parseFloat(length)),
        ),
    ),
  ).toEqual([]);
});

test('sizes of type, radii and shadows that have a name are called by it', async () => {
  const named = {
    'font-size': new Set(tokens('text').values()),
    radius: new Set(tokens('radius').values()),
    'box-shadow': new Set(tokens('shadow').values()),
  };
  expect(
    await broken(({ property, value }) =>
      Object.entries(named).some(
        ([kind, values]) =>
          property.endsWith(kind) &&
          (values.has(value) ||
            (kind === 'radius' && value.split(' ').some((part) => values.has(part)))),
      ),
    ),
  ).toEqual([]);
});
