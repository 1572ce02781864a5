/** Limits of one kind of page, in bytes. */
export interface PageClass {
  readonly name: string;
  /** Addresses of the class; a trailing `*` stands for one or more path segments. */
  readonly paths: readonly string[];
  /** The HTML with its inlined CSS, brotli. */
  readonly document: number;
  /** Document, fonts and pictures that load before any interaction, on a phone of 390 by 844 pixels. */
  readonly onLoad: number;
}

/** The first match counts; the last class is for all other pages. */
export const pageClasses: readonly PageClass[] = [
  { name: 'home', paths: ['/'], document: 16_000, onLoad: 64_000 },
  { name: 'news', paths: ['/news'], document: 22_000, onLoad: 64_000 },
  { name: 'blog list', paths: ['/blog', '/blog/page/*'], document: 14_000, onLoad: 72_000 },
  {
    name: 'topic list',
    paths: ['/blog/category/*', '/blog/tag/*'],
    document: 14_000,
    onLoad: 64_000,
  },
  { name: 'post', paths: ['/blog/*'], document: 10_000, onLoad: 48_000 },
  {
    name: 'text',
    paths: ['/about', '/contact', '/partnerships', '/petition', '/presskit', '/privacy', '/404'],
    document: 10_000,
    onLoad: 64_000,
  },
  { name: 'other', paths: ['/*'], document: 14_000, onLoad: 64_000 },
];

/** Pages that aren't public; the admin has a budget of its own. */
export const excludedPages: readonly string[] = ['/blog-admin', '/blog-admin/*'];

/** Inline scripts of a page, brotli. A page with an island needs the script that wakes it. */
export const inlineScript = { withIsland: 3_000, withoutIsland: 1_000 } as const;

/** All JavaScript that the blog admin can load, at once or later, gzip. */
export const adminScriptBytes = 170_000;

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
