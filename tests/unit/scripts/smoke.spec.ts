import { expect, test } from '@playwright/test';
import { parseSmokeAddress } from '#scripts/smoke-arguments.ts';
import type { Answer, Ask } from '#scripts/smoke-client.ts';
import type { SmokePage } from '#scripts/smoke-facts.ts';
import { cardChecks, feedChecks, sitemapChecks } from '#scripts/smoke-files.ts';
import { headerChecks } from '#scripts/smoke-headers.ts';
import { hopProblem, redirectChecks } from '#scripts/smoke-redirects.ts';
import type { Check } from '#scripts/smoke-redirects.ts';
import { smokeReport, withKnown } from '#scripts/smoke-report.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const root = 'https://bodegacatsofnewyork.com';
const base = new URL('https://deploy.example.com');

/** A deployment that answers these paths, and everything else with 404. */
function deployment(files: Readonly<Record<string, Partial<Answer> | string>>): Ask {
  return (address) => {
    const file = files[new URL(address, base).pathname] ?? { status: 404 };
    const part = typeof file === 'string' ? { body: Buffer.from(file) } : file;
    return Promise.resolve({ status: 200, headers: new Headers(), body: Buffer.of(), ...part });
  };
}

const sent = (type: string, body: string | Buffer, more: Record<string, string> = {}) => ({
  headers: new Headers({ 'content-type': type, ...more }),
  body: Buffer.from(body),
});
const moved = (location: string, status = 301) => ({ status, headers: new Headers({ location }) });

/** The result of the check with this name. */
async function finding(checks: readonly Check[], name: string) {
  const check = checks.find(([own]) => own === name);
  if (!check)
    throw new Error(`There is no check "${name}" among ${checks.map(([own]) => own).join(', ')}`);
  return check[1]();
}

test('the root of a deployment is its only argument', () => {
  expect(String(parseSmokeAddress([root]))).toBe(`${root}/`);
  expect(String(parseSmokeAddress(['http://127.0.0.1:4173/']))).toBe('http://127.0.0.1:4173/');
});

for (const [args, sentence] of [
  [[], `Say which deployment to check: npm run smoke -- ${root}`],
  [['127.0.0.1'], `"127.0.0.1" isn't a full address. Use: npm run smoke -- ${root}`],
  [['ftp://a.example'], `"ftp://a.example" isn't a full address. Use: npm run smoke -- ${root}`],
  [['--all'], `Unknown arguments "--all". Use: npm run smoke -- ${root}`],
  [[root, 'x'], `Unknown arguments "${root} x". Use: npm run smoke -- ${root}`],
  [
    ['https://a.example/news?x=1'],
    '"https://a.example/news?x=1" is more than the root of a site. Use: npm run smoke -- https://a.example',
  ],
] as const) {
  test(`the arguments "${args.join(' ')}" get a sentence`, () => {
    expect(parseSmokeAddress(args)).toBe(sentence);
  });
}

test('a redirect must be one hop of 301 to the place', async () => {
  const ask = deployment({
    '/good': moved('/about'),
    '/full': moved('https://deploy.example.com/about'),
    '/for-now': moved('/about', 302),
    '/astray': moved('/shop'),
    '/abroad': moved('https://elsewhere.example/about'),
    '/page': 'here',
  });
  const hop = (path: string) => hopProblem(ask, new URL(path, base), new URL('/about', base));
  expect(await hop('/good')).toBeNull();
  expect(await hop('/full')).toBeNull();
  expect(await hop('/for-now')).toBe('answers 302, not 301');
  expect(await hop('/page')).toBe('answers 200, not 301');
  expect(await hop('/astray')).toBe('leads to https://deploy.example.com/shop');
  expect(await hop('/abroad')).toBe('leads to https://elsewhere.example/about');
});

test('the target of a redirect must be there, and a folder of ours moves nothing unknown', async () => {
  const ask = deployment({ '/faq': moved('/about'), '/news/no-such-post': moved('/blog') });
  const checks = redirectChecks(ask, base, []);
  expect(await finding(checks, '/faq to /about')).toBe('/about answers 404, not 200');
  expect(await finding(checks, '/news/no-such-post stays unknown')).toBe('answers 301, not 404');
  const general = '/2020/05/no-such-post to /blog/no-such-post';
  expect(await finding(checks, general)).toBe('answers 404, not 301');
});

