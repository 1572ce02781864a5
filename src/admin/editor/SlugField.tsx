import { useEffect } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import type { ChangeFields } from '#src/admin/editor/editor-session.ts';
import { $newDuplicate } from '#src/admin/model/new-duplicate.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { freeSlug, slugHolder, slugHolderText } from '#src/admin/model/slug-holders.ts';
import { slugMessages } from '#src/admin/model/words.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import { slugify } from '#src/lib/posts/slug.ts';

interface SlugFieldProps {
  form: PostForm;
  onChange: ChangeFields;
  world: SlugWorld;
  /** The edited post, which may keep its own address. */
  ownId: string | undefined;
  isReadOnly: boolean;
  /** What the website would refuse of it. */
  remark: string | undefined;
}

/** The last part of the address. If it is taken, the field says by whom and offers a free one. */
export function SlugField(props: SlugFieldProps) {
  const { form, onChange, world, ownId, isReadOnly } = props;
  const { slug } = form;
  useEffect(() => {
    if (ownId === undefined || $newDuplicate.get() !== ownId) return;
    $newDuplicate.set(null);
    const field = document.getElementById(fieldId('slug'));
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [ownId]);
  const saved = slugify(slug);
  const holder = saved === '' ? null : slugHolder(saved, world, ownId);
  const free = holder && freeSlug(saved, world, ownId);
  const address = `${slugMessages.address} ${postHref(saved)}`;
  return (
    <div className="slug-field">
      <TextField
        id={fieldId('slug')}
        label={formFields.slug.label}
        value={slug}
        onChange={(value) => onChange({ slug: value })}
        isReadOnly={isReadOnly}
        problem={holder ? slugHolderText(saved, holder) : undefined}
        remark={props.remark}
        hint={saved === '' || saved === slug ? fieldHint('slug', form) : address}
      />
      {free !== null && !isReadOnly && (
        <button
          type="button"
          className="button"
          onClick={() => {
            onChange({ slug: free });
            // The button disappears, so the focus goes to the field that it filled in.
            document.getElementById(fieldId('slug'))?.focus();
          }}
        >
          {slugMessages.use} <Typed>{free}</Typed>
        </button>
      )}
    </div>
  );
}
