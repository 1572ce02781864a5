import { editorCategories } from '#src/config/categories.ts';
import { Remark, remarkId } from '#src/admin/editor/TextField.tsx';
import type { FormFieldProps } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { formFields, offeredCategory } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { capitalize } from '#src/lib/text.ts';

/**
 * The four categories of the editor. If a post has another one, the field shows it until somebody chooses, and a note
 * says which category saving will set, unless somebody wants it to stay.
 */
export function CategoryField({ form, onChange, isReadOnly, remark }: FormFieldProps) {
  const { category, isCategoryKept } = form;
  const id = fieldId('category');
  const saved = offeredCategory(category);
  const isOffered = saved === category;
  const described = [isOffered ? '' : `${id}-note`, remark ? remarkId(id) : ''].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{formFields.category.label}</label>
      <select
        id={id}
        className="input"
        value={category}
        disabled={isReadOnly}
        aria-describedby={described.join(' ') || undefined}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        {!isOffered && (
          <option value={category} translate="no">
            {capitalize(category)}
          </option>
        )}
        {editorCategories.map((name) => (
          <option key={name} value={name}>
            {capitalize(name)}
          </option>
        ))}
      </select>
      {!isOffered && (
        <>
          <p id={`${id}-note`} className="note">
            <CategoryChange form={form} />
          </p>
          <label className="check">
            <input
              type="checkbox"
              checked={isCategoryKept}
              disabled={isReadOnly}
              onChange={(event) => onChange({ isCategoryKept: event.target.checked })}
            />
            {editorMessages.keepCategory}
          </label>
        </>
      )}
      <Remark id={id}>{remark}</Remark>
    </div>
  );
}

/** What saving makes of a category that the editor doesn't offer; nothing for any other. */
export function CategoryChange({ form: { category, isCategoryKept } }: { form: PostForm }) {
  const saved = offeredCategory(category);
  const { becomes, stays } = editorMessages;
  if (saved === category) return null;
  return (
    <>
      <Typed>{capitalize(category)}</Typed>
      <span>{isCategoryKept ? ` ${stays}` : ` ${becomes} ${capitalize(saved)}.`}</span>
    </>
  );
}
