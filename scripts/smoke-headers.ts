import type { Ask } from '#scripts/smoke-client.ts';
import type { SmokePage } from '#scripts/smoke-facts.ts';
import type { Check } from '#scripts/smoke-redirects.ts';
import { feeds } from '#src/config/feeds.ts';
import { headerRules, pageHeaders, securityHeaders } from '#src/config/headers.ts';
import type { HeaderRule } from '#src/config/headers.ts';
import { site } from '#src/config/site.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** What the header checks need. */
interface Deployed {
  readonly base: URL;
  readonly pages: readonly SmokePage[];
  /** Newest first. */
  readonly posts: readonly Pick<PostHead, 'slug'>[];
}

const unknownPath = '/no-such-cat';

/** Checks the table's headers on pages, a feed and a not-found page, and caches, compression and both policies. */
export function headerChecks(ask: Ask, { base, pages, posts }: Deployed): Check[] {
  const newest = posts.slice(0, 1).map(({ slug }) => postHref(slug));
  const files = pages.flatMap((page) => page.files);
  return [
    ...['/', ...newest, feeds.blog.path, unknownPath].flatMap((path) =>
      Object.entries(securityHeaders)
        // A rule for this path may set another value.
        .filter(([name]) => !rulesFor(path).some((rule) => name in rule.headers))
        .map(([name, value]): Check =>
          name === 'Strict-Transport-Security' && base.hostname.endsWith('.netlify.app')
            ? [`${path} sends ${name}`, notChecked('the host sends its own on netlify.app')]
            : sends(ask, path, name, value),
        ),
    ),
    ...['/', ...newest].flatMap((path) =>
      Object.entries(pageHeaders).map(([name, value]) => sends(ask, path, name, value)),
    ),
    ...headerRules.flatMap((rule: HeaderRule) =>
      // Only rules of the admin stand for many paths, and it has a page of that name.
      Object.entries(rule.headers).map(([name, value]) =>
        sends(ask, rule.path.replace(/\*|:page/, 'login'), name, value),
      ),
    ),
    ...hashed(files).map((path): Check => [
      `${path} is kept for a year`,
      cacheCheck(ask, path, (cache) => cache.has('max-age=31536000') && cache.has('immutable')),
    ]),
    ...['/about', ...newest].map((path): Check => [
      `${path} is revalidated`,
      cacheCheck(
        ask,
        path,
        (cache) => cache.size === 0 || cache.has('max-age=0') || cache.has('no-cache'),
      ),
    ]),
    [
      `${unknownPath} is never kept`,
      cacheCheck(
        ask,
        unknownPath,
        (cache) => ![...cache].some((one) => /^max-age=[1-9]/.test(one)),
      ),
    ],
    [
      '/ is compressed',
      async () => ((await ask('/')).headers.has('content-encoding') ? null : 'is not compressed'),
    ],
    [
      '/ may be indexed',
      base.origin === site.url
        ? async () => indexProblem((await ask('/')).headers.get('x-robots-tag'))
        : notChecked(`${base.origin} isn't the canonical host`),
    ],
    ...pages
      .slice(0, 3)
      .map(({ path, hasPolicy }): Check => [
        `${path} brings its own policy`,
        () => Promise.resolve(hasPolicy ? null : 'has no policy in its head'),
      ]),
  ];
}

const notChecked = (reason: string) => () => Promise.resolve({ notChecked: reason });

const matches = ({ path }: HeaderRule, asked: string) =>
  path.endsWith('/*') ? asked.startsWith(path.slice(0, -1)) : asked === path;
const rulesFor = (path: string): HeaderRule[] =>
  headerRules.filter((rule: HeaderRule) => matches(rule, path));

/** One hashed script, font and picture, if the pages name any. */
function hashed(files: readonly string[]): string[] {
  const all = files.filter((file) => file.startsWith('/_astro/'));
  return [/\.js$/, /\.woff2$/, /\.(?:avif|jpe?g|png|svg|webp)$/].flatMap(
    (kind) => all.find((file) => kind.test(file)) ?? [],
  );
}

function sends(ask: Ask, path: string, name: string, value: string): Check {
  return [
    `${path} sends ${name}`,
    async () => {
      const sent = (await ask(path)).headers.get(name);
      return saysTheSame(name, sent, value) ? null : `says ${sent ?? 'nothing'}`;
    },
  ];
}

function cacheCheck(ask: Ask, path: string, fits: (cache: ReadonlySet<string>) => boolean) {
  return async () => {
    const sent = (await ask(path)).headers.get('cache-control');
    return fits(directivesOf(sent)) ? null : `says ${sent ?? 'nothing'}`;
  };
}

function indexProblem(robots: string | null): string | null {
  return directivesOf(robots).has('noindex') ? `says ${robots ?? ''}` : null;
}

/** Headers that are lists of directives: order and repetition mean nothing. */
const lists = new Set(['cache-control', 'x-robots-tag']);

/**
 * Whether a header means what the table says. Hosts may change letter case or spacing, or add a charset. A repeated
 * value is wrong unless the header is a list.
 * @param sent null if the answer has no such header
 */
function saysTheSame(name: string, sent: string | null, wanted: string): boolean {
  return sent !== null && meaningOf(name, sent) === meaningOf(name, wanted);
}

/** The directives of a list such as Cache-Control, in lowercase; none without the header. */
function directivesOf(value: string | null): ReadonlySet<string> {
  return new Set((value ?? '').split(',').flatMap((part) => plain(part) || []));
}

function meaningOf(name: string, value: string): string {
  if (lists.has(name.toLowerCase())) return [...directivesOf(value)].toSorted().join();
  const all = plain(value);
  return name.toLowerCase() === 'content-type' ? all.replace(/;.*/, '') : all;
}

/** Lowercase, without blanks around separators and without a separator at the end. */
function plain(value: string): string {
  return value
    .toLowerCase()
    .trim()
    .replace(/\s*([,;])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[,;]+$/, '');
}
