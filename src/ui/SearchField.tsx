import type { ComponentProps } from 'react';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
}

/** A search field under its label. All other attributes are passed on to the input. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <label className="grid gap-1.5 font-bold">
      <span>{label}</span>
      <input
        type="search"
        className="min-h-13 w-full rounded-md bg-white px-4 py-2 font-medium border-line placeholder:text-pencil placeholder:opacity-100"
        {...input}
      />
    </label>
  );
}
