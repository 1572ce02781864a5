import { useEffect } from 'react';
import { refuseFiles } from '#src/admin/editor/refuse-files.ts';

/** A file that is dropped beside its place would be opened by the browser, in place of what is being written. */
export function useDropGuard(): void {
  useEffect(() => {
    addEventListener('dragover', refuseFiles);
    addEventListener('drop', refuseFiles);
    return () => {
      removeEventListener('dragover', refuseFiles);
      removeEventListener('drop', refuseFiles);
    };
  }, []);
}
