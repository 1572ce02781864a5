import type { ReactNode } from 'react';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  /** Why the post can't be saved with this text. */
  problem?: string | undefined;
  hint?: ReactNode;
  /** Number of rows; without it the field has a single line. */
  rows?: number;
  isRequired?: boolean;
  className?: string;
}

/** A field with its label, a hint, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, isReadOnly, problem, hint, rows, isRequired, className } =
    props;
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean);
  const control = {
    id,
    className: 'input',
    value,
    readOnly: isReadOnly,
    required: isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described.join(' ') || undefined,
    autoComplete: 'off',
    // Words that are written from right to left stand at the right.
    dir: 'auto',
    translate: 'no' as const,
  };
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...control} type="text" onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
    </div>
  );
}
