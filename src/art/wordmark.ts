import { file, flat, group } from '#src/art/svg.ts';
import { wordmarkCapHeight, wordmarkLines } from '#src/art/wordmark-paths.ts';

const width = 1200;
const lineGap = 40;

/**
 * The brand's name as outlines, two lines of one width, on a clear ground; a whole SVG file, 1200 pixels wide.
 * @param color any CSS color: ink on light grounds, white on dark ones
 */
export function drawWordmark(color: string): string {
  let y = 0;
  const lines = wordmarkLines.map((line) => {
    const scale = width / line.width;
    y += wordmarkCapHeight * scale;
    const drawn = group(
      flat(line.d, color),
      `transform="translate(0 ${y.toFixed(1)})scale(${scale.toFixed(5)} -${scale.toFixed(5)})"`,
    );
    y += lineGap;
    return drawn;
  });
  return file(width, Math.ceil(y - lineGap), lines.join(''));
}
