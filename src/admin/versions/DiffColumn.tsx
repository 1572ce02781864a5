import { compareMessages } from '#src/admin/versions/words.ts';
import type { DiffPiece } from '#src/admin/versions/form-diff.ts';

interface DiffColumnProps {
  name: string;
  side: 'left' | 'right';
  pieces: readonly DiffPiece[];
}

/** One side of a compared text. What only this side has is marked, not by color alone. */
export function DiffColumn({ name, side, pieces }: DiffColumnProps) {
  const shown = pieces.filter((piece) => piece.side === 'both' || piece.side === side);
  const Mark = side === 'left' ? 'del' : 'ins';
  return (
    <div className="compare-side">
      <h4>{name}</h4>
      {shown.length === 0 ? (
        <p className="hint">{compareMessages.empty}</p>
      ) : (
        <div className="compare-text">
          {shown.map((piece, place) =>
            piece.side === 'both' ? piece.text : <Mark key={place}>{piece.text}</Mark>,
          )}
        </div>
      )}
    </div>
  );
}
