import type { Ask } from '#scripts/smoke-client.ts';
import { ownPath, readJson } from '#scripts/smoke-facts.ts';
import type { SmokePage } from '#scripts/smoke-facts.ts';
import { statusProblem } from '#scripts/smoke-redirects.ts';
import type { Check } from '#scripts/smoke-redirects.ts';
import { feeds } from '#src/config/feeds.ts';
import type { Feed } from '#src/config/feeds.ts';
import { site } from '#src/config/site.ts';
import { xmlProblems, xmlTexts } from '#tests/support/xml-problems.ts';

/** A social card's limit in bytes and its size in pixels (spec section 9, issue's own limit of weight). */
const card = { bytes: 120_000, width: 1200, height: 630 } as const;
const pngSignature = '89504e470d0a1a0a';

/** Every feed is there, of its type, well-formed and not empty. */
export function feedChecks(ask: Ask): Check[] {
  return Object.values(feeds).map(({ path }: Feed): Check => [
    path,
    async () => {
      const { status, headers, body } = await ask(path);
      if (status !== 200) return `answers ${status}`;
      const type = headers.get('content-type') ?? 'nothing';
      if (!type.includes(path.endsWith('.xml') ? 'xml' : 'json')) return `is sent as ${type}`;
      if (path.endsWith('.json')) return jsonProblem(readJson(body));
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

/** robots.txt names sitemaps; each is there, well-formed, and lists addresses of ours that answer at once. */
export async function sitemapChecks(ask: Ask): Promise<Check[]> {
  const robots = (await ask('/robots.txt')).body.toString();
  const named = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address);
  const maps = await Promise.all(named.map((address) => withChildren(ask, address)));
  return [
    ['/robots.txt', () => statusProblem(ask, '/robots.txt', 200)],
    ['/robots.txt names a sitemap', () => Promise.resolve(named.length > 0 ? null : 'names none')],
    ...[...new Set(maps.flat())].flatMap((address): Check[] => [
      [address, () => mapProblem(ask, address)],
    ]),
  ];
}

/** A sitemap's address and, where it is an index, those of its parts. */
async function withChildren(ask: Ask, address: string): Promise<string[]> {
  const xml = (await ask(ownPath(address) ?? address)).body.toString();
  return [address, ...(xml.includes('<sitemapindex') ? xmlTexts(xml, 'loc') : [])];
}

async function mapProblem(ask: Ask, address: string): Promise<string | null> {
  const path = ownPath(address);
  if (path === null) return `isn't an address of ${site.url}`;
  const { status, headers, body } = await ask(path);
  if (status !== 200) return `answers ${status}`;
  const type = headers.get('content-type') ?? 'nothing';
  if (!type.includes('xml')) return `is sent as ${type}`;
  const xml = body.toString();
  // How the declaration is followed is no fault.
  const [problem] = xmlProblems(xml.replace(/^(<\?xml[^>]*>)\s*/, '$1\n'));
  if (problem !== undefined) return problem;
  const listed = xmlTexts(xml, 'loc');
  const answers = await Promise.all(
    listed.map(async (loc) => {
      const own = ownPath(loc);
      const found = own === null ? 'is of another host' : await statusProblem(ask, own, 200);
      return found === null ? [] : [`${loc} ${found}`];
    }),
  );
  return listed.length === 0 ? 'lists nothing' : (answers.flat()[0] ?? null);
}

/** Every page's card is a PNG of 1200x630, light enough, that other sites may show. */
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
      if (width !== card.width || height !== card.height) return `is ${width}x${height}`;
      if (body.length >= card.bytes) return `weighs ${body.length} bytes`;
      const policy = headers.get('cross-origin-resource-policy');
      return policy === 'cross-origin' ? null : 'may not be shown by other sites';
    },
  ]);
}
