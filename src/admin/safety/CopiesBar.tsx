import { useId, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { CompareDialog } from '#src/admin/versions/CompareDialog.tsx';
import { CopyRow } from '#src/admin/safety/CopyRow.tsx';
import type { OfferedCopy } from '#src/admin/safety/offered-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import { compareMessages } from '#src/admin/versions/words.ts';
import { copiesMessages, unsavedMessages } from '#src/admin/safety/words.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { TextsFold } from '#src/admin/safety/TextsFold.tsx';
import { counted } from '#src/admin/shell/counted.ts';

interface CopiesBarProps {
  copies: readonly OfferedCopy[];
  restore: (copy: SafetyCopy) => void;
  dismiss: (copy: SafetyCopy) => void;
  /** The current fields. */
  form: PostForm;
  isReadOnly: boolean;
}

/** Offers texts that were not saved, after a crash, a reload or Back. It never restores one without being asked. */
export function CopiesBar({ copies, restore, dismiss, form, isReadOnly }: CopiesBarProps) {
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
      <p role="status" className="visually-hidden">
        {copies.length > 0 &&
          `${copiesMessages.title}: ${counted(copies.length, copiesMessages.one, copiesMessages.many)}`}
      </p>
      {copies.length > 0 && (
        <section className="note copies-bar py-1" aria-labelledby={id}>
          <h2 id={id} className="visually-hidden">
            {copiesMessages.title}
          </h2>
          {/* Above the work, any number of them is one line. */}
          {copies.length === 1 ? (
            rows
          ) : (
            <TextsFold texts={copies} className="min-w-0">
              <p className="max-md:hidden">{copiesMessages.intro}</p>
              {rows}
            </TextsFold>
          )}
        </section>
      )}
      {compared && (
        <CompareDialog
          title={copiesMessages.compareTitle}
          left={form}
          right={compared.form}
          leftName={compareMessages.now}
          rightName={compareMessages.copy}
          onClose={() => setCompared(null)}
        >
          {compared.isOutdated ? null : (
            <Button
              look="primary"
              disabled={isReadOnly}
              onClick={() => {
                restore(compared);
                setCompared(null);
              }}
            >
              {unsavedMessages.continue}
            </Button>
          )}
        </CompareDialog>
      )}
    </>
  );
}