test('one of the first posts is asked for by every old address, wherever it is now', () => {
  const posts = [aPost({ id: '1', slug: 'renamed' }), aPost({ id: '30', slug: 'newest' })];
  const names = redirectChecks(deployment({}), base, posts).map(([name]) => name);
  expect(names.filter((name) => name.endsWith(' to /blog/renamed'))).toEqual([
    '/blog-posts/renamed to /blog/renamed',
    '/articles/renamed to /blog/renamed',
    '/posts/renamed to /blog/renamed',
    '/2020/05/renamed to /blog/renamed',
    '/blog/1 to /blog/renamed',
    '/blog-posts/1 to /blog/renamed',
    '/articles/1 to /blog/renamed',
    '/posts/1 to /blog/renamed',
    '/blog-posts/what-is-a-bodega-cat.html to /blog/renamed',
    '/articles/what-is-a-bodega-cat.html to /blog/renamed',
    '/posts/what-is-a-bodega-cat.html to /blog/renamed',
    '/2020/05/what-is-a-bodega-cat.html to /blog/renamed',
    '/news/what-is-a-bodega-cat.html to /blog/renamed',
    '/news/what-is-a-bodega-cat to /blog/renamed',
  ]);
});

test('pages must keep to the site', async () => {
  const own = { headers: new Headers({ 'cross-origin-resource-policy': 'same-origin' }) };
  const find = (files: Parameters<typeof deployment>[0], name: string) =>
    finding(headerChecks(deployment(files), { base, pages: [], posts: [] }), name);
  const page = '/ sends Cross-Origin-Resource-Policy';
  expect(await find({ '/': own }, page)).toBeNull();
  expect(await find({ '/': 'here' }, page)).toBe('says nothing');
});

test('a header must be there, with its meaning; a cache must fit its path', async () => {
  const ask = deployment({
    '/': {
      headers: new Headers({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'unsafe-url' }),
    },
    '/about': { headers: new Headers({ 'cache-control': 'public, max-age=86400' }) },
    '/no-such-cat': {
      status: 404,
      headers: new Headers({ 'cache-control': 'public, max-age=86400' }),
    },
  });
  const checks = headerChecks(ask, { base, pages: [], posts: [] });
  expect(await finding(checks, '/ sends X-Frame-Options')).toBeNull();
  expect(await finding(checks, '/ sends Referrer-Policy')).toBe('says unsafe-url');
  expect(await finding(checks, '/ sends X-Content-Type-Options')).toBe('says nothing');
  expect(await finding(checks, '/about is revalidated')).toBe('says public, max-age=86400');
  expect(await finding(checks, '/no-such-cat is never kept')).toBe('says public, max-age=86400');
  expect(await finding(checks, '/ is compressed')).toBe('is not compressed');
});

test('a header that a host writes its own way says the same', async () => {
  const own = { 'x-frame-options': 'sameorigin', 'cache-control': 'max-age=86400,public' };
  const ask = deployment({
    '/': { headers: new Headers({ ...own, 'x-content-type-options': 'nosniff, nosniff' }) },
    '/rss.xml': sent('application/rss+xml;charset=UTF-8', '<rss/>'),
    '/feed.json': sent('text/html', '<h1>No</h1>'),
    '/site.webmanifest': sent('application/octet-stream', '{}'),
    '/blog-admin/login': { headers: new Headers({ 'x-robots-tag': 'noindex, noindex' }) },
    '/no-such-cat': { headers: new Headers({ 'strict-transport-security': 'max-age=1' }) },
  });
  const checks = headerChecks(ask, { base, pages: [], posts: [] });
  expect(await finding(checks, '/ sends X-Frame-Options')).toBeNull();
  expect(await finding(checks, '/ sends Cache-Control')).toBeNull();
  expect(await finding(checks, '/rss.xml sends Content-Type')).toBeNull();
  expect(await finding(checks, '/blog-admin/login sends X-Robots-Tag')).toBeNull();
  // Repeating a value is wrong if the header isn't a list.
  expect(await finding(checks, '/ sends X-Content-Type-Options')).toBe('says nosniff, nosniff');
  expect(await finding(checks, '/feed.json sends Content-Type')).toBe('says text/html');
  expect(await finding(checks, '/site.webmanifest sends Content-Type')).toBe(
    'says application/octet-stream',
  );
  const strict = '/no-such-cat sends Strict-Transport-Security';
  expect(await finding(checks, strict)).toBe('says max-age=1');
  const preview = new URL('https://deploy-preview-1--cats.netlify.app');
  expect(await finding(headerChecks(ask, { base: preview, pages: [], posts: [] }), strict)).toEqual(
    { notChecked: 'the host sends its own on netlify.app' },
  );
});

