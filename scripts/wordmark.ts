/**
 * Turns the brand's name into outlines, so that the press kit's wordmark looks the same without the font. Run
 * `npm run wordmark` after the font package is updated. The result, src/art/wordmark-paths.ts, is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { site } from '../src/config/site.ts';

const require = createRequire(import.meta.url);
const target = new URL('../src/art/wordmark-paths.ts', import.meta.url);
const fontFile = '@fontsource/bungee/files/bungee-latin-400-normal.woff';

/** Breaks the name into two lines of similar length. */
const breakBefore = ' of ';

const opened = create(await readFile(require.resolve(fontFile)));
if (opened.isCollection) throw new Error(`${fontFile} holds more than one font`);
const font = opened;

/** Outlines of one line, each letter in its place: baseline at 0, y upwards, 1000 units to the em. */
function outline(text: string): { d: string; width: number } {
  let x = 0;
  let d = '';
  for (const letter of text) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    d += glyph.path.translate(x, 0).toSVG();
    x += glyph.advanceWidth;
  }
  return { d, width: x };
}

const at = site.name.indexOf(breakBefore);
const lines = [site.name.slice(0, at), site.name.slice(at + 1)].map((line) =>
  outline(line.toUpperCase()),
);

await writeFile(
  target,
  `/** Outlines of the brand's name in Bungee, one entry a line: written by scripts/wordmark.ts, don't edit. */
export const wordmarkCapHeight = ${font.capHeight};
export const wordmarkLines: readonly { readonly width: number; readonly d: string }[] = [
${lines.map(({ d, width }) => `  {\n    width: ${width},\n    d: '${d}',\n  },`).join('\n')}
];
`,
);
console.log(`${target.pathname}: ${lines.map(({ d }) => `${d.length} characters`).join(', ')}`);
