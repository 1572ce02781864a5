import { useId } from 'react';
import { CategoryField } from '#src/admin/editor/CategoryField.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import type { EditedField, PostForm } from '#src/admin/model/form-fields.ts';

interface FieldInputProps {
  field: EditedField;
  form: PostForm;
  onChange: ChangeFields;
  isReadOnly: boolean;
}

/** A field of the editor by its name: a switch, the category's list, or a line of text. */
export function FieldInput({ field, form, onChange, isReadOnly }: FieldInputProps) {
  const id = useId();
  const { label } = formFields[field];
  const hint = fieldHint(field, form);
  const value = form[field];
  const change = (typed: string | boolean) => onChange({ [field]: typed });
  if (field === 'category')
    return <CategoryField category={form.category} onChange={change} isReadOnly={isReadOnly} />;
  if (typeof value === 'string')
    return (
      <TextField
        id={id}
        label={label}
        value={value}
        onChange={change}
        isReadOnly={isReadOnly}
        hint={hint}
      />
    );
  return (
    <div className="field">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
