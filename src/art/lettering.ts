import { flat, group } from '#src/art/svg.ts';

/** What lettering needs from a font: outlines, so that a drawing looks the same without the font. */
export interface SignFont {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  /** Outline of one letter, baseline at 0, y upwards, and its advance; null if the font lacks the letter. */
  readonly letter: (codePoint: number) => { readonly d: string; readonly advance: number } | null;
}

/** A font's outlines as data: of each letter, by itself, its outline and its advance. */
export interface SignLetters {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly letters: Readonly<Record<string, readonly [d: string, advance: number]>>;
}

/** The font that such data holds. */
export function signFontOf({ letters, ...measures }: SignLetters): SignFont {
  const known = new Map(Object.entries(letters));
  return {
    ...measures,
    letter: (codePoint) => {
      const [d, advance] = known.get(String.fromCodePoint(codePoint)) ?? [];
      return d === undefined || advance === undefined ? null : { d, advance };
    },
  };
}

/** Lines of a text and the size in pixels at which they fit. */
interface FittedLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Width of a text set in one line, in pixels. Letters that the font lacks take no room and aren't drawn. */
export function widthOf(font: SignFont, text: string, size: number): number {
  const units = [...text].reduce(
    (sum, letter) => sum + (font.letter(letter.codePointAt(0) ?? 0)?.advance ?? 0),
    0,
  );
  return (units * size) / font.unitsPerEm;
}

/** The letters of a text that the font lacks, each once: a drawing would leave them out. */
export function unknownLetters(font: SignFont, text: string): string {
  const letters = new Set(text.replace(/\s/g, ''));
  return [...letters].filter((letter) => font.letter(letter.codePointAt(0) ?? 0) === null).join('');
}

/**
 * Breaks a text into lines at the largest size that fits a box.
 * @param sizes sizes in pixels to try, largest first. If none fits, the last one is used and the text is cut off with
 *   an ellipsis
 * @param lineHeight distance of two lines, in sizes
 */
export function fitLines(
  font: SignFont,
  text: string,
  box: { readonly width: number; readonly height: number },
  sizes: readonly number[],
  lineHeight: number,
): FittedLines {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const size of sizes) {
    const lines = broken(font, words, size, box.width);
    const fits = lines.every((line) => widthOf(font, line, size) <= box.width);
    if (fits && lines.length * size * lineHeight <= box.height) return { lines, size };
  }
  const size = sizes.at(-1) ?? 0;
  const room = Math.max(1, Math.floor(box.height / (size * lineHeight)));
  const lines = broken(font, words, size, box.width);
  const shown = lines.slice(0, room).map((line, place) => {
    const isWhole = widthOf(font, line, size) <= box.width;
    const isLast = place === room - 1 && lines.length > room;
    return isWhole && !isLast ? line : cutOff(font, line, size, box.width);
  });
  return { lines: shown, size };
}

/** As much of a line as fits together with its ellipsis. */
function cutOff(font: SignFont, line: string, size: number, width: number): string {
  const letters = [...line];
  while (letters.length > 0 && widthOf(font, `${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function broken(font: SignFont, words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line of text as outlines, its baseline at (x, y) in pixels. */
export function lettering(
  font: SignFont,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): string {
  const scale = size / font.unitsPerEm;
  let at = 0;
  let letters = '';
  for (const letter of text) {
    const glyph = font.letter(letter.codePointAt(0) ?? 0);
    if (glyph === null) continue;
    letters += group(flat(glyph.d, color), `transform="translate(${at} 0)"`);
    at += glyph.advance;
  }
  return group(letters, `transform="translate(${x} ${y})scale(${scale} -${scale})"`);
}
