/** Limits of one kind of page, in bytes. */
export interface PageClass {
  readonly name: string;
  /** Addresses of the class; a trailing `*` stands for one or more path segments. */
  readonly paths: readonly string[];
  /** The HTML with its inlined CSS, brotli. */
  readonly document: number;
  /** Document, fonts and pictures that load before any interaction, on a phone of 390 by 844 pixels. */
  readonly onLoad: number;
  /** An attribute of the first element that stands wholly below that phone's first screen. */
  readonly belowFirstScreen?: string;
}

/**
 * What the first flight of packets brings, with a margin for headers. Only a second flight costs a visitor time, so a
 * page that needs one shows its first screen with the first.
 */
export const firstFlight = 14_000;

/**
 * The first match counts; the last class is for all other pages. Home and the news take two flights, which carry 45,000
 * bytes: their limits only keep them from growing unseen.
 */
export const pageClasses: readonly PageClass[] = [
  {
    name: 'home',
    paths: ['/'],
    document: 18_000,
    onLoad: 64_000,
    belowFirstScreen: 'aria-label="What the press says"',
  },
  {
    name: 'news',
    paths: ['/news'],
    document: 22_000,
    onLoad: 64_000,
    belowFirstScreen: 'id="all-coverage"',
  },
  { name: 'blog list', paths: ['/blog', '/blog/page/*'], document: firstFlight, onLoad: 72_000 },
  {
    name: 'topic list',
    paths: ['/blog/category/*', '/blog/tag/*'],
    document: firstFlight,
    onLoad: 64_000,
  },
  { name: 'not found', paths: ['/404', '/blog/404'], document: firstFlight, onLoad: 64_000 },
  {
    name: 'post',
    paths: ['/blog/*'],
    document: 16_000,
    onLoad: 48_000,
    belowFirstScreen: 'class="prose"',
  },
  { name: 'other', paths: ['/*'], document: firstFlight, onLoad: 64_000 },
];

/** Pages that aren't public; the admin has a budget of its own. */
export const excludedPages: readonly string[] = ['/blog-admin', '/blog-admin/*'];

/** Inline scripts of a page, brotli. A page with an island needs the script that wakes it. */
export const inlineScript = { withIsland: 3_000, withoutIsland: 1_300 } as const;

/**
 * JavaScript that a page's islands fetch at one moment, gzip: all that the page names, and `parts`, the modules that these
 * ask for at once besides. Public pages fetch none before somebody uses a control.
 */
export const scriptLoads: readonly {
  readonly page: string;
  readonly moment: string;
  /** Parts that are there by then, with the page's own; what these fetched counts no more. */
  readonly already?: readonly string[];
  readonly parts: readonly string[];
  readonly bytes: number;
}[] = [
  { page: '/blog', moment: 'first use of the search', parts: [], bytes: 78_000 },
  { page: '/blog-admin', moment: 'login', parts: [], bytes: 90_000 },
  {
    page: '/blog-admin',
    moment: 'dashboard',
    parts: ['AdminScreen', 'DashboardScreen'],
    bytes: 150_000,
  },
  { page: '/blog-admin', moment: 'editor', parts: ['AdminScreen', 'EditorScreen'], bytes: 150_000 },
  {
    page: '/blog-admin',
    moment: 'first press on Visual',
    already: ['AdminScreen', 'EditorScreen'],
    parts: ['VisualField'],
    bytes: 180_000,
  },
];

/** All fonts that a page names. */
export const fonts = { bytes: 28_000, files: 2 } as const;

/** The widest candidate of a raster picture that counts, in pixels. */
export const rasterWidth = 640;

/** Limit of one drawing, brotli; the first match counts. */
export const drawings: readonly {
  readonly name: string;
  readonly path: RegExp;
  readonly bytes: number;
}[] = [
  { name: 'cover', path: /\/covers?[-/][^/]*\.svg$/, bytes: 4_000 },
  { name: 'scene', path: /\.svg$/, bytes: 12_000 },
];
