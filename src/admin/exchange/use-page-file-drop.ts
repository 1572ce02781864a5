import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page, which the browser would otherwise open instead of the admin. A
 * dropped text goes where it was dropped, as usual.
 * @returns whether a file is being dragged over the page
 */
export function usePageFileDrop(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // No element is entered, so the drag has left the page.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!holdsFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) taken(file);
    };
    const listening = new AbortController();
    document.addEventListener('dragover', over, listening);
    document.addEventListener('dragleave', leave, listening);
    document.addEventListener('drop', drop, listening);
    return () => listening.abort();
  }, []);
  return isOver;
}
