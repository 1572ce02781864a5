/**
 * What Google's documentation says about one type of structured data. Its pages change, so look at the page before you
 * change a rule.
 */
interface EngineRule {
  /** Google's page, or schema.org's if Google doesn't use the type. */
  readonly source: string;
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  /** In a list, what every item except the last must have. */
  readonly requiredButInLast?: string;
  /** What the page recommends and we leave out. */
  readonly leftOut?: readonly { readonly properties: readonly string[]; readonly reason: string }[];
}

const docs = 'https://developers.google.com/search/docs/appearance';
const schema = 'https://schema.org';
const article = `${docs}/structured-data/article`;

/**
 * By `@type`. An object inside another may have a rule of its own: `BlogPosting.author Person` is a person named as the
 * author of a post. A path such as `author.name` looks into the objects, and into every item of a list.
 */
const engineRules: Readonly<Record<string, EngineRule>> = {
  BlogPosting: {
    source: article,
    required: [],
    recommended: ['author', 'author.name', 'dateModified', 'datePublished', 'headline', 'image'],
    leftOut: [
      {
        properties: ['image.16x9', 'image.4x3', 'image.1x1'],
        reason: 'a post has one raster picture, its social card of 1200x630; a crop cuts its title',
      },
    ],
  },
  'BlogPosting.author Organization': {
    source: article,
    required: [],
    recommended: ['name', 'url'],
  },
  'BlogPosting.author Person': {
    source: article,
    required: [],
    recommended: ['name'],
    leftOut: [{ properties: ['url'], reason: 'nobody has a page here, and we make none up' }],
  },
  'BlogPosting.image ImageObject': {
    source: `${docs}/structured-data/image-license-metadata`,
    required: ['contentUrl', 'creditText'],
    leftOut: [
      {
        properties: ['acquireLicensePage', 'copyrightNotice', 'creator', 'license'],
        reason: 'a credit says who drew or took a picture, and nothing of rights',
      },
    ],
  },
  BreadcrumbList: {
    source: `${docs}/structured-data/breadcrumb`,
    required: ['itemListElement', 'itemListElement.name', 'itemListElement.position'],
    // The last step is the page itself.
    requiredButInLast: 'itemListElement.item',
  },
  Organization: {
    source: `${docs}/structured-data/organization`,
    required: [],
    recommended: [
      ...['alternateName', 'description', 'foundingDate', 'logo', 'name', 'sameAs', 'url'],
    ],
    leftOut: [
      {
        properties: ['address', 'contactPoint', 'email', 'telephone'],
        reason: 'the owner has confirmed none',
      },
      {
        properties: [
          ...['legalName', 'taxID', 'vatID', 'duns', 'leiCode', 'naics', 'iso6523Code'],
          ...['globalLocationNumber', 'numberOfEmployees'],
        ],
        reason: 'of a registered business nothing is known',
      },
    ],
  },
  'Organization.founder Person': { source: `${schema}/founder`, required: ['name'] },
  WebSite: {
    source: `${docs}/site-names`,
    required: ['name', 'url'],
    recommended: ['alternateName'],
  },
  // The home page describes it in full; here it is only named.
  'CollectionPage.isPartOf WebSite': {
    source: `${schema}/isPartOf`,
    required: ['@id', 'name', 'url'],
  },
  // On a summary page each item has its place and the address of its page.
  ItemList: {
    source: `${docs}/structured-data/carousel`,
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.url'],
  },
  // The works of others, each described here. It can't be a carousel, whose pages would have to be ours.
  'CollectionPage.mainEntity ItemList': {
    source: `${schema}/ItemList`,
    required: [
      ...['numberOfItems', 'itemListElement', 'itemListElement.position', 'itemListElement.item'],
    ],
  },
  ListItem: { source: `${schema}/ListItem`, required: ['position'] },
  'ListItem.item CreativeWork': {
    source: `${schema}/CreativeWork`,
    required: ['headline', 'url', 'publisher'],
  },
  'CreativeWork.publisher Organization': { source: `${schema}/publisher`, required: ['name'] },
  // Google doesn't use this type.
  CollectionPage: { source: `${schema}/CollectionPage`, required: ['name', 'url', 'mainEntity'] },
};

/** An object of structured data and its place: `BlogPosting.author`, or '' at the top. */
interface PlacedObject {
  readonly data: Readonly<Record<string, unknown>>;
  readonly place: string;
}

/** Every object with a type, at the top or inside another, with its place. */
export function placedObjects(data: unknown, place = ''): PlacedObject[] {
  if (Array.isArray(data)) return data.flatMap((item) => placedObjects(item, place));
  if (typeof data !== 'object' || data === null) return [];
  const own = data as PlacedObject['data'];
  const within = Object.entries(own).flatMap(([name, value]) =>
    placedObjects(value, `${String(own['@type'])}.${name}`),
  );
  return own['@type'] === undefined ? within : [{ data: own, place }, ...within];
}

/** One sentence for each property that an object lacks, or has although its rule leaves it out. */
export function engineProblems({ data, place }: PlacedObject): string[] {
  const type = String(data['@type']);
  const rule = engineRules[`${place} ${type}`] ?? engineRules[type];
  if (!rule) return [`there is no rule for ${place} ${type}`];
  const { source, required, recommended = [], requiredButInLast, leftOut = [] } = rule;
  const lacks = (values: unknown[]) => values.some((value) => (value ?? '') === '');
  const missing = [...required, ...recommended].filter((path) => lacks(valuesAt(data, path)));
  if (requiredButInLast !== undefined && lacks(valuesAt(data, requiredButInLast).slice(0, -1))) {
    missing.push(requiredButInLast);
  }
  const told = leftOut
    .flatMap(({ properties }) => properties)
    .filter((path) => valuesAt(data, path).some((value) => value !== undefined));
  return [
    ...missing.map((path) => `${type} lacks ${path} (${source})`),
    ...told.map((path) => `${type} tells ${path}, which its rule leaves out`),
  ];
}

/** Types that need what we don't have: a date, a number of ratings, a shop of our own. */
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

/** The values at a path; undefined for an object that lacks it. */
function valuesAt(data: unknown, path: string): unknown[] {
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
