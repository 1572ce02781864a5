import { useMemo } from 'react';
import { MarkdownField } from '#src/admin/editor/MarkdownField.tsx';
import { SlugField } from '#src/admin/editor/SlugField.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { FieldProblems } from '#src/admin/editor/use-editor.ts';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { postOf } from '#src/admin/model/form.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import type { Post } from '#src/lib/posts/post.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';

interface TextFieldsProps {
  form: PostForm;
  onChange: ChangeFields;
  onSave: () => void;
  pictures: Pictures;
  isReadOnly: boolean;
  problems: FieldProblems;
  world: SlugWorld;
  /** The edited post; undefined for a new one. */
  opened: Post | undefined;
}

/** The words of a post: title and address, text, excerpt. */
export function TextFields(props: TextFieldsProps) {
  const { form, onChange, onSave, isReadOnly, problems, world, opened } = props;
  const problemId = `${fieldId('content')}-problem`;
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
        isRequired
      />
      <SlugField
        form={form}
        onChange={onChange}
        world={world}
        ownId={opened?.id}
        isReadOnly={isReadOnly}
      />
      <div className="field">
        <label htmlFor={fieldId('content')}>{formFields.content.label}</label>
        {problems.content !== undefined && (
          <p id={problemId} className="field-problem">
            {problems.content}
          </p>
        )}
        <MarkdownField
          id={fieldId('content')}
          describedBy={problems.content && problemId}
          isInvalid={problems.content !== undefined}
          isReadOnly={isReadOnly}
          value={form.content}
          images={form.images}
          onChange={(content, images) => onChange({ content, images })}
          onSave={onSave}
          pictures={props.pictures}
          post={preview}
        />
      </div>
      <TextField
        id={fieldId('excerpt')}
        label={formFields.excerpt.label}
        value={form.excerpt}
        onChange={(excerpt) => onChange({ excerpt })}
        isReadOnly={isReadOnly}
        problem={problems.excerpt}
        hint={fieldHint('excerpt', form)}
        rows={3}
        isRequired
      />
    </div>
  );
}
