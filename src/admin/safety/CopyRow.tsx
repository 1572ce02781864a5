import { Button } from '#src/admin/shell/Button.tsx';
import { SaidWords } from '#src/ui/SaidWords.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import type { OfferedCopy } from '#src/admin/safety/offered-copies.ts';
import { titleOf, titlePart, wordsIn } from '#src/admin/safety/text-words.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { formatTime } from '#src/admin/shell/moment.ts';

interface CopyRowProps {
  copy: OfferedCopy;
  /** It stands alone, so it says what it is. */
  isOnly: boolean;
  isReadOnly: boolean;
  onRestore: (copy: OfferedCopy) => void;
  onCompare: (copy: OfferedCopy) => void;
  onDismiss: (copy: OfferedCopy) => void;
}

/** One text that was not saved, and what can be done with it. */
export function CopyRow({
  copy,
  isOnly,
  isReadOnly,
  onRestore,
  onCompare,
  onDismiss,
}: CopyRowProps) {
  const title = titleOf(copy);
  const rest = [
    { label: copiesMessages.compare, run: () => onCompare(copy) },
    { label: unsavedMessages.download, run: () => downloadForm(copy.form, copy.postId) },
    { label: unsavedMessages.dismiss, run: () => onDismiss(copy) },
  ];
  return (
    // On a phone it has one row of the first screen; the rest comes below it.
    <li className="offer border-admin-line py-1 not-first:border-t max-md:gap-x-3 max-md:gap-y-1">
      <p className="max-md:flex-[1_1_0] max-md:text-sm max-md:leading-[1.3]">
        {isOnly && <span>{`${copiesMessages.alone} `}</span>}
        <strong className="wrap-anywhere max-md:line-clamp-2">
          <SaidWords words={titlePart(copy)} />
        </strong>
        <span className="max-md:hidden">, </span>
        <span>{`${wordsIn(copy.form)}, ${formatTime(copy.at)}`}</span>
        {copy.isOutdated && <span>{`. ${unsavedMessages.outdated}`}</span>}
      </p>
      {!copy.isOutdated && (
        <Button
          aria-label={`${unsavedMessages.continue}: ${title}`}
          disabled={isReadOnly}
          onClick={() => onRestore(copy)}
        >
          {unsavedMessages.continue}
        </Button>
      )}
      <Fold label={copiesMessages.more} className="max-md:open:basis-full">
        <div className="actions">
          {rest.map(({ label, run }) => (
            <Button key={label} aria-label={`${label}: ${title}`} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </Fold>
    </li>
  );
}
