import { useId, type Ref } from 'react';

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
