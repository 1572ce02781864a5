import type { Ask } from '#scripts/smoke-client.ts';
import { firstPosts } from '#src/config/first-posts.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** The result of a check: null if all is well, else what is wrong, or why it couldn't be checked. */
type Finding = string | null | { readonly notChecked: string };

export type Check = readonly [name: string, run: () => Promise<Finding>];

const { exact, postFolders, sharedFolders, firstDatedYear } = redirectTable;
/** Where any name leads to the post of that name. */
const generalFolders = [...postFolders, `/${firstDatedYear}/05`];

/** The host's redirects: the rows of the table, the newest post and one of the first ones by their old addresses, traps. */
export function redirectChecks(ask: Ask, base: URL, posts: readonly PostHead[]): Check[] {
  const hop = (from: string, to: string) => hopProblem(ask, new URL(from, base), new URL(to, base));
  const moves = [
    ...exact.map(({ from, to }) => [from, to] as const),
    ['/blog/page/1', '/blog'] as const,
    ...posts.slice(0, 1).flatMap(({ slug }) => generalMoves(slug)),
    ...firstPostMoves(posts),
  ];
  return [
    // Hosts move a trailing slash by themselves, some with 308.
    [
      '/about/ to /about',
      () => hopProblem(ask, new URL('/about/', base), new URL('/about', base), [301, 308]),
    ],
    ...moves.map(([from, to]): Check => [
      `${from} to ${to}`,
      async () => (await hop(from, to)) ?? targetProblem(ask, to),
    ]),
    ...generalMoves('no-such-post').map(([from, to]): Check => [
      `${from} to ${to}`,
      () => hop(from, to),
    ]),
    ...sharedFolders.map((folder): Check => [
      `${folder}/no-such-post stays unknown`,
      () => statusProblem(ask, `${folder}/no-such-post`, 404),
    ]),
  ];
}

const generalMoves = (slug: string) =>
  generalFolders.map((folder) => [`${folder}/${slug}`, postHref(slug)] as const);

/** Every kind of old address that a first post has, of the first one that is still there. */
function firstPostMoves(posts: readonly PostHead[]) {
  for (const { id, slug } of firstPosts) {
    const now = posts.find((post) => post.id === id);
    if (!now) continue;
    return [
      ...['/blog', ...postFolders].map((folder) => `${folder}/${id}`),
      ...[...generalFolders, ...sharedFolders].map((folder) => `${folder}/${slug}.html`),
      ...sharedFolders.map((folder) => `${folder}/${slug}`),
    ].map((from) => [from, postHref(now.slug)] as const);
  }
  return [];
}

/** The site's other addresses (http, www), each of which must reach the canonical host in one hop. */
export function canonicalHosts(): string[] {
  const { host } = new URL(site.url);
  return [`http://${host}`, `http://www.${host}`, `https://www.${host}`];
}

/** What is wrong with the redirect from one address to another. */
export async function hopProblem(
  ask: Ask,
  from: URL,
  to: URL,
  statuses: readonly number[] = [301],
): Promise<string | null> {
  const { status, headers } = await ask(from.href);
  if (!statuses.includes(status)) return `answers ${status}, not ${statuses.join(' or ')}`;
  const location = headers.get('location') ?? '';
  const leadsTo = URL.canParse(location, from) ? new URL(location, from).href : location;
  return leadsTo === to.href ? null : `leads to ${leadsTo}`;
}

async function targetProblem(ask: Ask, path: string): Promise<string | null> {
  const problem = await statusProblem(ask, path, 200);
  return problem === null ? null : `${path} ${problem}`;
}

/** What is wrong with the status of a path. */
export async function statusProblem(ask: Ask, path: string, wanted: number) {
  const { status } = await ask(path);
  return status === wanted ? null : `answers ${status}, not ${wanted}`;
}
