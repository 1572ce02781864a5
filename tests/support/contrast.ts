/** Red, green and blue of a hex color with three or six digits, from 0 to 255. */
function channels(color: string): [number, number, number] {
  const hex = color.slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  if (!/^#[\da-f]+$/.test(color) || full.length !== 6) throw new Error(`${color} is no color.`);
  const at = (start: number) => parseInt(full.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two hex colors, from 1 to 21, WCAG 2.2. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
