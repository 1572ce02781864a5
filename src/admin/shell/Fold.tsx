import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '#src/admin/shell/use-is-narrow.ts';

interface FoldProps {
  label: string;
  /** What must be seen although the rest is folded. */
  note?: ReactNode;
  className: string;
  children: ReactNode;
}

/** What is needed now and then: on a phone behind a line that opens it, on a wider screen simply there. */
export function Fold({ label, note, className, children }: FoldProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`fold ${className}`}
      open={!isNarrow || isOpen}
      onToggle={({ target, currentTarget }) => {
        if (isNarrow && target === currentTarget) setIsOpen(currentTarget.open);
      }}
    >
      <summary hidden={!isNarrow}>
        <span>{label}</span>
        {isNarrow && !isOpen && note && <span className="hint">{note}</span>}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
