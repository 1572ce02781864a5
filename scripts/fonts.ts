/**
 * Cuts the two fonts down to what the site needs, writes them to src/assets/fonts and prints what they weigh. Run
 * `npm run fonts` after a font package is updated. The results are committed, so a build needs no network and no tool.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/assets/fonts/', import.meta.url);

/** Every printable ASCII character. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Accented letters of quoted names and headlines: Spanish, French, German, Scandinavian. */
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿ';
/** Typographic marks. No arrows: neither font has them, so the system's fonts draw them. */
const marks = '\u00a0¡¿©®°·×½¼¾–—‘’“”…•′″€£';

const fonts = [
  {
    from: '@fontsource/bungee/files/bungee-latin-400-normal.woff2',
    to: 'bungee.woff2',
    text: ascii + accents + marks,
    // Only kerning is used, so the tables of ligatures and alternates go.
    options: { keepFeatures: ['kern'] },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text: ascii + accents + marks,
    options: {
      keepFeatures: ['kern', 'mark', 'tnum'],
      variationAxes: { wght: { min: 400, max: 800 } },
    },
  },
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { from, to, text, options } of fonts) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
  await writeFile(new URL(to, target), subset);
  total += subset.length;
  console.log(
    `${to.padEnd(16)} ${String(subset.length).padStart(6)} bytes (from ${source.length})`,
  );
}
console.log(`${'both'.padEnd(16)} ${String(total).padStart(6)} bytes of at most 28,000`);
