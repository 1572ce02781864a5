import { useState } from 'react';
import { strayTags, tagChoices, toggledTag } from '#src/admin/editor/tag-choices.ts';
import { TagChoices } from '#src/admin/editor/TagChoices.tsx';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { FormFieldProps } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import { changeBetween } from '#src/admin/shell/own-undo.ts';

/** Milliseconds until a press that leaves the field is over: what is said moves what stands below. */
const pressed = 500;

/** The tags, to be typed or pressed. */
export function TagsField({ form, onChange, isReadOnly, remark }: FormFieldProps) {
  const id = fieldId('tags');
  const { tags } = form;
  /** The place of the tag that is being typed: nothing is said until it is whole. */
  const [begun, setBegun] = useState<number | null>(null);
  const stray = strayTags(tags, begun);
  const change = (next: string) => onChange({ tags: next });
  const end = () => setBegun(null);
  return (
    <div className="grid gap-2">
      <TextField
        {...{ id, isReadOnly }}
        label={formFields.tags.label}
        hint={fieldHint('tags', form)}
        value={tags}
        // Said at once, and not once more for the website.
        remark={
          stray.length > 0 ? editorMessages.strayTags(stray) : begun === null ? remark : undefined
        }
        onChange={(typed) => {
          // A chip has written its comma already.
          const next = typed.replace(/(?<=, )[\s,]$/, '');
          const { from, words } = changeBetween(tags, next);
          setBegun(next.slice(0, from + words.length).split(',').length - 1);
          change(next);
        }}
        onLeave={() => {
          setTimeout(end, pressed);
        }}
        isWrapped
        keys={{
          Enter: () => {
            const [first, second] = tagChoices(tags, []);
            if (first && !second && !first.isChosen) change(toggledTag(tags, first.tag));
            end();
          },
        }}
      />
      <TagChoices {...{ tags, isReadOnly }} controls={id} onChange={change} />
    </div>
  );
}
