import { group } from '#src/art/svg.ts';

/** A color of the page that the drawing stands in. */
export const token = (name: string): string => `var(--color-${name})`;

/** A drawing in the document: its line is the page's ink, and it fills what holds it, as seen from the foot of its middle. */
export const onPage = (width: number, height: number, content: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
  group(
    content,
    `stroke="${token('ink')}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`,
  ) +
  '</svg>';

/** A limb or a pipe: an inked line with a colored one inside. */
export const pipe = (d: string, width: number, fill: string): string =>
  `<path d="${d}" fill="none" stroke-width="${width}"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${width - 8}"/>`;
