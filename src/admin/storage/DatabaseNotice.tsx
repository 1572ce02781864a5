import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { browserDatabase } from '#src/admin/storage/database.ts';
import { $unkeptQuestion } from '#src/admin/storage/keep-first.ts';
import { databaseMessages } from '#src/admin/storage/words.ts';
import { databaseStores } from '#src/config/storage-keys.ts';

/** Says on every screen if nothing that is replaced can be kept. Where that is new, it asks before going on. */
export function DatabaseNotice() {
  const isMissing = useStore(browserDatabase.$isMissing);
  const answer = useStore($unkeptQuestion);
  useEffect(() => void browserDatabase.read(databaseStores.versions, { key: '' }), []);
  return (
    <>
      {isMissing && <p className="note">{databaseMessages.notice}</p>}
      {answer && (
        <ConfirmDialog
          title={databaseMessages.title}
          confirm={databaseMessages.goOn}
          isDanger
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        >
          <p>{databaseMessages.question}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
