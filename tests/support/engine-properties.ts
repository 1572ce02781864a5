/** What Google's documentation says of one type of structured data. */
interface EngineRule {
  /** The page of Google's documentation, as read in November 2026. */
  readonly source: string;
  readonly required: readonly string[];
  /** Those that are true of us; the comment beside a type says which others are left out, and why. */
  readonly recommended: readonly string[];
}

const docs = 'https://developers.google.com/search/docs/appearance';

/** By `@type`. A path such as `author.name` looks into the objects, and into every item of a list. */
export const engineRules: Readonly<Record<string, EngineRule>> = {
  // Nothing is required. `author.url` is checked where the author is the brand: of no person an address is known.
  BlogPosting: {
    source: `${docs}/structured-data/article`,
    required: [],
    recommended: ['author', 'author.name', 'dateModified', 'datePublished', 'headline', 'image'],
  },
  // The last step may leave its address out: it is the page itself.
  BreadcrumbList: {
    source: `${docs}/structured-data/breadcrumb`,
    required: ['itemListElement', 'itemListElement.name', 'itemListElement.position'],
    recommended: [],
  },
  // Left out: address, telephone, contactPoint and email (the owner hasn't confirmed any), legalName, taxID and other
  // numbers of a registered business (none is known).
  Organization: {
    source: `${docs}/structured-data/organization`,
    required: [],
    recommended: [
      ...['alternateName', 'description', 'foundingDate', 'logo', 'name', 'sameAs', 'url'],
    ],
  },
  WebSite: {
    source: `${docs}/site-names`,
    required: ['name', 'url'],
    recommended: ['alternateName'],
  },
  // A summary page's list: each item has its place and the address of its page.
  ItemList: {
    source: `${docs}/structured-data/carousel`,
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.url'],
    recommended: [],
  },
  // No feature of Google's has it, so it can miss nothing; its parts are not ours to advertise.
  CollectionPage: { source: 'https://schema.org/CollectionPage', required: [], recommended: [] },
};

/** Types that need what we don't have: a date, a count of ratings, a shop of ours (Google's review-snippet and event pages). */
export const forbiddenTypes: readonly string[] = [
  ...[
    'AggregateRating',
    'Rating',
    'Review',
    'Event',
    'Product',
    'Offer',
    'FAQPage',
    'SearchAction',
  ],
];

/** The values at a path; what one object lacks comes back as undefined. */
export function valuesAt(data: unknown, path: string): unknown[] {
  const [first = '', ...rest] = path.split('.');
  const here = [data]
    .flat()
    .map((item) => (item as Readonly<Record<string, unknown>> | undefined)?.[first]);
  if (rest.length === 0) return here;
  return here.flat().flatMap((value) => valuesAt(value, rest.join('.')));
}

/** Every object in a piece of structured data, itself first. */
export function objectsIn(data: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.flatMap(objectsIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Readonly<Record<string, unknown>>, ...Object.values(data).flatMap(objectsIn)];
}
