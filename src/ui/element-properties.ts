/**
 * What the Markdown engine asks about the properties of HTML, in place of a package that lists all of HTML and SVG
 * (5 kB of every browser's script): Markdown makes few elements, and no SVG. `astro.config.mjs` puts it in.
 */
interface PropertyInfo {
  readonly property: string;
  readonly attribute: string;
  /** A list of values is written with spaces. */
  readonly commaSeparated: false;
  /** React knows these by their property's name, and all others by their attribute's. */
  readonly space: 'html' | undefined;
}

export const html = {};
export const svg = html;
/** Where React's names differ from those of the engine: nowhere in what Markdown makes. */
export const hastToReact = {};

/**
 * How a property of the engine's tree is written.
 * @param property as the tree has it: `className`, `ariaDescribedBy`, `dataFootnoteRef`, or an attribute
 */
export function find(_schema: object, property: string): PropertyInfo {
  const named = { property, commaSeparated: false } as const;
  const [, kind = '', rest = ''] = /^(aria|data)-?([A-Z].*)$/.exec(property) ?? [];
  if (kind === 'aria') {
    return { ...named, attribute: `aria-${rest.toLowerCase()}`, space: undefined };
  }
  if (kind === 'data') {
    const dashed = rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { ...named, attribute: `data${dashed}`, space: undefined };
  }
  if (property.includes('-')) return { ...named, attribute: property, space: undefined };
  return { ...named, attribute: property.toLowerCase(), space: 'html' };
}
