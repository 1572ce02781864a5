import {
  headerRules,
  immutable,
  pageHeaders,
  securityHeaders,
  speculationRules,
  type HeaderRule,
} from '#src/config/headers.ts';

/** What the build knows when it writes the host's header rules. */
interface BuiltFiles {
  /** Paths of all built pages, as addresses: '/', '/blog', '/blog/a-post'. */
  readonly pages: ReadonlySet<string>;
  /** Paths of the files whose name changes with their content. */
  readonly hashed: readonly string[];
}

/**
 * The rules of Netlify's `_headers`, each path once. Hashed files have a rule each: under a folder's rule a file that is
 * gone would be kept as missing for a year, because the host sends a rule's headers with its 404s.
 */
export function hostHeaders({ pages, hashed }: BuiltFiles): HeaderRule[] {
  return onePerPath([
    { path: '/*', headers: securityHeaders },
    ...pagePatterns(pages).map(({ path, isPublic }) => ({
      path,
      headers: isPublic ? { ...pageHeaders, ...speculationRules.headers } : pageHeaders,
    })),
    ...headerRules,
    ...hashed.map((path) => ({ path, headers: immutable })),
  ]);
}

/**
 * The pages: those at the top by name, the blog's by their folder (`/blog/tag/:page`), the admin's as one. A `/blog/*`
 * would mean /blog-admin too, as the host's package reads it. `/blog/:page` also means posts that nobody wrote: their
 * not-found page is public like any other.
 */
function pagePatterns(pages: ReadonlySet<string>): { path: string; isPublic: boolean }[] {
  const patterns = [...pages].map((path) =>
    path.replace(/^(\/blog-admin)(?:\/.*)?$/, '$1/*').replace(/^(\/.+)\/[^/*]+$/, '$1/:page'),
  );
  return [...new Set(patterns)].toSorted().map((path) => ({
    path,
    isPublic: !/^\/(?:blog-admin\/|404$)/.test(path),
  }));
}

/** Joins the rules of one path, in the place of the first: what a host does with two is nowhere said. */
function onePerPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const joined = new Map<string, HeaderRule['headers']>();
  for (const { path, headers } of rules) joined.set(path, { ...joined.get(path), ...headers });
  return [...joined].map(([path, headers]) => ({ path, headers }));
}
