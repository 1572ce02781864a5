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
 * The rules of `_headers`, each path once. Each hashed file has its own rule. The host sends a rule's headers
 * with its 404s too, so under a rule for the folder, browsers would keep a 404 for a year.
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
 * Patterns for the pages: those at the top by name, the others by their folder (`/blog/tag/:page`, `/blog-admin/:page`).
 * There is no `/blog/*`, because the host's package matches /blog-admin with it too. `/blog/:page` also matches posts
 * that don't exist, whose not-found page is public like any other.
 */
function pagePatterns(pages: ReadonlySet<string>): { path: string; isPublic: boolean }[] {
  const patterns = [...pages].map((path) => path.replace(/^(\/.+)\/[^/]+$/, '$1/:page'));
  return [...new Set(patterns)].toSorted().map((path) => ({
    path,
    isPublic: !/^\/(?:blog-admin(?:\/|$)|404$)/.test(path),
  }));
}

/** Joins the rules of one path, because no host documents what it does with two. */
function onePerPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const joined = new Map<string, HeaderRule['headers']>();
  for (const { path, headers } of rules) joined.set(path, { ...joined.get(path), ...headers });
  return [...joined].map(([path, headers]) => ({ path, headers }));
}
