/** Width divided by height of a cover where lists of posts show it. */
const cardShape = 16 / 9;

/**
 * The part of a cover that lists show, as CSS lengths of the picture.
 * @param shape width of the picture divided by its height
 * @param focus what stays in sight: 'top left', 'top' …; '' for the center
 * @returns null where nothing is cut that anybody would see
 */
export function coverFrame(shape: number, focus: string) {
  const [width, height] = [Math.min(1, cardShape / shape), Math.min(1, shape / cardShape)];
  if (width * height > 0.97) return null;
  const start = (size: number, low: string, high: string) =>
    focus.includes(low) ? 0 : (1 - size) * (focus.includes(high) ? 1 : 0.5);
  return {
    left: share(start(width, 'left', 'right')),
    top: share(start(height, 'top', 'bottom')),
    width: share(width),
    height: share(height),
  };
}

const share = (part: number) => `${Number((part * 100).toFixed(2))}%`;
