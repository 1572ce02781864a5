import { searchLimits } from '#src/config/limits.ts';
import type { ComponentProps } from 'react';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  id: string;
}

/** A search field under its label. All other attributes are passed on to the input. */
export function SearchField({ label, id, ...input }: SearchFieldProps) {
  return (
    <div className="grid gap-1.5 font-bold">
      {/* Beside the field: Safari's engine reads a label that holds it as "label, hint, cancel". And no field says
          autocomplete="off": after Back it would be empty there. */}
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="min-h-13 w-full rounded-md bg-white px-4 py-2 font-medium border-line placeholder:text-pencil placeholder:opacity-100"
        maxLength={searchLimits.termLength}
        {...input}
      />
    </div>
  );
}
