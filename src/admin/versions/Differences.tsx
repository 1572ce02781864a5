import { useState } from 'react';
import { counted } from '#src/admin/shell/counted.ts';
import { foldEqual } from '#src/admin/versions/fold-equal.ts';
import type { EqualParagraphs } from '#src/admin/versions/fold-equal.ts';
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
  return (
    <>
      {differences.length > 0 && (
        <p className="hint">{differenceMessages.legend(leftName, rightName)}</p>
      )}
      {differences.map(({ label, pieces }) => (
        <section key={label} className="grid gap-2" aria-label={label}>
          <h3>{label}</h3>
          <Field pieces={pieces} left={leftName} right={rightName} />
        </section>
      ))}
    </>
  );
}

type FieldProps = Pick<FieldDifference, 'pieces'> & Readonly<Record<'left' | 'right', string>>;

/** One field. What is folded opens on both sides at once, so that they stay beside each other. */
function Field({ pieces, ...names }: FieldProps) {
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const shown = foldEqual(pieces).map((piece, place) => ({ piece, place }));
  const turn = (place: number) =>
    setOpened(opened.includes(place) ? opened.filter((one) => one !== place) : [...opened, place]);
  if (isNarrow) return <ComparedText shown={shown} opened={opened} onTurn={turn} />;
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map((side) => (
        <div key={side} className="grid min-w-0 content-start gap-1">
          <h4 className="text-sm text-admin-pencil">{names[side]}</h4>
          <ComparedText
            shown={shown.filter(
              ({ piece }) => !sides.some((one) => one !== side && one === piece.side),
            )}
            opened={opened}
            onTurn={turn}
          />
        </div>
      ))}
    </div>
  );
}

const sides = ['left', 'right'] as const;

interface ComparedTextProps {
  /** Its pieces, each with its place among those of both sides. */
  shown: readonly { readonly piece: DiffPiece | EqualParagraphs; readonly place: number }[];
  opened: readonly number[];
  onTurn: (place: number) => void;
}

/** A compared text, or one side of it. */
function ComparedText({ shown, opened, onTurn }: ComparedTextProps) {
  if (shown.length === 0) return <p className="hint">{differenceMessages.empty}</p>;
  return (
    <div
      className="min-w-0 rounded-sm border-2 border-admin-soft-line bg-admin-raised px-3 py-2.5 whitespace-pre-wrap"
      translate="no"
    >
      {shown.map(({ piece, place }) => {
        if (piece.side === 'both') return <span key={place}>{piece.text}</span>;
        if (piece.side === 'folded')
          return (
            <details key={place} className="my-2" open={opened.includes(place)}>
              <summary
                className="hint"
                translate="yes"
                onClick={(event) => {
                  event.preventDefault();
                  onTurn(place);
                }}
              >
                {counted(piece.paragraphs, ...differenceMessages.equal)}
              </summary>
              <div>{piece.text}</div>
            </details>
          );
        return (
          <Marked key={place} side={piece.side}>
            {piece.text}
          </Marked>
        );
      })}
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
