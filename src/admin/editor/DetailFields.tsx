import { useId } from 'react';
import { CategoryField } from '#src/admin/editor/CategoryField.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { fieldMessages } from '#src/admin/model/words.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { PostForm } from '#src/admin/model/form.ts';

interface DetailFieldsProps {
  form: PostForm;
  onChange: ChangeFields;
  isReadOnly: boolean;
}

/** The fields besides the words: date, author, category, tags, reading time, Featured. */
export function DetailFields({ form, onChange, isReadOnly }: DetailFieldsProps) {
  const id = useId();
  const isDateRead = form.date.trim() === '' || parseDay(form.date) !== null;
  return (
    <div className="detail-fields">
      <TextField
        id={`${id}-date`}
        label={fieldMessages.date}
        value={form.date}
        onChange={(date) => onChange({ date })}
        isReadOnly={isReadOnly}
        hint={isDateRead ? fieldMessages.dateHint : fieldMessages.dateUnread}
      />
      <TextField
        id={`${id}-author`}
        label={fieldMessages.author}
        value={form.author}
        onChange={(author) => onChange({ author })}
        isReadOnly={isReadOnly}
      />
      <CategoryField
        category={form.category}
        onChange={(category) => onChange({ category })}
        isReadOnly={isReadOnly}
      />
      <TextField
        id={`${id}-tags`}
        label={fieldMessages.tags}
        value={form.tags}
        onChange={(tags) => onChange({ tags })}
        isReadOnly={isReadOnly}
        hint={fieldMessages.tagsHint}
      />
      <TextField
        id={`${id}-time`}
        label={fieldMessages.readTime}
        value={form.readTime}
        onChange={(readTime) => onChange({ readTime })}
        isReadOnly={isReadOnly}
        hint={form.isReadTimeOwn ? fieldMessages.readTimeOwn : fieldMessages.readTimeAuto}
      />
      <div className="field">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={form.isFeatured}
            disabled={isReadOnly}
            aria-describedby={`${id}-featured`}
            onChange={(event) => onChange({ isFeatured: event.target.checked })}
          />
          {fieldMessages.featured}
        </label>
        <p id={`${id}-featured`} className="hint">
          {fieldMessages.featuredHint}
        </p>
      </div>
    </div>
  );
}
