import { editorCategories } from '#src/config/categories.ts';
import { Remark, remarkId } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { formFields, offeredCategory } from '#src/admin/model/form-fields.ts';
import { capitalize } from '#src/lib/text.ts';

interface CategoryFieldProps {
  category: string;
  onChange: (category: string) => void;
  isReadOnly: boolean;
  /** What the website would refuse of it. */
  remark: string | undefined;
}

/**
 * The four categories of the editor. If a post has another one, the field shows it until somebody chooses, and a note
 * says which category saving will set.
 */
export function CategoryField({ category, onChange, isReadOnly, remark }: CategoryFieldProps) {
  const id = fieldId('category');
  const saved = offeredCategory(category);
  const isOffered = saved === category;
  return (
    <div className="field">
      <label htmlFor={id}>{formFields.category.label}</label>
      <select
        id={id}
        className="input"
        value={category}
        disabled={isReadOnly}
        aria-describedby={isOffered ? remark && remarkId(id) : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isOffered && (
          <option value={category} translate="no">
            {category}
          </option>
        )}
        {editorCategories.map((name) => (
          <option key={name} value={name}>
            {capitalize(name)}
          </option>
        ))}
      </select>
      {isOffered && <Remark id={id}>{remark}</Remark>}
      {!isOffered && (
        <p id={`${id}-note`} className="note">
          {`${category} ${editorMessages.notOffered} ${capitalize(saved)}`}
        </p>
      )}
    </div>
  );
}
