import { useId } from 'react';
import { editorCategories } from '#src/config/categories.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { formFields, offeredCategory } from '#src/admin/model/form-fields.ts';
import { capitalize } from '#src/lib/text.ts';

interface CategoryFieldProps {
  category: string;
  onChange: (category: string) => void;
  isReadOnly: boolean;
}

/**
 * The four categories of the editor. If a post has another one, the field shows it until somebody chooses, and a note
 * says which category saving will set.
 */
export function CategoryField({ category, onChange, isReadOnly }: CategoryFieldProps) {
  const id = useId();
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
        aria-describedby={isOffered ? undefined : `${id}-note`}
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
      {!isOffered && (
        <p id={`${id}-note`} className="note">
          {`${category} ${editorMessages.notOffered} ${capitalize(saved)}`}
        </p>
      )}
    </div>
  );
}
