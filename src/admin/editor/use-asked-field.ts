import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fieldId } from '#src/admin/editor/saving.ts';
import { editedFields } from '#src/admin/model/form-fields.ts';
import { $screen } from '#src/admin/shell/router.ts';

/** Moves the focus to the field that the address asks for, as a problem of publishing does: `?field=excerpt`. */
export function useAskedField(): void {
  const screen = useStore($screen);
  useEffect(() => {
    const field = editedFields.find((name) => name === screen?.search.field);
    if (field) document.getElementById(fieldId(field))?.focus();
  }, [screen]);
}
