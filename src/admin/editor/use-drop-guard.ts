import { useEffect } from 'react';
import { refuseFiles } from '#src/admin/editor/refuse-files.ts';

/** Without this, the browser would open a file dropped beside its place, instead of the admin. */
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
