import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import type { SignLetters } from '#src/art/lettering.ts';

/** The outlines of the sign font, from the same file that pages use. */
export async function readSignLetters(): Promise<SignLetters> {
  const font = create(await readFile(new URL('../assets/fonts/bungee.woff2', import.meta.url)));
  if (font.isCollection) throw new Error('bungee.woff2 holds more than one font');
  const { unitsPerEm, capHeight } = font;
  const letters = font.characterSet.map((codePoint) => {
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    return [String.fromCodePoint(codePoint), [path.toSVG(), advanceWidth]] as const;
  });
  return { unitsPerEm, capHeight, letters: Object.fromEntries(letters) };
}
