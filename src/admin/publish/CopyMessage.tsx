import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { webmasterWords } from '#src/admin/publish/later-words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { useClipboard } from '#src/admin/shell/use-clipboard.ts';

interface CopyMessageProps {
  text: string;
  /** What is still to be filled in. */
  hint?: string;
}

/** Copies a message for whoever looks after the website, and shows what was copied, or what couldn't be. */
export function CopyMessage({ text, hint }: CopyMessageProps) {
  const [isShown, setIsShown] = useState(false);
  const { field, copy } = useClipboard(text);
  const id = useId();
  return (
    <>
      <div className="actions">
        <Button
          onClick={() => {
            // Where copying fails, the field gets the focus.
            flushSync(() => setIsShown(true));
            void copy();
          }}
        >
          {webmasterWords.copy}
        </Button>
      </div>
      <div className="field" hidden={!isShown}>
        <label htmlFor={id}>{webmasterWords.label}</label>
        <textarea
          ref={field}
          id={id}
          className="input text-sm"
          translate="no"
          value={text}
          rows={6}
          readOnly
          aria-describedby={hint && `${id}-hint`}
        />
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
      </div>
    </>
  );
}
