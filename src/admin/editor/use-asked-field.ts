import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showField } from '#src/admin/editor/show-field.ts';
import { editedFields } from '#src/admin/model/form-fields.ts';
import { $screen } from '#src/admin/shell/router.ts';

/** Moves the focus to the field that the address asks for, as a problem of publishing does: `?field=excerpt`. */
export function useAskedField(): void {
  const screen = useStore($screen);
  useEffect(() => {
    const field = editedFields.find((name) => name === screen?.search.field);
    if (field) showField(field);
  }, [screen]);
}
