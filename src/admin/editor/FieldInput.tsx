import { CategoryField } from '#src/admin/editor/CategoryField.tsx';
import { DateField } from '#src/admin/editor/DateField.tsx';
import { TagsField } from '#src/admin/editor/TagsField.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { FormFieldProps } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import type { EditedField } from '#src/admin/model/form-fields.ts';

interface FieldInputProps extends FormFieldProps {
  field: EditedField;
  /** null for a new post. */
  postId: string | null;
}

/** A field of the editor by its name: a switch, the category's list, or a line of text. */
export function FieldInput(props: FieldInputProps) {
  const { field, form, onChange, isReadOnly, remark, postId } = props;
  const id = fieldId(field);
  const { label } = formFields[field];
  const hint = fieldHint(field, form);
  const value = form[field];
  const change = (typed: string | boolean) => onChange({ [field]: typed });
  if (field === 'date') return <DateField {...{ form, onChange, isReadOnly, remark, postId }} />;
  if (field === 'category') return <CategoryField {...{ form, onChange, isReadOnly, remark }} />;
  if (field === 'tags') return <TagsField {...{ form, onChange, isReadOnly, remark }} />;
  if (typeof value === 'string')
    return (
      <TextField
        {...{ id, label, value, isReadOnly, hint, remark }}
        isWrapped={field === 'coverAlt'}
        onChange={change}
      />
    );
  return <Switch {...{ id, label, hint, isReadOnly }} isOn={value} onChange={change} />;
}

interface SwitchProps {
  id: string;
  label: string;
  hint: string | undefined;
  isOn: boolean;
  isReadOnly: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch of the editor. */
export function Switch({ id, label, hint, isOn, isReadOnly, onChange }: SwitchProps) {
  return (
    <div className="field">
      <label className="check switch min-h-11">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isReadOnly}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
