import type { CatDrawing } from '#src/config/drawings.ts';
import { isRecord } from '#src/lib/foreign.ts';
import type { CatProfile } from '#src/schemas/cat.ts';
import type { WrittenPiece } from '#src/schemas/post-margin.ts';

type Poster = Extract<WrittenPiece, { poster: string }>;
/** One thing in a post's margin, as it is drawn. */
export type MarginPiece =
  Exclude<WrittenPiece, Poster> | (Omit<Poster, 'poster'> & { poster: CatProfile });

/** The element that marks the place of a piece of the margin in a drawn text; it never reaches a page. */
export const marginMark = 'hr';
const mark = /<hr data-margin="(\d+)"\s*\/?>/;

/** The words that each piece of a post's margin stands beside; null where front matter names none. */
export function placesBeside(frontMatter: unknown): readonly (string | null)[] {
  const pieces = isRecord(frontMatter) ? frontMatter.margin : undefined;
  if (!Array.isArray(pieces)) return [];
  return pieces.map((piece: unknown) => {
    if (!isRecord(piece)) return null;
    const words = piece.beside ?? piece.quote;
    return typeof words === 'string' && words !== '' ? words : null;
  });
}

/** A drawn text, cut where pieces of its margin stand: HTML, the place of a piece in the list, HTML, and so on. */
export function cutAtMargin(html: string): readonly (string | number)[] {
  return html.split(mark).map((part, index) => (index % 2 === 0 ? part : Number(part)));
}

/**
 * Finds the cats of posters.
 * @throws when there is none of that id; the message ends the build
 */
export function withCats(
  pieces: readonly WrittenPiece[],
  cats: readonly CatProfile[],
): readonly MarginPiece[] {
  return pieces.map((piece) => {
    if (!('poster' in piece)) return piece;
    const poster = cats.find(({ id }) => id === piece.poster);
    if (poster) return { ...piece, poster };
    throw new Error(`poster: write the id of a cat of src/content/cats.json, not ${piece.poster}`);
  });
}

/**
 * Who sits on a quote: the cats that it names, or one of the cover's, in turn. The first of those ends the text, so it comes
 * only where it is alone, and lies down.
 */
export function catsOnQuote(
  piece: WrittenPiece | MarginPiece,
  place: number,
  [first, ...others]: readonly CatDrawing[],
): readonly CatDrawing[] {
  if (!('quote' in piece)) return [];
  const cat =
    others[place % others.length] ?? (first && { ...first, pose: 'loaf', prop: undefined });
  return piece.cats ?? (cat ? [cat] : []);
}
