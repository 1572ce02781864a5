import { useId } from 'react';
import { coverMessages } from '#src/admin/pictures/words.ts';
import type { CoverKind } from '#src/admin/model/cover-address.ts';

interface CoverAddressProps {
  coverImage: string;
  kind: CoverKind;
  isReadOnly: boolean;
  onChange: (address: string) => void;
}

/** The cover by its address. The field is blank for an uploaded file, whose address would be its data. */
export function CoverAddress({ coverImage, kind, isReadOnly, onChange }: CoverAddressProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{coverMessages.address}</label>
      <input
        id={id}
        className="input"
        translate="no"
        autoComplete="off"
        spellCheck={false}
        value={kind === 'data' ? '' : coverImage}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {coverMessages.addressHint}
      </p>
    </div>
  );
}