test('headers are asked of the newest post, and of a script, a font and a picture', async () => {
  const files = ['/_astro/a.1.js', '/_astro/b.2.woff2', '/_astro/c.3.webp', '/_astro/d.4.js'];
  const kept = { headers: new Headers({ 'cache-control': 'immutable,max-age=31536000' }) };
  const short = { headers: new Headers({ 'cache-control': 'max-age=3153600, immutable' }) };
  const checks = headerChecks(deployment({ '/_astro/a.1.js': kept, '/_astro/c.3.webp': short }), {
    base,
    pages: [{ path: '/', files } as unknown as SmokePage],
    posts: [{ slug: 'newest' }, { slug: 'older' }],
  });
  const names = checks.map(([name]) => name);
  expect(names).toContain('/blog/newest is revalidated');
  expect(names.filter((name) => name.startsWith('/blog/older'))).toEqual([]);
  expect(names.filter((name) => name.endsWith(' is kept for a year'))).toEqual(
    files.slice(0, 3).map((file) => `${file} is kept for a year`),
  );
  expect(await finding(checks, '/_astro/a.1.js is kept for a year')).toBeNull();
  expect(await finding(checks, '/_astro/c.3.webp is kept for a year')).toBe(
    'says max-age=3153600, immutable',
  );
});

test('that a site may be indexed is asked of the canonical host only', async () => {
  const preview = deployment({ '/': { headers: new Headers({ 'x-robots-tag': 'noindex' }) } });
  const at = (address: URL) =>
    finding(headerChecks(preview, { base: address, pages: [], posts: [] }), '/ may be indexed');
  expect(await at(base)).toEqual({ notChecked: `${base.origin} isn't the canonical host` });
  expect(await at(new URL(root))).toBe('says noindex');
});

test('the admin’s first page, too, must ask not to be indexed', async () => {
  const login = { headers: new Headers({ 'x-robots-tag': 'noindex' }) };
  const ask = deployment({ '/blog-admin': 'no header', '/blog-admin/login': login });
  const checks = headerChecks(ask, { base, pages: [], posts: [] });
  expect(await finding(checks, '/blog-admin/login sends X-Robots-Tag')).toBeNull();
  expect(await finding(checks, '/blog-admin sends X-Robots-Tag')).toBe('says nothing');
});

test('a feed must be of its type, well-formed and hold something', async () => {
  const checks = feedChecks(
    deployment({
      '/rss.xml': sent(
        'application/rss+xml',
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss><item></rss>',
      ),
      '/feed.json': sent('application/feed+json', '{"items":['),
      '/news/rss.xml': sent('text/html', '<h1>No</h1>'),
      '/news.json': sent('application/json', '{"articles":[]}'),
    }),
  );
  expect(await finding(checks, '/rss.xml')).toBe('</rss> closes another element');
  expect(await finding(checks, '/feed.json')).toBe("isn't JSON");
  expect(await finding(checks, '/news/rss.xml')).toBe('is sent as text/html');
  expect(await finding(checks, '/news.json')).toBe('has no item');
});

test('a sitemap must be named, be there and list what answers', async () => {
  const map = (path: string) =>
    sent(
      'application/xml',
      `<?xml version="1.0" encoding="UTF-8"?><urlset><url><loc>${root}${path}</loc></url></urlset>`,
    );
  const ask = deployment({
    '/robots.txt': ['a', 'b', 'c'].map((name) => `Sitemap: ${root}/${name}.xml`).join('\n'),
    '/a.xml': map('/about'),
    '/b.xml': map('/nowhere'),
    '/about': 'here',
  });
  const checks = await sitemapChecks(ask, []);
  expect(await finding(checks, `${root}/a.xml`)).toBeNull();
  expect(await finding(checks, `${root}/b.xml`)).toBe(`${root}/nowhere answers 404, not 200`);
  expect(await finding(checks, `${root}/c.xml`)).toBe('answers 404');
  // Crawlers look there first.
  expect(await finding(checks, `${root}/sitemap.xml`)).toBe('answers 404');
  const none = await sitemapChecks(deployment({}), []);
  expect(await finding(none, '/robots.txt names a sitemap')).toBe('names none');
});

