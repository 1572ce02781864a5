import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The pasted files that are meant as pictures. Office programs add a picture of the copied words; then the words are
 * meant.
 */
export function pastedPictures(transfer: DataTransfer): File[] {
  return transfer.getData('text/plain') === '' ? [...transfer.files] : [];
}

/**
 * Lets files be dropped on an element.
 * @param onFiles gets at least one file
 * @returns whether files are being dragged over it
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = place.current;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = () => setIsOver(false);
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const listening = new AbortController();
    element?.addEventListener('dragover', hold, listening);
    element?.addEventListener('dragleave', leave, listening);
    element?.addEventListener('drop', drop, listening);
    return () => listening.abort();
  }, [place]);
  return isOver;
}
