import { compareMessages } from '#src/admin/versions/words.ts';
import type { DiffPiece, FieldDifference } from '#src/admin/versions/form-diff.ts';

interface DifferencesProps {
  differences: readonly FieldDifference[];
  leftName: string;
  rightName: string;
}

/** Each field that differs, both sides beside each other, on phones one above the other. */
export function Differences({ differences, leftName, rightName }: DifferencesProps) {
  return differences.map(({ label, pieces }) => (
    <section key={label} className="grid gap-2" aria-label={label}>
      <h3>{label}</h3>
      <div className="grid gap-3 md:grid-cols-2">
        <DiffColumn name={leftName} side="left" pieces={pieces} />
        <DiffColumn name={rightName} side="right" pieces={pieces} />
      </div>
    </section>
  ));
}

interface DiffColumnProps {
  name: string;
  side: 'left' | 'right';
  pieces: readonly DiffPiece[];
}

/** One side of a compared text. What only this side has is marked, not by color alone. */
function DiffColumn({ name, side, pieces }: DiffColumnProps) {
  const shown = pieces.filter((piece) => piece.side === 'both' || piece.side === side);
  const mark = (text: string, place: number) =>
    side === 'left' ? (
      <del key={place} className="bg-admin-problem line-through">
        {text}
      </del>
    ) : (
      <ins key={place} className="bg-admin-note font-strong text-admin-note-ink underline">
        {text}
      </ins>
    );
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h4 className="text-sm text-admin-pencil">{name}</h4>
      {shown.length === 0 ? (
        <p className="hint">{compareMessages.empty}</p>
      ) : (
        <div
          className="rounded-sm border-2 border-admin-soft-line bg-admin-raised px-3 py-2.5 whitespace-pre-wrap"
          translate="no"
        >
          {shown.map(({ side: only, text }, place) =>
            only === 'both' ? <span key={place}>{text}</span> : mark(text, place),
          )}
        </div>
      )}
    </div>
  );
}
