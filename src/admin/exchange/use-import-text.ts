import { useRef } from 'react';
import { isBackup } from '#src/admin/exchange/file-kind.ts';
import { importLimits } from '#src/admin/exchange/limits.ts';
import { fileRefusal, importFailures, importMessages } from '#src/admin/exchange/words.ts';

/** What is to be imported. */
export interface ImportText {
  readonly text: string;
  /** The file it comes from; null if it was pasted. */
  readonly fileName: string | null;
}

interface ImportTextParts {
  /** Called when a file is chosen: what was said of the one before is no longer true. */
  readonly onChoose: () => void;
  readonly onSource: (source: ImportText) => void;
  /** Gets a file that is a backup. */
  readonly onBackup: (file: File) => void;
  /** Gets a sentence if a file can't be read. */
  readonly onFail: (sentence: string) => void;
  /** Gets a sentence if a file is something else; '' for one that is taken. */
  readonly onRefuse: (sentence: string) => void;
}

/** Takes texts and files for an import. A file that is slow to read doesn't replace what came after it. */
export function useImportText({ onChoose, onSource, onBackup, onFail, onRefuse }: ImportTextParts) {
  const latest = useRef(0);
  const takeText = (text: string) => {
    latest.current += 1;
    onRefuse('');
    onSource({ text, fileName: null });
  };
  const takeFile = async (file: File) => {
    const turn = (latest.current += 1);
    onChoose();
    // A file has one to three bytes for each UTF-16 unit of its text.
    if (file.size > 3 * importLimits.textLength) {
      onFail(importFailures.tooLarge);
      return;
    }
    const text = await file.text().catch(() => null);
    if (turn !== latest.current) return;
    if (text === null) {
      onFail(importMessages.fileUnreadable);
      return;
    }
    if (isBackup(text)) {
      onBackup(file);
      return;
    }
    const refusal = fileRefusal(text);
    onRefuse(refusal ?? '');
    if (refusal === null) onSource({ text, fileName: file.name });
  };
  return { takeText, takeFile };
}
