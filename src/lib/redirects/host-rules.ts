import type { FirstPost } from '#src/config/first-posts.ts';
import type { RedirectTable } from '#src/config/redirects.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { KnownPost } from '#src/lib/redirects/resolve-redirect.ts';

/** A built post, with the names that its address had before. */
type BuiltPost = KnownPost & { readonly formerSlugs?: readonly string[] };

/** What the build knows when it writes the host's rules. */
interface BuiltSite {
  /** Canonical root without a trailing slash, https and without www. */
  readonly url: string;
  /** If two posts had one name, it leads to the first of them. */
  readonly posts: readonly BuiltPost[];
  /** Paths of all built pages, as addresses: '/', '/blog', '/blog/a-post'. */
  readonly pages: ReadonlySet<string>;
  /** Year of the build: dated addresses are written up to it. */
  readonly year: number;
}

/**
 * The lines of `_redirects`, for Netlify and Cloudflare Pages; the first match wins. Lines without a placeholder or splat
 * come first: Cloudflare Pages takes up to 2,000 of them, and from the first other line on no more than 100. It refuses
 * those of the host names, and counts them. Their number depends on the year and on how many posts were renamed, never on
 * how many there are.
 */
export function hostRules(
  table: RedirectTable,
  firstPosts: readonly FirstPost[],
  site: BuiltSite,
): string[] {
  const first = firstPosts.flatMap((post) => {
    const now = site.posts.find(({ id }) => id === post.id);
    return now
      ? [{ ...post, isRenamed: now.slug !== post.slug, target: `${postHref(now.slug)} 301` }]
      : [];
  });
  const list = listRules(site.pages);
  return [
    ...table.exact.map(({ from, to }) => `${from} ${to} 301`),
    ...list.ends,
    ...firstOfEach([
      ...first.flatMap((post) => oldAddresses(post, table, site.pages)),
      ...site.posts.flatMap((post) => formerAddresses(post, table, site.pages)),
    ]),
    ...canonicalHost(site.url),
    // The year is a placeholder here because nothing else in any folder is called so.
    ...first.flatMap(({ slug, isRenamed, target }) =>
      [`${slug}.html`, ...(isRenamed ? [slug] : [])].map(
        (name) => `/:year/:month/${name} ${target}`,
      ),
    ),
    ...table.postFolders.map((folder) => `${folder}/:slug /blog/:slug 301`),
    // Here it would swallow pages such as /blog/tag/cats.
    ...years(table.firstDatedYear, site.year).map(
      (year) => `/${year}/:month/:slug /blog/:slug 301`,
    ),
    ...list.beyond,
    ...table.rewrites
      .filter(({ page }) => site.pages.has(page))
      .map(({ from, page, status }) => `${from} ${page} ${status}`),
  ];
}

/** Three rules: an https rule doesn't match http, and each must reach the canonical host in one hop. */
function canonicalHost(url: string): string[] {
  const host = new URL(url).host;
  return [`http://${host}`, `http://www.${host}`, `https://www.${host}`].map(
    // "!" because files exist at these paths and would otherwise be served.
    (from) => `${from}/* ${url}/:splat 301!`,
  );
}

/**
 * What a folder's general rule would get wrong: it keeps an ending `.html`, and an id would be sent on a second time,
 * from /blog/{id} to the post.
 */
function oldAddresses(
  { id, slug, target }: FirstPost & { readonly target: string },
  { postFolders, sharedFolders }: RedirectTable,
  pages: ReadonlySet<string>,
): string[] {
  return [
    ...[id, slug].map(postHref).filter((address) => !pages.has(address)),
    ...postFolders.flatMap((folder) => [`${folder}/${id}`, `${folder}/${slug}.html`]),
    ...sharedFolders.flatMap((folder) => [`${folder}/${slug}`, `${folder}/${slug}.html`]),
  ].map((address) => `${address} ${target}`);
}

/** Where a post was before it was renamed, if no page is there now; the folders' general rules would need a second hop. */
function formerAddresses(
  { slug, formerSlugs = [] }: BuiltPost,
  { postFolders }: RedirectTable,
  pages: ReadonlySet<string>,
): string[] {
  return formerSlugs
    .filter((former) => !pages.has(postHref(former)))
    .flatMap((former) => [postHref(former), ...postFolders.map((folder) => `${folder}/${former}`)])
    .map((address) => `${address} ${postHref(slug)} 301`);
}

/** The lines that count: of those from one address, the host follows the first. */
function firstOfEach(lines: readonly string[]): string[] {
  const from = (line: string) => line.slice(0, line.indexOf(' '));
  return [...Map.groupBy(lines, from).values()].flatMap(([line = '']) => line);
}

/**
 * A page of the blog's list that isn't built shows the last one that is, and 0 leads to the first: the number of a page is
 * clamped, and in a browser with posts of its own there are more pages, which the search draws at these addresses.
 */
function listRules(pages: ReadonlySet<string>): { ends: string[]; beyond: string[] } {
  if (!pages.has('/blog')) return { ends: [], beyond: [] };
  let last = 1;
  while (pages.has(`/blog/page/${last + 1}`)) last += 1;
  return {
    ends: ['/blog/page/0', '/blog/page/1'].map((from) => `${from} /blog 301`),
    beyond: [`/blog/page/* ${last === 1 ? '/blog' : `/blog/page/${last}`} 200`],
  };
}

function years(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
