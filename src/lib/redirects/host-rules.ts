import { manyHostRules, type RedirectTable } from '#src/config/redirects.ts';
import { postHref } from '#src/lib/posts/find.ts';

/** What the build knows when it writes the host's rules. */
interface BuiltSite {
  /** Canonical root without a trailing slash, https and without www. */
  readonly url: string;
  /** Slugs of the posts that were built. */
  readonly slugs: readonly string[];
  /** Ids of those posts, by slug; a post whose id is not known gets no rule for it. */
  readonly ids: ReadonlyMap<string, string>;
  /** Paths of all built pages, as addresses: '/', '/blog', '/blog/a-post'. */
  readonly pages: ReadonlySet<string>;
  /** Year of the build: dated addresses are written up to it. */
  readonly year: number;
}

const post = /^\/blog\/([^/]+)$/;

/**
 * What the host's rules need to know of a build.
 *
 * @param pathnames as Astro reports them: '' for the home page, 'blog/a-post', with or without slashes at the ends
 */
export function builtSite(
  pathnames: readonly string[],
  url: string,
  year: number,
  ids: ReadonlyMap<string, string>,
): BuiltSite {
  const paths = pathnames.map((pathname) => `/${pathname.replace(/^\/|\/$/g, '')}`);
  const slugs = paths.flatMap((path) => post.exec(path)?.[1] ?? []).sort();
  return { url, slugs, ids, pages: new Set(paths), year };
}

/**
 * The lines of Netlify's `_redirects`, first match wins (design section 2 item 2): host rules, exact rules, the rules
 * of every known post, patterns, pages of the blog's list, rewrites. A pattern's `.html` form is written per post,
 * because a placeholder would keep the ending and cost a second hop.
 */
export function hostRules(table: RedirectTable, site: BuiltSite): string[] {
  return [
    ...canonicalHost(site.url),
    ...table.exact.map(({ from, to }) => `${from} ${to} 301`),
    ...site.slugs.flatMap((slug) => postRules(slug, table, site.year)),
    ...site.slugs.flatMap((slug) => idRules(slug, table, site)),
    ...table.postFolders.map((folder) => `${folder}/:slug /blog/:slug 301`),
    ...(site.pages.has('/blog') ? listRules(site.pages) : []),
    ...table.rewrites
      .filter(({ page }) => site.pages.has(page))
      .map(({ from, page, status }) => `${from} ${page} ${status}`),
  ];
}

/** What to tell whoever builds when the rules are too many for the host; null while they aren't. */
export function tooManyRules(rules: number, posts: number): string | null {
  if (rules < manyHostRules) return null;
  const each = Math.round(rules / Math.max(1, posts));
  return `${rules} redirect rules, ${each} for each of ${posts} posts: Netlify advises against ${manyHostRules} or more and may refuse them. Raise firstDatedYear in src/config/redirects.ts, or leave out old addresses that nobody uses.`;
}

/** Three rules: an https rule doesn't match http, and each must reach the canonical host in one hop. */
function canonicalHost(url: string): string[] {
  const host = new URL(url).host;
  return [`http://${host}`, `http://www.${host}`, `https://www.${host}`].map(
    // "!" because files exist at these paths and would otherwise be served.
    (from) => `${from}/* ${url}/:splat 301!`,
  );
}

function postRules(slug: string, table: RedirectTable, year: number): string[] {
  const target = `${postHref(slug)} 301`;
  const years = range(table.firstDatedYear, year);
  return [
    ...table.postFolders.map((folder) => `${folder}/${slug}.html ${target}`),
    ...table.sharedFolders.flatMap((folder) => [
      `${folder}/${slug} ${target}`,
      `${folder}/${slug}.html ${target}`,
    ]),
    ...years.flatMap((dated) => [
      `/${dated}/:month/${slug} ${target}`,
      `/${dated}/:month/${slug}.html ${target}`,
    ]),
  ];
}

/**
 * A page of the blog's list that isn't built shows the last one that is, and 0 leads to the first: the spec clamps the
 * page (section 2), and in a browser with posts of its own there are more pages, which the search draws at these addresses.
 */
function listRules(pages: ReadonlySet<string>): string[] {
  let last = 1;
  while (pages.has(`/blog/page/${last + 1}`)) last += 1;
  return [
    ...['/blog/page/0', '/blog/page/1'].map((from) => `${from} /blog 301`),
    `/blog/page/* ${last === 1 ? '/blog' : `/blog/page/${last}`} 200`,
  ];
}

/**
 * /blog/{id} leads to the post, unless a page stands there (spec section 2, "Blog post"). So does an id in the folders
 * that moved: their pattern would lead to /blog/{id}, and from there on a second time.
 */
function idRules(slug: string, table: RedirectTable, { ids, pages }: BuiltSite): string[] {
  const id = ids.get(slug);
  // Blanks and the like would end or change the rule.
  if (id === undefined || !/^[\w.~-]+$/.test(id) || pages.has(postHref(id))) return [];
  const from = [postHref(id), ...table.postFolders.map((folder) => `${folder}/${id}`)];
  return from.map((address) => `${address} ${postHref(slug)} 301`);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
