import { Typed } from '#src/admin/shell/Typed.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import { copiesMessages } from '#src/admin/safety/words.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';
import { countWords } from '#src/lib/text.ts';

interface CopyRowProps {
  copy: SafetyCopy;
  isReadOnly: boolean;
  onRestore: (copy: SafetyCopy) => void;
  onCompare: (copy: SafetyCopy) => void;
  onDismiss: (copy: SafetyCopy) => void;
}

/** One text that was not saved, and what can be done with it. */
export function CopyRow({ copy, isReadOnly, onRestore, onCompare, onDismiss }: CopyRowProps) {
  const title = copy.title.trim() || copiesMessages.untitled;
  const words = countWords(copy.form.content);
  const unit = words === 1 ? copiesMessages.word : copiesMessages.words;
  const actions = [
    { label: copiesMessages.restore, run: onRestore, isOff: isReadOnly },
    { label: copiesMessages.compare, run: onCompare },
    { label: copiesMessages.download, run: () => downloadForm(copy.form, copy.postId) },
    { label: copiesMessages.dismiss, run: onDismiss },
  ];
  return (
    <li>
      <p>
        <strong>
          <Typed>{title}</Typed>
        </strong>
        <span>{`, ${words} ${unit}, ${formatMoment(copy.at)}`}</span>
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
