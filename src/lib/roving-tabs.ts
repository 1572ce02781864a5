import { isPlainPress } from '#src/lib/plain-press.ts';

/** The properties of a key that matter here. */
type Key = Parameters<typeof isPlainPress>[0] & { readonly key: string };

/** Whether a key moves within a row of tabs. With Alt, say, an arrow goes back in the browser's history instead. */
export function isRovingKey(key: Key): boolean {
  return isPlainPress(key) && /^(Arrow(Left|Right)|Home|End)$/.test(key.key);
}

/**
 * Where a key moves within a row of tabs, or a column of buttons, by the ARIA Authoring Practices: arrows wrap around,
 * Home and End go to the ends.
 * @param index where the focus is; -1 before the first one
 * @param arrows those that move back and on; others for a column
 * @returns the new index, or undefined for any other key
 */
export function nextTabIndex(
  event: Key,
  index: number,
  count: number,
  [back, on]: readonly string[] = ['ArrowLeft', 'ArrowRight'],
): number | undefined {
  if (!isPlainPress(event)) return undefined;
  switch (event.key) {
    case back:
      return (Math.max(index, 0) + count - 1) % count;
    case on:
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
