import { ink } from '#src/art/palette.ts';

/** A number with at most one decimal and no trailing zero. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled shape with the ink outline that the group around it sets. Without path data there is none. */
export const shape = (d: string, fill: string): string => d && `<path d="${d}" fill="${fill}"/>`;

/** A filled shape without an outline. */
export const flat = (d: string, fill: string): string =>
  d && `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** A translucent film without an outline: glass, shade, a pool of light. */
export const film = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" stroke="none" opacity="${opacity}"/>`;

/** An unfilled line; color and width default to those of the group around it. */
export const line = (d: string, color = '', width = 0): string =>
  d &&
  `<path d="${d}" fill="none"${color && ` stroke="${color}"`}${width ? ` stroke-width="${round(width)}"` : ''}/>`;

/** A line of square dashes `on` long, `off` apart. */
export const dashes = (d: string, color: string, width: number, on: number, off: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="butt" stroke-dasharray="${on} ${off}"/>`;

/** A rounded limb of the given width: an inked line with a colored line inside. */
export const tube = (d: string, width: number, fill: string, outline = 8): string =>
  line(d, ink, width) + line(d, fill, width - outline * 2);

/** An outlined ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse${cx ? ` cx="${round(cx)}"` : ''}${cy ? ` cy="${round(cy)}"` : ''} rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

/** An outlined rectangle with rounded corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`;

/** A group; without attributes or content it is left out. */
export const group = (content: string, attributes: string): string =>
  content && attributes ? `<g ${attributes}>${content}</g>` : content;

/** Markup moved, scaled and turned (degrees, around its own origin). */
export const move = (content: string, x: number, y: number, scale = 1, angle = 0): string => {
  const steps = [
    (x || y) && `translate(${round(x)} ${round(y)})`,
    angle && `rotate(${round(angle)})`,
    scale !== 1 && `scale(${Math.round(scale * 1000) / 1000})`,
  ].filter(Boolean);
  return group(content, steps.length ? `transform="${steps.join('')}"` : '');
};

/** Ink outlines of one width with round joins: the line of the whole identity. */
export const inked = (content: string, width: number): string =>
  group(
    content,
    `stroke="${ink}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"`,
  );

/** A whole file, `width` by `height` CSS pixels. */
export const file = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A file's drawing in the document, where its language needs no name. */
export const inDocument = (drawing: string): string =>
  drawing.replace(' xmlns="http://www.w3.org/2000/svg"', '');
