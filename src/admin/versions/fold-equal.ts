import type { DiffPiece } from '#src/admin/versions/form-diff.ts';

/** Equal paragraphs far from any change. */
export interface EqualParagraphs {
  readonly text: string;
  readonly side: 'folded';
  readonly paragraphs: number;
}

/** Fewer paragraphs are shown: a line in their place would hide about as much as it takes. */
const leastFolded = 2;

/** Of a text that differs, folds what is equal, but for one whole paragraph before and after each change. */
export function foldEqual(pieces: readonly DiffPiece[]): readonly (DiffPiece | EqualParagraphs)[] {
  if (pieces.every(({ side }) => side === 'both')) return pieces;
  return pieces.flatMap((piece, place) =>
    piece.side === 'both' ? folded(piece, place > 0, place < pieces.length - 1) : [piece],
  );
}

/**
 * @param isAfter whether a change stands before it
 * @param isBefore whether a change stands behind it
 */
function folded(
  piece: DiffPiece,
  isAfter: boolean,
  isBefore: boolean,
): readonly (DiffPiece | EqualParagraphs)[] {
  // Every second part is what stands between two paragraphs. Of the one with the change only its rest is here.
  const parts = piece.text.split(/(\n\s*\n)/);
  const from = isAfter ? 4 : 0;
  const to = parts.length - (isBefore ? 4 : 0);
  const middle = parts.slice(from, to);
  const paragraphs = middle.filter((part) => part.trim() !== '').length;
  if (paragraphs < leastFolded) return [piece];
  // What stands between is a line of its own by then.
  const before = { side: 'both', text: parts.slice(0, Math.max(0, from - 1)).join('') } as const;
  const after = { side: 'both', text: parts.slice(to + 1).join('') } as const;
  const equal = { side: 'folded', text: middle.join(''), paragraphs } as const;
  return [...(isAfter ? [before] : []), equal, ...(isBefore ? [after] : [])];
}
