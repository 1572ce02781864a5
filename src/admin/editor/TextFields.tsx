import { useDeferredValue, useMemo, useState } from 'react';
import { MarkdownField } from '#src/admin/editor/MarkdownField.tsx';
import { SlugField } from '#src/admin/editor/SlugField.tsx';
import { FieldLabel, Remark, remarkId, TextField } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { showField } from '#src/admin/editor/show-field.ts';
import { editorMessages, writingMessages } from '#src/admin/editor/words.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { Remarks } from '#src/admin/editor/use-checks.ts';
import type { FieldProblems } from '#src/admin/editor/use-editor.ts';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { postOf } from '#src/admin/model/form.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import type { Post } from '#src/lib/posts/post.ts';
import { minutesFor } from '#src/lib/posts/read-time.ts';
import { counted } from '#src/admin/shell/counted.ts';
import { countWords } from '#src/lib/text.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { fitsOpened } from '#src/admin/shell/use-insert-guard.ts';

interface TextFieldsProps {
  form: PostForm;
  onChange: ChangeFields;
  pictures: Pictures;
  isReadOnly: boolean;
  problems: FieldProblems;
  world: SlugWorld;
  remarks: Remarks;
  /** An excerpt, while there is none; '' if the text has no words. */
  proposal: string;
  /** The address of a corrected title; '' if there is nothing to propose. */
  retitled: string;
  /** The edited post; undefined for a new one. */
  opened: Post | undefined;
}

/** The words of a post: title and address, text, excerpt. */
export function TextFields(props: TextFieldsProps) {
  const { form, onChange, isReadOnly, problems, remarks, world, opened } = props;
  const problemId = `${fieldId('content')}-problem`;
  const describedBy = problems.content
    ? problemId
    : remarks.content && remarkId(fieldId('content'));
  // As opened, so that nobody loses the field while writing.
  const [isLong, setIsLong] = useState(() => !fitsOpened(form.content));
  // The preview adds the pictures itself, so this needs none of their megabytes. The form's reading time follows the text
  // already, so it is taken as it stands.
  const preview = useMemo(
    () => postOf({ ...form, images: [], isReadTimeOwn: true }, opened?.id ?? form.slug, opened),
    [form, opened],
  );
  const label = (
    <>
      <FieldLabel
        id={fieldId('content')}
        label={formFields.content.label}
        isNeeded={form.content.trim() === ''}
      />
      {problems.content !== undefined && (
        <p id={problemId} className="field-problem">
          {problems.content}
        </p>
      )}
    </>
  );
  return (
    <div className="panel text-fields grid min-w-0 gap-3">
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
        isWrapped
        keys={{ Enter: () => document.getElementById(fieldId('content'))?.focus() }}
      />
      <SlugField
        form={form}
        onChange={onChange}
        world={world}
        opened={opened}
        retitled={props.retitled}
        isReadOnly={isReadOnly}
      />
      <div className="field">
        {isLong ? (
          <>
            {label}
            <div className="note">
              <p>{writingMessages.long}</p>
              <Button onClick={() => setIsLong(false)}>{writingMessages.showLong}</Button>
            </div>
          </>
        ) : (
          <MarkdownField
            id={fieldId('content')}
            label={label}
            describedBy={describedBy}
            isInvalid={problems.content !== undefined}
            isReadOnly={isReadOnly}
            value={form.content}
            images={form.images}
            onChange={(content, images) => onChange({ content, images })}
            pictures={props.pictures}
            post={preview}
          />
        )}
        <TextLength content={form.content} />
        <Remark id={fieldId('content')}>{remarks.content}</Remark>
      </div>
      <div className="grid gap-2">
        <TextField
          id={fieldId('excerpt')}
          className="excerpt-field"
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
        {props.proposal !== '' && form.excerpt.trim() === '' && !isReadOnly && (
          <Proposal
            words={props.proposal}
            onUse={() => {
              onChange({ excerpt: props.proposal });
              // The button disappears.
              showField('excerpt');
            }}
          />
        )}
      </div>
    </div>
  );
}

function Proposal({ words, onUse }: { words: string; onUse: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="hint min-w-0 flex-[1_1_16rem]">
        <span>{editorMessages.fromText}</span> <Typed>{words}</Typed>
      </p>
      <Button onClick={onUse}>{editorMessages.useWords}</Button>
    </div>
  );
}

/** '617 words, 4 min to read'; nothing of a blank text. */
function TextLength({ content }: { content: string }) {
  const read = useDeferredValue(content);
  const words = useMemo(() => countWords(read), [read]);
  if (words === 0) return null;
  const { one, many } = editorMessages.words;
  return (
    <p className="hint">{`${counted(words, one, many)}, ${minutesFor(words)} min ${editorMessages.toRead}`}</p>
  );
}
