import { useId, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { CompareDialog } from '#src/admin/versions/CompareDialog.tsx';
import type { OfferedCopy } from '#src/admin/safety/offered-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { compareMessages } from '#src/admin/versions/words.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { TabOnly } from '#src/admin/safety/TabOnly.tsx';
import { SaidWords } from '#src/ui/SaidWords.tsx';
import { downloadForm } from '#src/admin/model/download-form.ts';
import { titleOf, titlePart, wordsIn } from '#src/admin/safety/text-words.ts';
import { counted } from '#src/admin/shell/counted.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { formatTime } from '#src/admin/shell/moment.ts';

export interface CopiesProps {
  copies: readonly OfferedCopy[];
  restore: (copy: SafetyCopy) => void;
  dismiss: (copy: SafetyCopy) => void;
  /** The current fields. */
  form: PostForm;
  isReadOnly: boolean;
}

/** Texts that were not saved, each with what can be done with it. */
export default function CopiesOffer({ copies, restore, dismiss, form, isReadOnly }: CopiesProps) {
  const [compared, setCompared] = useState<OfferedCopy | null>(null);
  const id = useId();
  const rows = (
    <ul>
      {copies.map((copy) => (
        <CopyRow
          key={copy.key}
          copy={copy}
          isOnly={copies.length === 1}
          isReadOnly={isReadOnly}
          onRestore={restore}
          onCompare={setCompared}
          onDismiss={dismiss}
        />
      ))}
    </ul>
  );
  return (
    <>
      <section className="note copies-bar py-1" aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          {copiesMessages.title}
        </h2>
        {/* Above the work, any number of them is one line. */}
        {copies.length === 1 ? (
          rows
        ) : (
          <Fold
            label={counted(copies.length, unsavedMessages.one, unsavedMessages.many)}
            note={
              <span className="line-clamp-1 wrap-anywhere">
                <Typed>{copies.map(titleOf).join(', ')}</Typed>
              </span>
            }
            isAlways
            className="min-w-0"
          >
            <p className="max-md:hidden">{copiesMessages.intro}</p>
            {rows}
          </Fold>
        )}
      </section>
      {compared && (
        <CompareDialog
          title={copiesMessages.compareTitle}
          left={form}
          right={compared.form}
          leftName={compareMessages.now}
          rightName={compareMessages.copy}
          onClose={() => setCompared(null)}
        >
          <Button
            look="primary"
            disabled={isReadOnly}
            onClick={() => {
              restore(compared);
              setCompared(null);
            }}
          >
            {compared.isOutdated ? unsavedMessages.take : unsavedMessages.continue}
          </Button>
        </CompareDialog>
      )}
    </>
  );
}

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
function CopyRow({ copy, isOnly, isReadOnly, onRestore, onCompare, onDismiss }: CopyRowProps) {
  const title = titleOf(copy);
  // A draft of an older version of the admin has no time.
  const typedAt = copy.at > 0 ? [formatTime(copy.at)] : [];
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
        <span>{[wordsIn(copy.form), ...typedAt].join(', ')}</span>
        <TabOnly text={copy} />
        {copy.isOutdated && <span>{`. ${unsavedMessages.outdated}`}</span>}
      </p>
      {/* Opened on a phone, it comes below the row. */}
      <Fold label={copiesMessages.more} className="max-md:open:order-1 max-md:open:basis-full">
        <div className="actions">
          {rest.map(({ label, run }) => (
            <Button key={label} aria-label={`${label}: ${title}`} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </Fold>
      {/* At the end: “Take over” has just been pressed there, and “Dismiss” must not come under the pointer. */}
      {!copy.isOutdated && (
        <Button
          look={isOnly ? 'primary' : undefined}
          aria-label={`${unsavedMessages.continue}: ${title}`}
          disabled={isReadOnly}
          onClick={() => onRestore(copy)}
        >
          {unsavedMessages.continue}
        </Button>
      )}
    </li>
  );
}
