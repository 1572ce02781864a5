import { Typed } from '#src/admin/shell/Typed.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import type { OfferedCopy } from '#src/admin/safety/offered-copies.ts';
import { wordsIn } from '#src/admin/safety/text-words.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';

interface CopyRowProps {
  copy: OfferedCopy;
  isReadOnly: boolean;
  onRestore: (copy: OfferedCopy) => void;
  onCompare: (copy: OfferedCopy) => void;
  onDismiss: (copy: OfferedCopy) => void;
}

/** One text that was not saved, and what can be done with it. */
export function CopyRow({ copy, isReadOnly, onRestore, onCompare, onDismiss }: CopyRowProps) {
  const title = copy.title.trim() || unsavedMessages.untitled;
  const actions = [
    ...(copy.isOutdated
      ? []
      : [{ label: unsavedMessages.continue, run: onRestore, isOff: isReadOnly }]),
    { label: copiesMessages.compare, run: onCompare },
    { label: unsavedMessages.download, run: () => downloadForm(copy.form, copy.postId) },
    { label: unsavedMessages.dismiss, run: onDismiss },
  ];
  return (
    <li className="offer border-t border-admin-line py-2">
      <p>
        <strong>
          <Typed>{title}</Typed>
        </strong>
        <span>{`, ${wordsIn(copy.form)}, ${formatMoment(copy.at)}`}</span>
        {copy.isOutdated && <span>{`. ${unsavedMessages.outdated}`}</span>}
      </p>
      <div className="actions">
        {actions.map(({ label, run, isOff = false }) => (
          <button
            key={label}
            type="button"
            className="button"
            aria-label={`${label}: ${title}`}
            disabled={isOff}
            onClick={() => run(copy)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
