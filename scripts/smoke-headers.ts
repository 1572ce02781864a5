import type { Ask } from '#scripts/smoke-client.ts';
import type { SmokePage } from '#scripts/smoke-facts.ts';
import type { Check } from '#scripts/smoke-redirects.ts';
import { feeds } from '#src/config/feeds.ts';
import { headerRules, securityHeaders } from '#src/config/headers.ts';
import type { HeaderRule } from '#src/config/headers.ts';

const unknownPath = '/no-such-cat';

/** The headers of the table, on pages, a feed and a not-found page; caches; compression; the policy's two halves. */
export function headerChecks(ask: Ask, pages: readonly SmokePage[]): Check[] {
  const newest = pages.at(-1)?.path ?? '/';
  const files = pages.flatMap((page) => page.files);
  return [
    ...['/', newest, feeds.blog.path, unknownPath].flatMap((path) =>
      Object.entries(securityHeaders)
        // Rules for single paths may say something else.
        .filter(([name]) => !rulesFor(path).some((rule) => name in rule.headers))
        .map(([name, value]) => sends(ask, path, name, value)),
    ),
    ...headerRules.flatMap((rule: HeaderRule) => {
      const path = sampleOf(rule, files);
      return Object.entries(rule.headers).map(([name, value]) =>
        path === undefined
          ? ([
              `${rule.path} sends ${name}`,
              () => Promise.resolve({ notChecked: 'no page names such a file' }),
            ] as Check)
          : sends(ask, path, name, value),
      );
    }),
    ...hashed(files).map((path): Check => [
      `${path} is kept for a year`,
      async () => cacheProblem((await ask(path)).headers, /max-age=31536000\b.*\bimmutable/),
    ]),
    ...['/about', newest].map((path): Check => [
      `${path} is asked for again`,
      async () => cacheProblem((await ask(path)).headers, /^$|max-age=0\b|no-cache/),
    ]),
    [
      `${unknownPath} is never kept`,
      async () => cacheProblem((await ask(unknownPath)).headers, /^(?!.*max-age=[1-9])/),
    ],
    [
      '/ is compressed',
      async () => ((await ask('/')).headers.has('content-encoding') ? null : 'is sent plain'),
    ],
    ...pages
      .slice(0, 3)
      .map(({ path, hasPolicy }): Check => [
        `${path} brings its own policy`,
        () => Promise.resolve(hasPolicy ? null : 'has no policy in its head'),
      ]),
  ];
}

const matches = ({ path }: HeaderRule, asked: string) =>
  path.endsWith('/*') ? asked.startsWith(path.slice(0, -1)) : asked === path;
const rulesFor = (path: string): HeaderRule[] =>
  headerRules.filter((rule: HeaderRule) => matches(rule, path));

/** A path that a rule is for; behind noindex there need be no page. */
function sampleOf(rule: HeaderRule, files: readonly string[]): string | undefined {
  if (!rule.path.endsWith('/*')) return rule.path;
  if ('X-Robots-Tag' in rule.headers) return rule.path.replace('*', 'login');
  if (rule.path === '/og/*') return '/og/site.png';
  return files.find((file) => matches(rule, file));
}

/** One script, one font and one picture whose names change with their content. */
function hashed(files: readonly string[]): string[] {
  const all = files.filter((file) => file.startsWith('/_astro/'));
  return [/\.js$/, /\.woff2$/].flatMap((kind) => all.find((file) => kind.test(file)) ?? []);
}

function sends(ask: Ask, path: string, name: string, value: string): Check {
  return [
    `${path} sends ${name}`,
    async () => {
      const sent = (await ask(path)).headers.get(name);
      return sent?.toLowerCase() === value.toLowerCase() ? null : `says ${sent ?? 'nothing'}`;
    },
  ];
}

function cacheProblem(headers: Headers, wanted: RegExp): string | null {
  const cache = headers.get('cache-control') ?? '';
  return wanted.test(cache) ? null : `says ${cache || 'nothing'}`;
}
