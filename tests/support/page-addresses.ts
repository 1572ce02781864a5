import type { HtmlElement } from '#scripts/html-elements.ts';

/** An address in a page, as written. */
export interface PageAddress {
  readonly address: string;
  /** What names it, such as `a href`. */
  readonly place: string;
  /**
   * A link can be followed, so its anchor must exist. A file is only fetched. Data (JSON-LD) uses fragments as names.
   */
  readonly kind: 'link' | 'file' | 'data';
  readonly rel: string;
}

const linkPlaces = ['a href', 'area href', 'form action', 'button formaction'];
const filePlaces = [
  'link href',
  'script src',
  'img src',
  'source src',
  'video src',
  'video poster',
  'audio src',
  'track src',
  'iframe src',
  'embed src',
  'object data',
  'input src',
  'use href',
  'image href',
];
const metaAddresses = /^(?:og:(?:url|image|video|audio)(?::(?:secure_)?url)?|twitter:image)$/;
const cssAddress = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** Every address in a page: links, files, candidates of a srcset, metadata, fonts of its style, structured data. */
export function pageAddresses(elements: readonly HtmlElement[]): PageAddress[] {
  return elements.flatMap((element) => {
    const { name, attributes, text } = element;
    const rel = attributes.get('rel') ?? '';
    const named = (places: readonly string[], kind: 'link' | 'file') =>
      places.flatMap((place): PageAddress[] => {
        const [owner, attribute = ''] = place.split(' ');
        const address = owner === name ? attributes.get(attribute) : undefined;
        return address === undefined ? [] : [{ address, place, kind, rel }];
      });
    const files = (place: string, addresses: readonly string[], kind: 'file' | 'data' = 'file') =>
      addresses.map((address): PageAddress => ({ address, place, kind, rel }));
    return [
      ...named(linkPlaces, 'link'),
      ...named(filePlaces, 'file'),
      ...files(
        `${name} srcset`,
        candidates(attributes.get('srcset') ?? attributes.get('imagesrcset')),
      ),
      ...(name === 'meta' ? files(...metadata(attributes)) : []),
      ...(name === 'style'
        ? files(
            'style',
            [...text.matchAll(cssAddress)].map(([, url = '']) => url),
          )
        : []),
      ...(attributes.get('type') === 'application/ld+json'
        ? files('structured data', addressesIn(JSON.parse(text)), 'data')
        : []),
    ];
  });
}

function candidates(set = ''): string[] {
  return set
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

function metadata(attributes: ReadonlyMap<string, string>): [string, string[]] {
  const name = attributes.get('property') ?? attributes.get('name') ?? '';
  return [name, metaAddresses.test(name) ? [attributes.get('content') ?? ''] : []];
}

function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return /^https?:/.test(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(addressesIn) : [];
}
