import type { ReactNode } from 'react';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { titleOf } from '#src/admin/safety/text-words.ts';
import { unsavedMessages } from '#src/admin/safety/words.ts';
import { counted } from '#src/admin/shell/counted.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';

interface TextsFoldProps {
  texts: readonly SafetyCopy[];
  className: string;
  children: ReactNode;
}

/** Unsaved texts above the work: however many there are, they are one line that names them and opens. */
export function TextsFold({ texts, className, children }: TextsFoldProps) {
  return (
    <Fold
      label={counted(texts.length, unsavedMessages.one, unsavedMessages.many)}
      note={
        <span className="line-clamp-1 wrap-anywhere">
          <Typed>{texts.map(titleOf).join(', ')}</Typed>
        </span>
      }
      isAlways={texts.length > 1}
      className={className}
    >
      {children}
    </Fold>
  );
}
