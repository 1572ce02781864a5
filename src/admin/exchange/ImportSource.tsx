import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { sizeText } from '#src/admin/shell/size-text.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { FileChoice, usePageFileDrop } from '#src/admin/exchange/FileChoice.tsx';
import { fitsField } from '#src/admin/shell/use-insert-guard.ts';
import { useImportText } from '#src/admin/exchange/use-import-text.ts';
import type { ImportText } from '#src/admin/exchange/use-import-text.ts';
import { fileKind } from '#src/admin/exchange/file-kind.ts';
import { importHelpText, importMessages } from '#src/admin/exchange/words.ts';
import type { ImportFailure } from '#src/admin/exchange/import-list.ts';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';

interface ImportSourceProps {
  source: ImportText;
  onSource: (source: ImportText) => void;
  /** Called with a file that is a backup. */
  onBackup: (file: File) => void;
  problem: ImportFailure | null;
  isBusy: boolean;
  onCheck: () => void;
  /** Called with a sentence if a file can't be taken. */
  onFail: (sentence: string) => void;
  onCancel: () => void;
}

/** The text to import: pasted, chosen as a file, or dropped. */
export function ImportSource(props: ImportSourceProps) {
  const { source, onSource, onBackup, problem, isBusy, onCheck, onFail, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();

  // If the check found a problem, the focus goes to the field.
  useEffect(() => {
    if (problem !== null && !isBusy) form.current?.querySelector('textarea')?.focus();
  }, [problem, isBusy]);

  const isShown = source.fileName === null && fitsField(source.text);
  // The field has gone with the focus.
  useEffect(() => {
    if (!isShown && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isShown]);

  const [refusal, setRefusal] = useState('');
  const { takeText, takeFile } = useImportText({
    onChoose: () => {
      setRefusal('');
      onSource(source.fileName === null ? source : { text: '', fileName: null });
    },
    onSource,
    onBackup,
    onFail,
    onRefuse: setRefusal,
  });
  const isOver = usePageFileDrop((file) => void takeFile(file));

  return (
    <form
      ref={form}
      className={`grid gap-4 outline-3 outline-offset-8 outline-dashed ${isOver ? 'outline-admin-accent' : 'outline-transparent'}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Why the file isn't taken is said already.
        if (refusal !== '' && source.text === '') chooser.current?.focus();
        else onCheck();
      }}
    >
      <p>{importMessages.lead}</p>
      <FileChoice
        ref={chooser}
        label={importMessages.choose}
        hint={importMessages.drop}
        onFile={(file) => void takeFile(file)}
      />
      {refusal !== '' && (
        <p className="note note-problem" role="alert">
          {refusal}
        </p>
      )}
      {isShown ? (
        <PasteField
          initial={source.text}
          problemId={problem === null ? undefined : `${id}problem`}
          onText={takeText}
        />
      ) : (
        <p className="note flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {source.fileName === null ? (
            <span>{`${importMessages.pasted} (${sizeText(source.text.length)})`}</span>
          ) : (
            <Typed>{source.fileName}</Typed>
          )}
          <Button
            look="quiet"
            className="text-inherit"
            onClick={() => {
              takeText('');
              chooser.current?.focus();
            }}
          >
            <span>
              {source.fileName === null ? importMessages.removeText : importMessages.removeFile}
            </span>
          </Button>
        </p>
      )}
      {problem !== null && (
        <p id={`${id}problem`} className="field-problem">
          {importHelpText(problem, fileKind(source.text), source.fileName !== null)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{importMessages.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {importMessages.check}
        </Button>
      </DialogActions>
    </form>
  );
}

interface PasteFieldProps {
  /** The first text. The field is uncontrolled, because writing megabytes into it is slow. */
  initial: string;
  /** Id of the sentence that says what is wrong with the text. */
  problemId: string | undefined;
  onText: (text: string) => void;
}

/** The field for posts as JSON. */
function PasteField({ initial, problemId, onText }: PasteFieldProps) {
  const [first] = useState(initial);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{importMessages.paste}</label>
      <textarea
        id={id}
        className="input font-receipt text-sm [tab-size:2]"
        translate="no"
        rows={6}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        defaultValue={first}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const pasted = event.clipboardData.getData('text/plain');
          if (fitsField(pasted)) return;
          // A browser lays out every character of a field, for half a minute if there are ten million.
          event.preventDefault();
          onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
        }}
      />
    </div>
  );
}
