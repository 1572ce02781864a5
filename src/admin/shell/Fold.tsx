import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '#src/admin/shell/use-is-narrow.ts';

interface FoldProps {
  label: string;
  /** What must be seen although the rest is folded. */
  note?: ReactNode;
  className: string;
  /** A wider screen has it behind the line as well. */
  isAlways?: boolean;
  /** It is open until somebody closes it. */
  isOpenFirst?: boolean;
  /** Told when somebody opens or closes it. */
  onPress?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What is needed now and then: on a phone behind a line that opens it, on a wider screen simply there. */
export function Fold({
  label,
  note,
  className,
  isAlways = false,
  isOpenFirst = false,
  onPress,
  children,
}: FoldProps) {
  const isNarrow = useIsNarrow();
  const isFolded = isAlways || isNarrow;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isOpenFirst;
  return (
    <details
      className={`fold ${className}`}
      open={!isFolded || isOpen}
      onToggle={({ target, currentTarget }) => {
        // It tells of what closed by itself, too.
        if (isFolded && target === currentTarget && (currentTarget.open || isOpen))
          setChoice(currentTarget.open);
      }}
    >
      <summary
        hidden={!isFolded}
        onClick={(event) => {
          // Whoever hears of it may draw this before the browser turns it round.
          event.preventDefault();
          setChoice(!isOpen);
          onPress?.(!isOpen);
        }}
      >
        <span className="shrink-0">{label}</span>
        {isFolded && !isOpen && note && <span className="hint">{note}</span>}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
