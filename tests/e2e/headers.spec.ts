import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { expect, test } from '#tests/support/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { site } from '#src/config/site.ts';
import { builtFolder } from '#scripts/built-site.ts';
import { allBuiltPages, builtPages } from '#tests/support/built-site.ts';

const publicPages = builtPages();
const builtPaths = publicPages.filter(({ status }) => status === 200).map(({ path }) => path);
const adminPaths = ['/blog-admin', '/blog-admin/login', '/blog-admin/new', '/blog-admin/edit/1'];
const allPages = allBuiltPages();
const hashed = readdirSync(join(builtFolder, '_astro')).map((name) => `/_astro/${name}`);

// Uncompressed answers have the same headers and take a tenth of the time.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'identity' } });

const head = async (request: APIRequestContext, path: string) => {
  const response = await request.head(path, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers() };
};

/** What every answer carries, word by word. */
const everywhere = {
  'content-security-policy':
    "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
    "frame-src 'self' https://www.openstreetmap.org; require-trusted-types-for 'script'; " +
    'trusted-types character-references',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

// For redirects this shows only what the preview host does: Netlify promises headers for files that it serves.
test('every answer carries the security headers: pages, files, moves and errors', async ({
  request,
}) => {
  const paths = ['/', ...adminPaths, '/rss.xml', '/posts.json', '/press-kit.zip', '/faq', '/gone'];
  for (const path of [...paths, '/_astro/gone.js', '/art/hero.svg', hashed[0] ?? '']) {
    const { headers } = await head(request, path);
    expect(headers, path).toMatchObject(everywhere);
  }
});

test('pages are for our own site only, files for every reader of our feeds', async ({
  request,
}) => {
  const ofPath = async (path: string) =>
    (await head(request, path)).headers['cross-origin-resource-policy'];
  // A missing page has no rule of its own; under /blog the folder's rule applies.
  for (const path of [...builtPaths, ...adminPaths, '/blog/gone'])
    expect(await ofPath(path), path).toBe('same-origin');
  const files = ['/rss.xml', '/news.json', '/posts.json', '/art/hero.svg', '/og/site.png'];
  for (const path of [...files, '/og/blog.png', '/favicon.svg', ...hashed])
    expect(await ofPath(path), path).toBeUndefined();
});

test('no answer gets one header from two rules: what the host does then is nowhere said', async () => {
  const rules = readFileSync(join(builtFolder, '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\/)/);
  // Each header contains the number of its rule, so that the host's own package shows every rule that matches a path.
  const numbered = rules.map((rule, number) => {
    const [path = '', ...lines] = rule.split('\n');
    const names = lines.map((line) => (line.split(':')[0] ?? '').trim().toLowerCase());
    return {
      for: path,
      values: Object.fromEntries(names.map((name) => [`${name}@${number}`, '1'])),
    };
  });
  const handler = new HeadersHandler({
    projectDir: join(builtFolder, '_astro'),
    configHeaders: numbered,
    logger: console,
  });
  const files = readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(builtFolder, join(parentPath, name))}`);
  const twice: string[] = [];
  for (const path of [...files, ...builtPaths, ...adminPaths, '/admin/posts', '/blog/gone']) {
    const found = await handler.apply(new Request(site.url + path));
    const names = Object.keys(found).map((name) => name.replace(/@\d+$/, ''));
    expect(names.length, path).toBeGreaterThanOrEqual(7);
    twice.push(
      ...names.filter((name, place) => names.indexOf(name) !== place).map((n) => path + n),
    );
  }
  expect(twice).toEqual([]);
});

const revalidate = 'public, max-age=0, must-revalidate';

test('home and news are kept for a day, every other page is asked for again', async ({
  request,
}) => {
  for (const { path, status } of publicPages) {
    const kept = path === '/' || path === '/news' ? 'public, max-age=86400' : revalidate;
    const { headers, ...answer } = await head(request, path);
    expect([path, answer.status, headers['cache-control']]).toEqual([path, status, kept]);
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers, path).toMatchObject(everywhere);
    // Pages set no cookie, and no other site may read them.
    expect(Object.keys(headers), path).not.toContain('set-cookie');
    expect(Object.keys(headers), path).not.toContain('access-control-allow-origin');
  }
});

test('hashed files are kept for a year, and a missing one never is', async ({ request }) => {
  expect(hashed.length).toBeGreaterThan(20);
  for (const path of hashed) {
    const { status, headers } = await head(request, path);
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const path of ['/_astro/gone.js', '/gone', '/news/gone', '/blog/gone', '/NEWS']) {
    const { status, headers } = await head(request, path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, revalidate]);
  }
});

test('no cache rule of the host means more than the files that are there', () => {
  const rules = readFileSync(join(builtFolder, '_headers'), 'utf8').split(/\n(?=\/)/);
  const cached = rules
    .filter((rule) => rule.includes('Cache-Control'))
    .map((rule) => rule.split('\n')[0] ?? '');
  expect(cached.toSorted()).toEqual(
    ['/', '/news', '/speculation-rules.json', ...hashed].toSorted(),
  );
});

const types = [
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/news/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json'],
  ['/posts.json', 'application/json; charset=utf-8'],
  ['/sitemap-index.xml', 'application/xml'],
  ['/sitemap.xml', 'application/xml'],
  ['/sitemap-0.xml', 'application/xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/og/site.png', 'image/png'],
  ['/press-kit.zip', 'application/zip'],
  ['/speculation-rules.json', 'application/speculationrules+json'],
] as const;
for (const [path, type] of types) {
  test(`${path} is sent as ${type}`, async ({ request }) => {
    const { status, headers } = await head(request, path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
}

test('the admin and its old addresses ask not to be indexed, nothing else does', async ({
  request,
}) => {
  for (const path of [...adminPaths, '/admin/posts'])
    expect((await head(request, path)).headers['x-robots-tag'], path).toBe('noindex');
  for (const path of ['/', '/blog', '/news', '/rss.xml'])
    expect((await head(request, path)).headers['x-robots-tag'], path).toBeUndefined();
});

test('public pages name the rules for fetching ahead, the admin never does', async ({
  request,
}) => {
  for (const { path, status } of publicPages.filter((page) => page.status === 200)) {
    const { headers } = await head(request, path);
    expect([path, status, headers['speculation-rules']]).toEqual([
      path,
      200,
      '"/speculation-rules.json"',
    ]);
  }
  for (const path of [...adminPaths, '/gone', '/rss.xml'])
    expect((await head(request, path)).headers['speculation-rules'], path).toBeUndefined();
  // The rule for posts also matches posts that don't exist.
  expect((await head(request, '/blog/gone')).headers['speculation-rules']).toBeDefined();
  const { prefetch, ...other } = (await (await request.get('/speculation-rules.json')).json()) as {
    prefetch: { eagerness: string }[];
  };
  // Pages are prefetched, not run, and only when somebody points at a link and hasn't asked to save data.
  expect(other).toEqual({});
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

test('each page holds one policy with the hashes of what it inlines, and the header none', async ({
  request,
}) => {
  for (const { file, elements } of allPages) {
    const metas = elements.filter(
      ({ attributes }) => attributes.get('http-equiv') === 'content-security-policy',
    );
    expect(metas, file).toHaveLength(1);
    const policy = metas[0]?.attributes.get('content') ?? '';
    // Word by word: a source too many would be seen by nobody.
    expect(policy.split(/;\s*/), file).toEqual([
      "default-src 'none'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      // Only the admin's screens may ask GitHub; the preview and every public page may not.
      /^blog-admin(?:\.html|\/(?!preview))/.test(file)
        ? "connect-src 'self' https://api.github.com"
        : "connect-src 'self'",
      "frame-src 'self' https://www.openstreetmap.org",
      // The preview's page has no script; the editor draws into it.
      file === 'blog-admin/preview.html'
        ? "script-src 'self'"
        : expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/]+=*')+$/),
      expect.stringMatching(/^style-src 'self'(?: 'sha256-[\w+/]+=*')*$/),
      '',
    ]);
  }
  for (const path of ['/', '/blog-admin', '/gone']) {
    const { headers } = await head(request, path);
    expect(headers['content-security-policy'], path).not.toMatch(/(?:script|style|default)-src/);
  }
});

test('no HTML holds a style or an on… attribute, which the policy would refuse, or a name that depends on the folder of the build', () => {
  expect(allPages.map(({ file }) => file)).toContain('blog-admin/login.html');
  const refused = allPages.flatMap(({ file, elements }) =>
    elements.flatMap(({ name, attributes }) =>
      [...attributes.keys()]
        .filter((attribute) => ['style', 'uid'].includes(attribute) || attribute.startsWith('on'))
        .map((attribute) => `${file}: <${name} ${attribute}>`),
    ),
  );
  expect(refused).toEqual([]);
});
