import type { KeyboardEvent, ReactNode } from 'react';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { directionOf } from '#src/admin/shell/use-insert-guard.ts';

/** What every field of the form gets. */
export interface FormFieldProps {
  form: PostForm;
  onChange: ChangeFields;
  isReadOnly: boolean;
  /** What the website would refuse of it. */
  remark: string | undefined;
}

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  /** Why the post can't be saved with this text. */
  problem?: string | undefined;
  hint?: ReactNode;
  /** What the website would refuse of it. */
  remark?: string | undefined;
  /** Number of rows; without it the field has a single line. */
  rows?: number;
  /** Said beside its label until it is filled. */
  isRequired?: boolean;
  /** A single line that is drawn as several where its words need them. */
  isWrapped?: boolean;
  /** What Enter or Escape does in a single line. */
  keys?: Readonly<Partial<Record<string, () => void>>>;
  /** The focus leaves a single line. */
  onLeave?: () => void;
  className?: string;
  /** Stands in an empty single line. */
  placeholder?: string;
  /** Stand in the field's line. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A field with its label, a hint, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, isReadOnly, problem, hint, isRequired, className } = props;
  const { isWrapped, rows = isWrapped ? 2 : undefined } = props;
  const described = [
    hint ? `${id}-hint` : '',
    problem ? `${id}-problem` : '',
    props.remark ? remarkId(id) : '',
  ].filter(Boolean);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isReadOnly ? undefined : props.keys?.[event.key];
    const isLineEnd = isWrapped && event.key === 'Enter';
    if (event.nativeEvent.isComposing || !(act || isLineEnd)) return;
    // Or Enter would be typed where the focus goes, and Escape close what is around.
    event.preventDefault();
    act?.();
  };
  const control = {
    id,
    className: 'input',
    value,
    readOnly: isReadOnly,
    required: isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described.join(' ') || undefined,
    autoComplete: 'off',
    dir: directionOf(value),
    translate: 'no' as const,
    onBlur: isReadOnly ? undefined : props.onLeave,
    onKeyDown,
  };
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <FieldLabel id={id} label={label} isNeeded={isRequired === true && value.trim() === ''} />
      {rows === undefined ? (
        <div className="field-row">
          {props.before}
          <input
            {...control}
            type="text"
            placeholder={props.placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
          {props.after}
        </div>
      ) : (
        <textarea
          {...control}
          rows={rows}
          onChange={({ target }) =>
            onChange(isWrapped ? target.value.replace(/\n+/g, ' ') : target.value)
          }
        />
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
      <Remark id={id}>{props.remark}</Remark>
    </div>
  );
}

interface FieldLabelProps {
  id: string;
  label: string;
  /** It is blank, and the post can't be saved without it. */
  isNeeded: boolean;
}

/** The label of a field, and whether it is needed. */
export function FieldLabel({ id, label, isNeeded }: FieldLabelProps) {
  return (
    <div className="flex items-baseline gap-2">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {isNeeded && <span className="hint">{editorMessages.needed}</span>}
    </div>
  );
}

/** Id of what the website would refuse of a field, for its description. */
export const remarkId = (id: string) => `${id}-remark`;

/** What the website would refuse of a field, if it is something. */
export function Remark({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p id={remarkId(id)} className="note text-sm">
      {children}
    </p>
  );
}
