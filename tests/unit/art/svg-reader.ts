import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes on the wire, by brotli: at its best only where a quality that takes a thirtieth of the time isn't within the limit.
 */
export function weigh(svg: string, limit: number): number {
  const quick = brotliSize(svg, 5);
  return quick <= limit ? quick : brotliSize(svg, 11);
}

const brotliSize = (svg: string, quality: number) =>
  brotliCompressSync(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

/** What is wrong with an SVG file, one text for each fault. */
export const faults = (svg: string): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  const ids: string[] = [];
  if (
    !/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/.test(
      svg,
    )
  ) {
    found.push('not a standalone file');
  }
  const tags = svg.match(/<[^>]*>/g) ?? [];
  if (tags.join('') !== svg) found.push('characters between the tags');
  for (const tag of tags) {
    const [, slash, name = '', attributes = '', end] =
      /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>$/.exec(tag) ?? [];
    if (!name) found.push(`malformed ${tag}`);
    if (slash) {
      if (open.pop() !== name) found.push(`${tag} closes another tag`);
    } else if (!end) open.push(name);
    if (/^(text|script|style|image|foreignObject)$/i.test(name)) found.push(`<${name}>`);
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    );
    if (new Set(names).size !== names.length) found.push(`an attribute twice in ${tag}`);
    for (const attribute of names) {
      if (/^(style|on.*)$/i.test(attribute)) found.push(`${attribute}=`);
    }
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined) ids.push(id);
    if (/ d="(?!M)/.test(attributes)) found.push(`a path without a start: ${tag}`);
    if (/\d\.\d\d/.test(attributes.replace(/scale\([\d.]+\)/g, ''))) found.push(`too fine: ${tag}`);
  }
  if (open.length) found.push(`never closed: ${open.join()}`);
  if (new Set(ids).size !== ids.length) found.push('an id twice');
  for (const [, target] of svg.matchAll(/(?:href="|url\()#([a-z]+)/g)) {
    if (!ids.includes(target ?? '')) found.push(`nothing has the id ${target ?? ''}`);
  }
  if (/NaN|undefined|null|Infinity/.test(svg)) found.push('a value is missing');
  return found;
};
