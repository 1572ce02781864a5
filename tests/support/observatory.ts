/**
 * What Mozilla's HTTP Observatory would say of a page: its tests, modifiers and grades, as version 1.5 has them
 * (github.com/mdn/mdn-http-observatory: src/analyzer/tests, src/grader/charts.js, src/scanner/index.js).
 * Cookies, preloaded hosts and broken certificates are left out: nothing here sets or has them.
 */

/** What the scanner fetches. Header names in small letters. */
export interface ScannedSite {
  /** Host that is scanned, such as `example.com`. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Policies of the page's meta tags. */
  readonly metaPolicies: readonly string[];
  /** What `src` of the page's scripts says, and whether they carry `integrity`. */
  readonly scripts: readonly { readonly src: string; readonly hasIntegrity: boolean }[];
  /** Where http://host leads, or null where it answers itself. */
  readonly httpLocation: string | null;
}

/** Points that a test adds or takes, with the name of its outcome. */
type Outcome = readonly [name: string, points: number];

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];

/** Score, grade and outcomes by test. Extra points count only from 90 points without them. */
export function scan(site: ScannedSite) {
  const outcomes: Record<string, Outcome> = {
    'content-security-policy': policyOutcome(site),
    cookies: 'set-cookie' in site.headers ? ['cookies-set', -40] : ['cookies-not-found', 0],
    'cross-origin-resource-sharing': sharingOutcome(site.headers),
    redirection: redirectionOutcome(site),
    'referrer-policy': referrerOutcome(site.headers['referrer-policy']),
    'strict-transport-security': transportOutcome(site.headers['strict-transport-security']),
    'subresource-integrity': scriptsOutcome(site),
    'x-content-type-options':
      site.headers['x-content-type-options']?.toLowerCase() === 'nosniff'
        ? ['nosniff', 0]
        : ['not-implemented', -5],
    'x-frame-options': framesOutcome(site),
    'cross-origin-resource-policy': resourceOutcome(site.headers['cross-origin-resource-policy']),
  };
  const points = Object.values(outcomes).map(([, modifier]) => modifier);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const plain = sum(points.filter((modifier) => modifier < 0));
  const score = Math.max(0, plain >= 90 ? sum(points) : plain);
  return { score, grade: gradeOf(score), outcomes };
}

function gradeOf(score: number): string {
  const steps = [
    'A+',
    'A',
    'A',
    'A-',
    'B+',
    'B',
    'B',
    'B-',
    'C+',
    'C',
    'C',
    'C-',
    'D+',
    'D',
    'D',
    'D-',
  ];
  return steps[(100 - Math.min(100, score - (score % 5))) / 5] ?? 'F';
}

/** A source counts when all policies that speak of its directive allow it. */
function combined(policies: readonly string[]): Policy {
  const all = new Map<string, ReadonlySet<string>>();
  for (const policy of policies)
    for (const directive of policy.split(';').map((part) => part.trim().toLowerCase())) {
      if (directive === '') continue;
      const [name = '', ...sources] = directive.split(/\s+/);
      const before = all.get(name);
      const now = new Set(before ? sources.filter((source) => before.has(source)) : sources);
      all.set(name, now.size === 0 ? new Set(["'none'"]) : now);
    }
  return all;
}

/** The scanner reads no further where one policy says a directive twice. */
function repeatsDirective(policy: string): boolean {
  const names = policy.split(';').flatMap((part) => /[\w-]+/.exec(part.toLowerCase())?.[0] ?? []);
  return new Set(names).size < names.length;
}

const headerPolicies = ({ headers }: ScannedSite) =>
  (headers['content-security-policy'] ?? '').split(',').filter((policy) => policy.trim() !== '');

