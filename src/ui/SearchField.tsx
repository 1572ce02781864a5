import { searchLimits } from '#src/config/limits.ts';
import type { ComponentProps } from 'react';
import './search-field.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  id: string;
}

/** A search field under its label. All other attributes are passed on to the input. */
export function SearchField({ label, id, ...input }: SearchFieldProps) {
  return (
    <div className="search-field">
      {/* Beside the field: Safari's engine reads a label that holds it as "label, hint, cancel". And no field says
          autocomplete="off": after Back it would be empty there. */}
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <input id={id} type="search" maxLength={searchLimits.termLength} {...input} />
    </div>
  );
}
