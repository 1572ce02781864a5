import { useEffect, useEffectEvent, useId, useState, type Ref } from 'react';

/** What a window that takes a file of ours gets. */
export interface FileDialogProps {
  /** A file that the other window was given, and that belongs here. */
  file: File | null;
  /** Goes on in the other window, with a file that belongs there. */
  onOther: (file: File) => void;
  onClose: () => void;
}

interface FileChoiceProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** That a file can be dropped as well. */
  hint: string;
  onFile: (file: File) => void;
}

/** A button that chooses a JSON file. */
export function FileChoice({ ref, label, hint, onFile }: FileChoiceProps) {
  const id = useId();
  return (
    <div className="group/file flex flex-wrap items-center gap-x-3 gap-y-2">
      <label
        className="button group-has-focus-visible/file:outline-3 group-has-focus-visible/file:outline-offset-2 group-has-focus-visible/file:outline-admin-focus"
        htmlFor={id}
      >
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className="visually-hidden"
        type="file"
        data-autofocus
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <span className="hint pointer-coarse:hidden">{hint}</span>
    </div>
  );
}

/**
 * Takes a file that is dropped anywhere on the page, which the browser would otherwise open instead of the admin. A
 * dropped text goes where it was dropped, as usual.
 * @returns whether a file is being dragged over the page
 */
export function usePageFileDrop(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // No element is entered, so the drag has left the page.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!holdsFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) taken(file);
    };
    const listening = new AbortController();
    document.addEventListener('dragover', over, listening);
    document.addEventListener('dragleave', leave, listening);
    document.addEventListener('drop', drop, listening);
    return () => listening.abort();
  }, []);
  return isOver;
}
