import { differenceMessages } from '#src/admin/versions/later-words.ts';
import { useIsNarrow } from '#src/admin/shell/use-is-narrow.ts';
import type { DiffPiece, FieldDifference } from '#src/admin/versions/form-diff.ts';

interface DifferencesProps {
  differences: readonly FieldDifference[];
  leftName: string;
  rightName: string;
}

/** Each field that differs, both sides beside each other, on phones as one text with what both sides have of it. */
export function Differences({ differences, leftName, rightName }: DifferencesProps) {
  const isNarrow = useIsNarrow();
  const both = { left: leftName, right: rightName };
  return (
    <>
      {differences.length > 0 && (
        <p className="hint">{differenceMessages.legend(leftName, rightName)}</p>
      )}
      {differences.map(({ label, pieces }) => (
        <section key={label} className="grid gap-2" aria-label={label}>
          <h3>{label}</h3>
          {isNarrow ? (
            <ComparedText pieces={pieces} />
          ) : (
            <div className="grid grid-cols-2 gap-3">
              {sides.map((side) => (
                <div key={side} className="grid min-w-0 content-start gap-1">
                  <h4 className="text-sm text-admin-pencil">{both[side]}</h4>
                  <ComparedText
                    pieces={pieces.filter((piece) => piece.side === 'both' || piece.side === side)}
                  />
                </div>
              ))}
            </div>
          )}
        </section>
      ))}
    </>
  );
}

const sides = ['left', 'right'] as const;

/** A compared text, or one side of it. */
function ComparedText({ pieces }: { pieces: readonly DiffPiece[] }) {
  if (pieces.length === 0) return <p className="hint">{differenceMessages.empty}</p>;
  return (
    <div
      className="min-w-0 rounded-sm border-2 border-admin-soft-line bg-admin-raised px-3 py-2.5 whitespace-pre-wrap"
      translate="no"
    >
      {pieces.map(({ side, text }, place) =>
        side === 'both' ? (
          <span key={place}>{text}</span>
        ) : (
          <Marked key={place} side={side}>
            {text}
          </Marked>
        ),
      )}
    </div>
  );
}

/** What only one side has, marked not by color alone. */
function Marked({ side, children }: { side: 'left' | 'right'; children: string }) {
  return side === 'left' ? (
    <del className="bg-admin-problem line-through">{children}</del>
  ) : (
    <ins className="bg-admin-note font-strong text-admin-note-ink underline">{children}</ins>
  );
}