function policyOutcome(site: ScannedSite): Outcome {
  const policies = [...headerPolicies(site), ...site.metaPolicies];
  if (policies.length === 0) return ['not-implemented', -25];
  if (policies.some(repeatsDirective)) return ['header-invalid', -25];
  const policy = combined(policies);
  const fallback = policy.get('default-src') ?? new Set(['*']);
  const script = withoutMootInline(policy.get('script-src') ?? fallback);
  const style = withoutMootInline(policy.get('style-src') ?? fallback);
  const object = policy.get('object-src') ?? fallback;
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name) && name !== 'script-src');
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (hasAny(script, [...broad, ...inline]) || hasAny(object, broad))
    return ['implemented-with-unsafe-inline', -20];
  if ([...active.flatMap(([, sources]) => [...sources]), ...script].some(isInsecure))
    return ['implemented-with-insecure-scheme', -20];
  if (hasAny(script, ["'unsafe-eval'"]) || hasAny(style, ["'unsafe-eval'"]))
    return ['implemented-with-unsafe-eval', -10];
  if (passive.some((name) => [...(policy.get(name) ?? fallback)].some(isInsecure)))
    return ['implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (hasAny(style, [...broad, ...inline]))
    return ['implemented-with-unsafe-inline-in-style-src-only', 0];
  return fallback.has("'none'") && fallback.size === 1
    ? ['implemented-with-no-unsafe-default-src-none', 10]
    : ['implemented-with-no-unsafe', 5];
}

const hasAny = (sources: ReadonlySet<string>, names: readonly string[]) =>
  names.some((name) => sources.has(name));

/** Beside a hash or a nonce browsers ignore 'unsafe-inline'. */
function withoutMootInline(sources: ReadonlySet<string>): ReadonlySet<string> {
  const isHashed = [...sources].some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return isHashed
    ? new Set([...sources].filter((source) => source !== "'unsafe-inline'"))
    : sources;
}

function sharingOutcome(headers: ScannedSite['headers']): Outcome {
  const origin = headers['access-control-allow-origin'];
  if (origin === undefined) return ['not-implemented', 0];
  const isOpen = headers['access-control-allow-credentials'] === 'true' && origin !== '*';
  return isOpen ? ['implemented-with-universal-access', -50] : ['implemented', 0];
}

function redirectionOutcome({ host, httpLocation }: ScannedSite): Outcome {
  if (httpLocation === null) return ['missing', -20];
  const { protocol, hostname } = new URL(httpLocation, `http://${host}`);
  if (protocol !== 'https:') return ['not-to-https-on-initial-redirection', -10];
  return hostname === host ? ['to-https', 0] : ['off-host-from-http', -5];
}

function referrerOutcome(value: string | undefined): Outcome {
  if (value === undefined) return ['not-implemented', 0];
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(last) ? ['private', 5] : ['unsafe', -5];
}

/** The scanner takes 180 days for six months. */
const sixMonths = 15_552_000;

function transportOutcome(value: string | undefined): Outcome {
  if (value === undefined) return ['not-implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return ['header-invalid', -20];
  return Number(age) < sixMonths
    ? ['max-age-less-than-six-months', -10]
    : ['max-age-at-least-six-months', 0];
}

function scriptsOutcome({ host, scripts }: ScannedSite): Outcome {
  const foreign = scripts.filter(
    ({ src }) => src.startsWith('//') || new URL(src, `https://${host}`).hostname !== host,
  );
  if (foreign.some(({ src }) => !src.startsWith('https://'))) return ['not-loaded-securely', -50];
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) return ['external-scripts', -5];
  return scripts.some(({ hasIntegrity }) => hasIntegrity)
    ? ['implemented', 5]
    : ['all-scripts-from-secure-origin', 0];
}

function framesOutcome(site: ScannedSite): Outcome {
  if (combined(headerPolicies(site)).has('frame-ancestors')) return ['implemented-via-csp', 5];
  const value = site.headers['x-frame-options'];
  if (value === undefined) return ['not-implemented', -20];
  return /^(?:deny|sameorigin)$/i.test(value) ? ['sameorigin-or-deny', 0] : ['header-invalid', -20];
}

function resourceOutcome(value: string | undefined): Outcome {
  if (value === undefined) return ['not-implemented', 0];
  if (/^same-(?:origin|site)$/i.test(value)) return [`implemented-with-${value}`, 10];
  return value === 'cross-origin' ? ['implemented-with-cross-origin', 0] : ['header-invalid', -5];
}
