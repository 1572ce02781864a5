import { Typed } from '#src/admin/shell/Typed.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';

interface TitlesProps {
  titles: readonly string[];
  /** How many are named. */
  most?: number;
}

/** The first titles, and how many more there are. It ends a sentence. */
export function Titles({ titles, most = 3 }: TitlesProps) {
  const rest = titles.length - most;
  return (
    <>
      <strong>
        <Typed>{titles.slice(0, most).join(', ')}</Typed>
      </strong>
      <span>{rest > 0 ? `, ${rest.toLocaleString('en-US')} ${adminMessages.more}.` : '.'}</span>
    </>
  );
}
