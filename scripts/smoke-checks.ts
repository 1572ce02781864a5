import { smokeClient } from '#scripts/smoke-client.ts';
import type { Ask } from '#scripts/smoke-client.ts';
import { deployedPages, deployedPosts } from '#scripts/smoke-facts.ts';
import type { SmokePage } from '#scripts/smoke-facts.ts';
import { cardChecks, feedChecks, securityTxtCheck, sitemapChecks } from '#scripts/smoke-files.ts';
import { headerChecks } from '#scripts/smoke-headers.ts';
import {
  canonicalHosts,
  hopProblem,
  redirectChecks,
  statusProblem,
} from '#scripts/smoke-redirects.ts';
import type { Check } from '#scripts/smoke-redirects.ts';
import type { SmokeResult } from '#scripts/smoke-report.ts';
import { site } from '#src/config/site.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/**
 * Checks a deployment over HTTP: pages, redirects, unknown addresses, headers, feeds, sitemaps, social cards. What only
 * the canonical host can show (http and www lead to it) counts as not checked on other hosts.
 *
 * @throws one sentence if the deployment doesn't answer or isn't this site
 */
export async function smokeResults(base: URL): Promise<SmokeResult[]> {
  const ask = smokeClient(base);
  const home = await ask('/');
  const location = home.headers.get('location');
  if (location !== null) throw new Error(`leads to ${location}; check that address instead`);
  const posts = await deployedPosts(ask);
  const pages = await deployedPages(ask, posts);
  const areas: [string, readonly Check[]][] = [
    ['pages', pages.map((page): Check => [page.path, () => Promise.resolve(pageProblem(page))])],
    ['redirects', redirectChecks(ask, base, posts)],
    ['unknown addresses', unknownChecks(ask)],
    ['headers', [...headerChecks(ask, { base, pages, posts }), securityTxtCheck(ask)]],
    ['feeds', feedChecks(ask)],
    ['sitemaps', await sitemapChecks(ask, pages)],
    ['social cards', cardChecks(ask, pages)],
    ['host names', hostChecks(ask, base)],
  ];
  return Promise.all(
    areas.flatMap(([area, checks]) => checks.map((check) => resultOf(area, check))),
  );
}

async function resultOf(area: string, [name, run]: Check): Promise<SmokeResult> {
  const found = await run().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (found === null) return { area, name, outcome: 'passed' };
  return typeof found === 'string'
    ? { area, name, outcome: 'failed', reason: found }
    : { area, name, outcome: 'not checked', reason: found.notChecked };
}

function pageProblem({ path, answer, canonical }: SmokePage): string | null {
  if (answer.status !== 200) return `answers ${answer.status}`;
  const type = answer.headers.get('content-type') ?? 'nothing';
  if (!type.startsWith('text/html')) return `is sent as ${type}`;
  if (canonical === absoluteUrl(path)) return null;
  return canonical === undefined ? 'has no canonical link' : `has the canonical link ${canonical}`;
}

function unknownChecks(ask: Ask): Check[] {
  return [
    ...['/no-such-cat', '/blog/no-such-post'].flatMap((path): Check[] => [
      [path, () => statusProblem(ask, path, 404)],
      [
        `${path} is our own page, kept out of indexes`,
        async () =>
          (await ask(path)).body.includes('<meta name="robots" content="noindex')
            ? null
            : 'has no robots tag that says noindex',
      ],
    ]),
    ...['/_redirects', '/_headers'].map((path): Check => [
      `${path} is the host's alone`,
      () => statusProblem(ask, path, 404),
    ]),
    ['/blog-admin/edit/7 is the admin', () => statusProblem(ask, '/blog-admin/edit/7', 200)],
  ];
}

/** http and www lead to the canonical host in one hop; only that host can show it. */
function hostChecks(ask: Ask, base: URL): Check[] {
  const to = new URL('/about', site.url);
  return canonicalHosts().map((origin): Check => [
    `${origin} to ${site.url}`,
    async () =>
      base.origin === site.url
        ? hopProblem(ask, new URL(to.pathname, origin), to)
        : { notChecked: `${base.origin} isn't the canonical host` },
  ]);
}
