import { cssRules } from '#src/integrations/css-rules.ts';

const declaration = /(?<=^|[{;])\s*(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*)(?:;|(?=\})|$)/g;

/**
 * Writes the value of a custom property wherever it is read, and leaves out the property: a value that is repeated
 * compresses to nothing, the list of all properties doesn't. Only for those that are set once, on the root, and never
 * asked for by the page's markup or files.
 * @param css as the bundler minified it
 * @param texts all that may name a property besides the style sheet
 */
export function plainProperties(css: string, texts: readonly string[]): string {
  const constants = constantsOf(css, texts);
  let plain = css.replace(declaration, (text, name: string) => (constants.has(name) ? '' : text));
  // A value may read another one, which reads another one.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(
      /var\((--[\w-]+)\)/g,
      (text, name: string) => constants.get(name) ?? text,
    );
  }
  return plain.replace(/(?<=^|[{};])[^{};@]+\{\}/g, '');
}

function constantsOf(css: string, texts: readonly string[]): Map<string, string> {
  const times = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(declaration))
    times.set(name, (times.get(name) ?? 0) + 1);
  const constants = new Map<string, string>();
  for (const { prelude, body } of cssRules(css)) {
    if (body === null || !/^:root(?:,\s*:host)?$/.test(prelude)) continue;
    for (const [, name = '', value = ''] of body.matchAll(declaration)) {
      const isAsked = css.includes(`var(${name},`) || texts.some((text) => text.includes(name));
      if (times.get(name) === 1 && !isAsked) constants.set(name, value.trim());
    }
  }
  // One that reads a property which changes down the page has its value from the root: it stays.
  for (let size = -1; size !== constants.size;) {
    size = constants.size;
    for (const [name, value] of constants) {
      const reads = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, read = '']) => read);
      if (reads.some((read) => !constants.has(read))) constants.delete(name);
    }
  }
  return constants;
}
