import { useEffect, useId, useRef } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { PasteField } from '#src/admin/exchange/PasteField.tsx';
import { useImportText } from '#src/admin/exchange/use-import-text.ts';
import type { ImportText } from '#src/admin/exchange/use-import-text.ts';
import { usePageFileDrop } from '#src/admin/exchange/use-page-file-drop.ts';
import { importHelp, importMessages } from '#src/admin/exchange/words.ts';
import type { ImportFailure } from '#src/admin/exchange/import-list.ts';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';

interface ImportSourceProps {
  source: ImportText;
  onSource: (source: ImportText) => void;
  problem: ImportFailure | null;
  isBusy: boolean;
  onCheck: () => void;
  /** Called with a sentence if a file can't be taken. */
  onFail: (sentence: string) => void;
  onCancel: () => void;
}

/** The text to import: pasted, chosen as a file, or dropped. */
export function ImportSource(props: ImportSourceProps) {
  const { source, onSource, problem, isBusy, onCheck, onFail, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();

  // If the check found a problem, the focus goes to the field.
  useEffect(() => {
    if (problem !== null && !isBusy) form.current?.querySelector('textarea')?.focus();
  }, [problem, isBusy]);

  const { takeText, takeFile } = useImportText(onSource, onFail);
  const isOver = usePageFileDrop((file) => void takeFile(file));

  return (
    <form
      ref={form}
      className={`grid gap-4 outline-3 outline-offset-8 outline-dashed ${isOver ? 'outline-admin-accent' : 'outline-transparent'}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <p>{importMessages.lead}</p>
      <div className="group/file flex flex-wrap items-center gap-x-3 gap-y-2">
        <label
          className="button group-has-focus-visible/file:outline-3 group-has-focus-visible/file:outline-offset-2 group-has-focus-visible/file:outline-admin-focus"
          htmlFor={id}
        >
          {importMessages.choose}
        </label>
        <input
          ref={chooser}
          id={id}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void takeFile(file);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        <span className="hint">{importMessages.drop}</span>
      </div>
      {source.fileName === null ? (
        <PasteField
          initial={source.text}
          problemId={problem === null ? undefined : `${id}problem`}
          onText={takeText}
        />
      ) : (
        <p className="note flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Typed>{source.fileName}</Typed>
          <button
            type="button"
            className="button button-quiet text-inherit"
            onClick={() => {
              takeText('');
              chooser.current?.focus();
            }}
          >
            {importMessages.removeFile}
          </button>
        </p>
      )}
      {problem !== null && (
        <p id={`${id}problem`} className="field-problem">
          {importHelp[problem]}
        </p>
      )}
      <DialogActions>
        <button type="button" className="button" onClick={onCancel}>
          {importMessages.cancel}
        </button>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {importMessages.check}
        </button>
      </DialogActions>
    </form>
  );
}
