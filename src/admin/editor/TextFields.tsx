import { useMemo, useState } from 'react';
import { MarkdownField } from '#src/admin/editor/MarkdownField.tsx';
import { SlugField } from '#src/admin/editor/SlugField.tsx';
import { Remark, remarkId, TextField } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { writingMessages } from '#src/admin/editor/words.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { Remarks } from '#src/admin/editor/use-checks.ts';
import type { FieldProblems } from '#src/admin/editor/use-editor.ts';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { postOf } from '#src/admin/model/form.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import type { Post } from '#src/lib/posts/post.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import { fitsOpened } from '#src/admin/shell/use-insert-guard.ts';

interface TextFieldsProps {
  form: PostForm;
  onChange: ChangeFields;
  onSave: () => void;
  pictures: Pictures;
  isReadOnly: boolean;
  problems: FieldProblems;
  world: SlugWorld;
  remarks: Remarks;
  /** The edited post; undefined for a new one. */
  opened: Post | undefined;
}

/** The words of a post: title and address, text, excerpt. */
export function TextFields(props: TextFieldsProps) {
  const { form, onChange, onSave, isReadOnly, problems, remarks, world, opened } = props;
  const problemId = `${fieldId('content')}-problem`;
  const describedBy = problems.content
    ? problemId
    : remarks.content && remarkId(fieldId('content'));
  // As opened, so that nobody loses the field while writing.
  const [isLong, setIsLong] = useState(() => !fitsOpened(form.content));
  // The preview adds the pictures itself, so this needs none of their megabytes.
  const preview = useMemo(
    () => postOf({ ...form, images: [] }, opened?.id ?? form.slug, opened),
    [form, opened],
  );
  return (
    <div className="panel text-fields">
      <TextField
        id={fieldId('title')}
        className="title-field"
        label={formFields.title.label}
        value={form.title}
        onChange={(title) => onChange({ title })}
        isReadOnly={isReadOnly}
        problem={problems.title}
        remark={remarks.title}
        isRequired
      />
      <SlugField
        form={form}
        onChange={onChange}
        world={world}
        ownId={opened?.id}
        remark={remarks.slug}
        isReadOnly={isReadOnly}
      />
      <div className="field">
        <label htmlFor={fieldId('content')}>{formFields.content.label}</label>
        {problems.content !== undefined && (
          <p id={problemId} className="field-problem">
            {problems.content}
          </p>
        )}
        {isLong ? (
          <div className="note">
            <p>{writingMessages.long}</p>
            <button type="button" className="button" onClick={() => setIsLong(false)}>
              {writingMessages.showLong}
            </button>
          </div>
        ) : (
          <MarkdownField
            id={fieldId('content')}
            describedBy={describedBy}
            isInvalid={problems.content !== undefined}
            isReadOnly={isReadOnly}
            value={form.content}
            images={form.images}
            onChange={(content, images) => onChange({ content, images })}
            onSave={onSave}
            pictures={props.pictures}
            post={preview}
          />
        )}
        <Remark id={fieldId('content')}>{remarks.content}</Remark>
      </div>
      <TextField
        id={fieldId('excerpt')}
        label={formFields.excerpt.label}
        value={form.excerpt}
        onChange={(excerpt) => onChange({ excerpt })}
        isReadOnly={isReadOnly}
        problem={problems.excerpt}
        remark={remarks.excerpt}
        hint={fieldHint('excerpt', form)}
        rows={3}
        isRequired
      />
    </div>
  );
}
