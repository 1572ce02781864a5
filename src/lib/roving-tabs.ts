/**
 * Where a key moves within a row of tabs, by the ARIA Authoring Practices: arrows wrap around, Home and End go to the
 * ends.
 * @returns the new index, or undefined for any other key
 */
export function nextTabIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'ArrowRight':
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
