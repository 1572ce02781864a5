import { useId, useState } from 'react';
import { fitsField } from '#src/admin/shell/use-insert-guard.ts';
import { importMessages } from '#src/admin/exchange/words.ts';

interface PasteFieldProps {
  /** The first text. The field is uncontrolled, because writing megabytes into it is slow. */
  initial: string;
  /** Id of the sentence that says what is wrong with the text. */
  problemId: string | undefined;
  onText: (text: string) => void;
}

/** The field for posts as JSON. */
export function PasteField({ initial, problemId, onText }: PasteFieldProps) {
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
