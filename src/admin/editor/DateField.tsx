import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { TextField } from '#src/admin/editor/TextField.tsx';
import type { FormFieldProps } from '#src/admin/editor/TextField.tsx';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { fieldHint, formFields } from '#src/admin/model/form-fields.ts';
import { withYear } from '#src/admin/model/with-year.ts';
import { scheduledMessages } from '#src/admin/model/words.ts';
import { $placedPosts } from '#src/admin/publish/places.ts';
import { isToCome } from '#src/admin/publish/status.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { formatDay, parseDay } from '#src/lib/posts/dates.ts';

interface DateFieldProps extends FormFieldProps {
  /** null for a new post. */
  postId: string | null;
}

/** The day of a post as free text, with the browser's calendar beside it. A day to come is marked. */
export function DateField({ form, onChange, isReadOnly, remark, postId }: DateFieldProps) {
  const [now] = useState(() => new Date());
  const date = withYear(form.date, now);
  const isUnreadable = date.trim() !== '' && parseDay(date) === null;
  const hint = fieldHint('date', { ...form, date });
  const place = useStore($placedPosts).find(({ id }) => id === postId)?.place;
  const isScheduled = isToCome(date, place, now);
  return (
    <TextField
      id={fieldId('date')}
      label={formFields.date.label}
      value={form.date}
      onChange={(typed) => onChange({ date: typed })}
      onLeave={() => {
        // As it was read, for the writer to see.
        const read = formatDay(date);
        if (read !== form.date) onChange({ date: read });
      }}
      isReadOnly={isReadOnly}
      // Also while somebody types: said once the field is left, it would move what is pressed below.
      {...(isUnreadable ? { problem: hint } : { hint: isScheduled ? <Scheduled /> : hint })}
      // Said already, and not once more for the website.
      remark={isUnreadable ? undefined : remark}
      after={
        <Calendar
          day={parseDay(date) ?? ''}
          isDisabled={isReadOnly}
          onPick={(day) => onChange({ date: formatDay(day) })}
        />
      }
    />
  );
}

function Scheduled() {
  const { tag, sentence } = scheduledMessages;
  return (
    <>
      <span className="tag-origin">{tag}</span> <span>{sentence}</span>
    </>
  );
}

interface CalendarProps {
  /** 'YYYY-MM-DD' or ''. */
  day: string;
  isDisabled: boolean;
  onPick: (day: string) => void;
}

/** Opens the browser's own calendar; older browsers can't be asked to. */
function Calendar({ day, isDisabled, onPick }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null);
  if (!('showPicker' in HTMLInputElement.prototype)) return null;
  return (
    <span className="relative flex-none">
      {/* Where the calendar opens. Its button stands for it, and the text field is what can be typed in. */}
      <input
        ref={picker}
        className="pointer-events-none absolute bottom-0 left-0 size-full opacity-0"
        type="date"
        value={day}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          if (target.value !== '') onPick(target.value);
        }}
      />
      <Button
        look="icon"
        className="min-h-11"
        aria-label={editorMessages.calendar}
        title={editorMessages.calendar}
        disabled={isDisabled}
        onClick={() => picker.current?.showPicker()}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            className="fill-none stroke-current stroke-[1.5]"
            d="M3 5h14v12H3zM3 8.5h14M7 2.5v4M13 2.5v4M7 12h1m4 0h1m-6 3h1"
          />
        </svg>
      </Button>
    </span>
  );
}
