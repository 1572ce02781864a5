import type { ComponentProps } from 'react';
import './search-field.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
}

/** A search field under its label. All other attributes are passed on to the input. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <label className="search-field">
      <span>{label}</span>
      <input type="search" {...input} />
    </label>
  );
}
