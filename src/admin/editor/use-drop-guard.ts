import { useEffect } from 'react';

/** Keeps the browser from opening a dropped file instead of the admin. */
export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Without this, the browser would open a file dropped beside its place, instead of the admin. */
export function useDropGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('dragover', refuseFiles, listening);
    addEventListener('drop', refuseFiles, listening);
    return () => listening.abort();
  }, []);
}
