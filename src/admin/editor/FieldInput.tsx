import { CategoryField } from '#src/admin/editor/CategoryField.tsx';
import { DateField } from '#src/admin/editor/DateField.tsx';
import { strayTags } from '#src/admin/editor/tag-choices.ts';
import { TagChoices } from '#src/admin/editor/TagChoices.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { FormFieldProps } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
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
  if (typeof value === 'string') {
    const isTags = field === 'tags';
    const stray = isTags ? strayTags(value) : [];
    const text = (
      <TextField
        {...{ id, label, value, isReadOnly, hint }}
        isWrapped={field === 'coverAlt'}
        // Said at once, and not once more for the website.
        remark={stray.length === 0 ? remark : editorMessages.strayTags(stray)}
        onChange={change}
      />
    );
    if (!isTags) return text;
    return (
      <div className="grid gap-2">
        {text}
        <TagChoices tags={value} controls={id} isReadOnly={isReadOnly} onChange={change} />
      </div>
    );
  }
  return (
    <div className="field">
      <label className="switch">
        <input
          id={id}
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