test('of a thousand listed addresses few are asked for, and another host’s is always found', async () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/blog/post-${index}`);
  const map = (addresses: readonly string[]) =>
    sent(
      'application/xml',
      `<?xml version="1.0" encoding="UTF-8"?><urlset>${addresses
        .map((address) => `<url><loc>${address}</loc></url>`)
        .join('')}</urlset>`,
    );
  const files = Object.fromEntries(paths.map((path) => [path, 'here']));
  const own = paths.map((path) => root + path);
  const pages = ['/blog/post-1', '/blog/post-500'].map((path) => ({ path }) as SmokePage);
  const run = async (listed: readonly string[]) => {
    const asked: string[] = [];
    const ask = deployment({ ...files, '/sitemap.xml': map(listed) });
    const checks = await sitemapChecks((address) => {
      asked.push(address);
      return ask(address);
    }, pages);
    const found = await finding(checks, `${root}/sitemap.xml`);
    return { found, asked: asked.filter((address) => address.startsWith('/blog/')) };
  };
  expect(await run(own)).toEqual({
    found: null,
    asked: ['/blog/post-1', '/blog/post-500', '/blog/post-0', '/blog/post-999'],
  });
  const elsewhere = 'https://elsewhere.example/';
  expect((await run(own.with(700, elsewhere))).found).toBe(`${elsewhere} is on another host`);
  expect((await run([...own, `${root}/gone`])).found).toBe(`${root}/gone answers 404, not 200`);
});

test('a social card must be a PNG of 1200x630 under 120 kB that others may show', async () => {
  const png = (width: number, height: number, bytes = 100) => {
    const file = Buffer.alloc(bytes);
    file.write('89504e470d0a1a0a', 'hex');
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  };
  const policy = (value: string) => ({ 'cross-origin-resource-policy': value });
  const cards = {
    good: sent('image/png', png(1200, 630)),
    open: sent('image/png', png(1200, 630), policy('cross-origin')),
    small: sent('image/png', png(600, 315)),
    heavy: sent('image/png', png(1200, 630, 120_000)),
    closed: sent('image/png', png(1200, 630), policy('same-origin')),
    text: sent('image/png', 'no picture at all, only words'),
    page: sent('text/html', '<h1>Not found</h1>'),
  };
  const ask = deployment(
    Object.fromEntries(Object.entries(cards).map(([name, card]) => [`/og/${name}.png`, card])),
  );
  const names = [...Object.keys(cards), 'missing'];
  const pages = names.map(
    (name) => ({ path: `/${name}`, card: `${root}/og/${name}.png` }) as SmokePage,
  );
  const found = await Promise.all(cardChecks(ask, pages).map(([, run]) => run()));
  expect(found).toEqual([
    null,
    null,
    'is 600x315',
    'weighs 120000 bytes, not under 120000',
    'may not be shown by other sites',
    "isn't a PNG",
    "isn't sent as a PNG",
    'answers 404',
  ]);
  const [relative] = cardChecks(ask, [{ path: '/', card: '/og/good.png' } as SmokePage]);
  expect(await relative?.[1]()).toBe("isn't a full address of ours");
});

test('the report is a table, what didn’t pass, and the sum', () => {
  const report = smokeReport([
    { area: 'pages', name: '/', outcome: 'passed' },
    { area: 'pages', name: '/about', outcome: 'failed', reason: 'answers 500' },
    { area: 'host names', name: 'www', outcome: 'not checked', reason: 'a local address' },
  ]);
  expect(report.split('\n')).toEqual([
    'area        passed  failed  not checked',
    'pages            1       1            0',
    'host names       0       0            1',
    '',
    'not checked: host names: www: a local address',
    'failed: pages: /about: answers 500',
    '1 passed, 1 failed, 1 not checked',
  ]);
});

test('what a server can’t show is not checked; what it shows by now, or fails at otherwise, fails', () => {
  const outcomes = (known: Record<string, string>) =>
    withKnown(
      [
        { area: 'redirects', name: '/about/ to /about', outcome: 'failed', reason: 'answers 308' },
        { area: 'redirects', name: '/faq to /about', outcome: 'passed' },
      ],
      known,
    ).map(({ name, outcome, reason }) => [name, outcome, reason]);
  expect(outcomes({ '/about/ to /about: answers 308': 'it says 308' })).toEqual([
    ['/about/ to /about', 'not checked', 'it says 308'],
    ['/faq to /about', 'passed', undefined],
  ]);
  const gone = '/about/ to /about: answers 500';
  expect(outcomes({ [gone]: 'it says 500' })).toEqual([
    ['/about/ to /about', 'failed', 'answers 308'],
    ['/faq to /about', 'passed', undefined],
    [gone, 'failed', 'does not happen any more: take it off the list'],
  ]);
});
