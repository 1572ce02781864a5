import type { Ask } from '#scripts/smoke-client.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** What a check found: null when all is well, else what is wrong, or why it couldn't be looked at. */
type Finding = string | null | { readonly notChecked: string };

export type Check = readonly [name: string, run: () => Promise<Finding>];

/** The host's redirects as the table has them, for the newest post by name and id, and the traps around them. */
export function redirectChecks(ask: Ask, base: URL, posts: readonly PostHead[]): Check[] {
  const moves = [
    ...redirectTable.exact.map(({ from, to }) => [from, to] as const),
    ['/about/', '/about'] as const,
    ['/blog/page/1', '/blog'] as const,
    ...posts.slice(0, 1).flatMap(({ slug, id }) => postMoves(slug, id)),
  ];
  return [
    ...moves.map(([from, to]): Check => [
      `${from} to ${to}`,
      async () =>
        (await hopProblem(ask, new URL(from, base), new URL(to, base))) ?? targetProblem(ask, to),
    ]),
    ...['/2024/05/no-such-post', '/news/no-such-post', '/posts/no-such-post'].map((path): Check => [
      `${path} stays unknown`,
      async () => statusProblem(ask, path, 404),
    ]),
  ];
}

function postMoves(slug: string, id: string) {
  const { postFolders, sharedFolders, firstDatedYear } = redirectTable;
  const old = [...postFolders, ...sharedFolders, `/${firstDatedYear}/05`].flatMap((folder) => [
    `${folder}/${slug}`,
    `${folder}/${slug}.html`,
  ]);
  const byId = /^[\w.~-]+$/.test(id) && id !== slug ? [`/blog/${id}`] : [];
  return [...old, ...byId].map((from) => [from, `/blog/${slug}`] as const);
}

/** The rules that need the canonical host: each other name of the site reaches it in one hop. */
export function canonicalHosts(): string[] {
  const { host } = new URL(site.url);
  return [`http://${host}`, `http://www.${host}`, `https://www.${host}`];
}

/** What is wrong with one hop from an address to another. */
export async function hopProblem(ask: Ask, from: URL, to: URL): Promise<string | null> {
  const { status, headers } = await ask(from.href);
  if (status !== 301) return `answers ${status}, not 301`;
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
