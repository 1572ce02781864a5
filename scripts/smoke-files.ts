import type { Ask } from '#scripts/smoke-client.ts';
import { ownPath } from '#scripts/smoke-facts.ts';
import type { SmokePage } from '#scripts/smoke-facts.ts';
import { statusProblem } from '#scripts/smoke-redirects.ts';
import type { Check } from '#scripts/smoke-redirects.ts';
import { xmlProblems, xmlTexts } from '#scripts/xml-problems.ts';
import { feeds } from '#src/config/feeds.ts';
import type { Feed } from '#src/config/feeds.ts';
import { socialCardLimits } from '#src/config/limits.ts';
import { securityContact } from '#src/config/security-contact.ts';
import { site } from '#src/config/site.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

const pngSignature = '89504e470d0a1a0a';

/** Whom to tell about a vulnerability is said, and hasn't expired. */
export function securityTxtCheck(ask: Ask): Check {
  const { path } = securityContact;
  return [
    path,
    async () => {
      const { status, body } = await ask(path);
      if (status !== 200) return `answers ${status}`;
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(body.toString())?.[1];
      if (field('Contact') === undefined) return 'names no contact';
      return Date.parse(field('Expires') ?? '') > Date.now() ? null : 'has expired';
    },
  ];
}

/** Every feed exists with the right type, is well-formed and isn't empty. */
export function feedChecks(ask: Ask): Check[] {
  return Object.values(feeds).map(({ path }: Feed): Check => [
    path,
    async () => {
      const { status, headers, body } = await ask(path);
      if (status !== 200) return `answers ${status}`;
      const type = headers.get('content-type') ?? 'nothing';
      if (!type.includes(path.endsWith('.xml') ? 'xml' : 'json')) return `is sent as ${type}`;
      if (path.endsWith('.json')) return jsonProblem(parsedJson(body.toString()));
      const [problem] = xmlProblems(body.toString());
      return problem ?? (body.includes('<item>') ? null : 'has no item');
    },
  ]);
}

function jsonProblem(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return "isn't JSON";
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return lists.some((list) => list.length > 0) ? null : 'has no item';
}

/**
 * robots.txt names sitemaps. Each of them and /sitemap.xml exists, is well-formed and lists our own addresses. Listed
 * pages must answer without a redirect: those that are checked anyway, and the first and last of the others. Requesting
 * all would be a crawl.
 */
export async function sitemapChecks(ask: Ask, pages: readonly SmokePage[]): Promise<Check[]> {
  const looked = new Set(pages.map(({ path }) => path));
  const robots = (await ask('/robots.txt')).body.toString();
  const named = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address);
  const wanted = [...named, absoluteUrl('/sitemap.xml')];
  const maps = await Promise.all(wanted.map((address) => withChildren(ask, address)));
  return [
    ['/robots.txt', () => statusProblem(ask, '/robots.txt', 200)],
    ['/robots.txt names a sitemap', () => Promise.resolve(named.length > 0 ? null : 'names none')],
    ...[...new Set(maps.flat())].flatMap((address): Check[] => [
      [address, () => mapProblem(ask, address, looked)],
    ]),
  ];
}

/** A sitemap's address and, if it is an index, those of its parts. */
async function withChildren(ask: Ask, address: string): Promise<string[]> {
  const xml = (await ask(ownPath(address) ?? address)).body.toString();
  return [address, ...(xml.includes('<sitemapindex') ? xmlTexts(xml, 'loc') : [])];
}

async function mapProblem(ask: Ask, address: string, looked: ReadonlySet<string>) {
  const path = ownPath(address);
  if (path === null) return `isn't an address of ${site.url}`;
  const { status, headers, body } = await ask(path);
  if (status !== 200) return `answers ${status}`;
  const type = headers.get('content-type') ?? 'nothing';
  if (!type.includes('xml')) return `is sent as ${type}`;
  const xml = body.toString();
  // The package writes no line break after the declaration, which we require of our own files.
  const [problem] = xmlProblems(xml.replace(/^(<\?xml[^>]*>)\s*/, '$1\n'));
  if (problem !== undefined) return problem;
  const listed = xmlTexts(xml, 'loc');
  if (listed.length === 0) return 'lists nothing';
  const foreign = listed.find((loc) => ownPath(loc) === null);
  if (foreign !== undefined) return `${foreign} is on another host`;
  const paths = listed.flatMap((loc) => ownPath(loc) ?? []);
  const others = paths.filter((own) => !looked.has(own));
  const asked = [
    ...paths.filter((own) => looked.has(own)),
    ...others.slice(0, 1),
    ...others.slice(-1),
  ];
  const problems = await Promise.all(
    asked.map(async (own) => {
      const found = await statusProblem(ask, own, 200);
      return found === null ? [] : [`${site.url}${own} ${found}`];
    }),
  );
  return problems.flat()[0] ?? null;
}

/** Every page's card is a PNG of the right size, small enough, and may be shown on other sites. */
export function cardChecks(ask: Ask, pages: readonly SmokePage[]): Check[] {
  const cards = new Map(pages.map((page) => [page.card ?? `no card on ${page.path}`, page.path]));
  return [...cards].map(([address, path]): Check => [
    `${path}: ${address}`,
    async () => {
      const own = ownPath(address);
      if (own === null || !address.startsWith('https://')) return "isn't a full address of ours";
      const { status, headers, body } = await ask(own);
      if (status !== 200) return `answers ${status}`;
      if (headers.get('content-type') !== 'image/png') return "isn't sent as a PNG";
      if (body.toString('hex', 0, 8) !== pngSignature) return "isn't a PNG";
      const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
      if (width !== socialCardLimits.width || height !== socialCardLimits.height) {
        return `is ${width}x${height}`;
      }
      if (body.length >= socialCardLimits.bytes)
        return `weighs ${body.length} bytes, not under ${socialCardLimits.bytes}`;
      const policy = headers.get('cross-origin-resource-policy');
      const isOpen = policy === null || policy === 'cross-origin';
      return isOpen ? null : 'may not be shown by other sites';
    },
  ]);
}
