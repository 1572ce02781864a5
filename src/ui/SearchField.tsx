import type { ComponentProps } from 'react';
import './search-field.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
}

/** A search field under its label. What else an input takes is passed on to it. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <label className="search-field">
      <span>{label}</span>
      <input type="search" {...input} />
    </label>
  );
}
