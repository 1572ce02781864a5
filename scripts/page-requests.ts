import { rasterWidth } from '#scripts/budget-limits.ts';
import { htmlElements } from '#scripts/html-elements.ts';
import type { HtmlElement } from '#scripts/html-elements.ts';

/** What a page requests before any interaction, read from its HTML. Addresses are as the page writes them. */
interface PageRequests {
  readonly blocking: readonly string[];
  /** Script files that load without an interaction. */
  readonly scripts: readonly string[];
  /** Text of all inline scripts, joined; data blocks such as JSON-LD don't count. */
  readonly inlineScript: string;
  readonly hasIsland: boolean;
  readonly fonts: readonly string[];
  /**
   * Pictures that load at once. Whether a lazy one does depends on its place, so tests/e2e/every-page.spec.ts measures in
   * a browser what a phone really fetches.
   */
  readonly pictures: readonly string[];
}

const scriptTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);
const staticImport = /(?:^|[;}\n])\s*import\s*(?:[\w*{][^'"();]*from\s*)?["']([^"']+)["']/g;
const cssAddress = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** Reads a built page. A picture counts with its widest candidate of at most 640 pixels. */
export function pageRequests(html: string): PageRequests {
  const all = htmlElements(html);
  const live = all.filter(
    ({ ancestors }) => !ancestors.includes('template') && !ancestors.includes('noscript'),
  );
  const scripts = live.filter(
    ({ name, attributes }) => name === 'script' && scriptTypes.has(attributes.get('type') ?? ''),
  );
  const inline = scripts.filter(({ attributes }) => !attributes.has('src'));
  const links = live.filter(({ name }) => name === 'link');
  const styled = live
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => [...text.matchAll(cssAddress)].map(([, address = '']) => address));
  const preloaded = (as: string) => addresses(linked(links, 'preload', as), 'href');
  return {
    blocking: [
      ...addresses(
        // The print style doesn't count, because no screen waits for it.
        linked(links, 'stylesheet').filter(({ attributes }) => attributes.get('media') !== 'print'),
        'href',
      ),
      ...addresses(scripts.filter(isBlocking), 'src'),
    ],
    scripts: unique([
      ...addresses(scripts, 'src'),
      ...addresses(linked(links, 'modulepreload'), 'href'),
      ...preloaded('script'),
      ...inline
        .filter(({ attributes }) => attributes.get('type') === 'module')
        .flatMap(({ text }) => [...text.matchAll(staticImport)].map(([, file = '']) => file)),
    ]),
    inlineScript: inline.map(({ text }) => text).join('\n'),
    // `data-island` names the script of an island that runs without Astro's element.
    hasIsland: all.some(
      ({ name, attributes }) => name === 'astro-island' || attributes.has('data-island'),
    ),
    fonts: unique([...styled.filter(isFont), ...preloaded('font')]),
    pictures: unique([
      ...styled.filter((address) => !isFont(address)),
      ...preloaded('image'),
      ...pictures(live),
    ]).filter((address) => !address.startsWith('data:') && !address.startsWith('#')),
  };
}

function isBlocking({ attributes, ancestors }: HtmlElement): boolean {
  const isDeferred = attributes.has('async') || attributes.has('defer');
  return ancestors.includes('head') && attributes.get('type') !== 'module' && !isDeferred;
}

function isFont(address: string): boolean {
  return /\.(?:woff2?|ttf|otf)(?:[?#]|$)/.test(address);
}

function linked(links: readonly HtmlElement[], rel: string, as?: string): HtmlElement[] {
  return links.filter(({ attributes }) => {
    const relations = attributes.get('rel')?.split(/\s+/) ?? [];
    return relations.includes(rel) && (as === undefined || attributes.get('as') === as);
  });
}

function addresses(elements: readonly HtmlElement[], attribute: string): string[] {
  return elements.flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The pictures that a browser takes: the first source of a picture element, a lone img, and referenced drawings. */
function pictures(elements: readonly HtmlElement[]): string[] {
  const found: string[] = [];
  let source: string | undefined;
  for (const { name, attributes, ancestors, isHidden } of elements) {
    if (name === 'picture') source = undefined;
    if (name === 'source' && ancestors.at(-1) === 'picture') source ??= attributes.get('srcset');
    if (name !== 'img' && name !== 'use' && name !== 'image') continue;
    const isInPicture = ancestors.at(-1) === 'picture';
    const set = (isInPicture ? source : undefined) ?? attributes.get('srcset');
    const file = attributes.get('src') ?? attributes.get('href') ?? attributes.get('xlink:href');
    const chosen = (set === undefined ? undefined : candidate(set)) ?? file;
    const isLazy = attributes.get('loading') === 'lazy';
    if (chosen !== undefined && !isHidden && !isLazy) found.push(chosen.replace(/#.*$/, ''));
  }
  return found.filter((address) => address !== '');
}

/** The widest candidate of a srcset of at most 640 pixels, else the narrowest. */
function candidate(set: string): string | undefined {
  const sized = set
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/))
    .map(([file = '', size = '']) => ({ file, width: size.endsWith('w') ? parseInt(size, 10) : 0 }))
    .sort((a, b) => a.width - b.width);
  return (sized.findLast(({ width }) => width <= rasterWidth) ?? sized[0])?.file;
}
