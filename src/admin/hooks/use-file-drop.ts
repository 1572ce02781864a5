import { useEffect, useRef, useState, type RefObject } from 'react';
import { filesOf } from '#src/lib/images/dropped-files.ts';

/**
 * Lets files be dropped on an element. Buttons do the same for everybody else.
 * @param onFiles gets at least one file
 * @returns whether files are held over it
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
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
      const files = event.dataTransfer ? filesOf(event.dataTransfer) : [];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    element?.addEventListener('dragover', hold);
    element?.addEventListener('dragleave', leave);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', hold);
      element?.removeEventListener('dragleave', leave);
      element?.removeEventListener('drop', drop);
    };
  }, [place]);
  return isOver;
}
