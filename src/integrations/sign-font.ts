import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import type { SignFont } from '#src/art/lettering.ts';

/** The outlines of the sign font, from the same file that pages use. */
export async function openSignFont(): Promise<SignFont> {
  const font = create(await readFile(new URL('../assets/fonts/bungee.woff2', import.meta.url)));
  if (font.isCollection) throw new Error('bungee.woff2 holds more than one font');
  const letters = new Map<number, ReturnType<SignFont['letter']>>();
  const outline = (codePoint: number) => {
    if (!font.hasGlyphForCodePoint(codePoint)) return null;
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { d: path.toSVG(), advance: advanceWidth };
  };
  return {
    unitsPerEm: font.unitsPerEm,
    capHeight: font.capHeight,
    letter(codePoint) {
      const known = letters.get(codePoint);
      if (known !== undefined) return known;
      const made = outline(codePoint);
      letters.set(codePoint, made);
      return made;
    },
  };
}
