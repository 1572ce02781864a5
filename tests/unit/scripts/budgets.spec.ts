import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { brotliSize, checkBudgets, classOf } from '#scripts/budget-rules.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** Text that doesn't compress: about `bytes` bytes after brotli, the same in every run. */
function noise(bytes: number): string {
  let text = '';
  for (let index = 0; text.length * 0.75 < bytes; index += 1) {
    text += createHash('sha256').update(String(index)).digest('base64');
  }
  return text;
}

async function check(files: Readonly<Record<string, string | Uint8Array>>) {
  const dist = await temporaryFolder(files);
  try {
    return await checkBudgets(dist);
  } finally {
    await rm(dist, { recursive: true });
  }
}

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const bytes = (count: number) => new Uint8Array(count);

const limits = [
  ['/', 16_000, 64_000],
  ['/news', 22_000, 64_000],
  ['/blog', 14_000, 72_000],
  ['/blog/page/2', 14_000, 72_000],
  ['/blog/a-post', 10_000, 48_000],
  ['/privacy', 10_000, 64_000],
  ['/about', 10_000, 64_000],
  ['/shop', 14_000, 64_000],
  ['/cats', 14_000, 64_000],
] as const;

for (const [path, document, onLoad] of limits) {
  test(`${path} may weigh ${document} bytes alone and ${onLoad} on load`, () => {
    expect(classOf(path)).toMatchObject({ document, onLoad });
  });
}

test('a small page passes and is listed with what it weighs', async () => {
  const html = page('<h1>Cats</h1>');
  const { pages, failures } = await check({ 'index.html': html });
  expect(failures).toEqual([]);
  const size = await brotliSize(html);
  expect(pages).toEqual([
    {
      path: '/',
      pageClass: 'home',
      document: size,
      inlineScript: 0,
      fonts: 0,
      pictures: 0,
      onLoad: size,
    },
  ]);
});

test('a too-large page fails and heads the table', async () => {
  const { pages, failures } = await check({
    'index.html': page('<h1>Cats</h1>'),
    'blog/a-post.html': page(noise(11_000)),
  });
  expect(pages.map(({ path }) => path)).toEqual(['/blog/a-post', '/']);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    /^\/blog\/a-post: the document: 11,\d{3} bytes, at most 10,000 are allowed\.$/,
  );
});

test('the same page passes where more is allowed', async () => {
  expect((await check({ 'shop.html': page(noise(11_000)) })).failures).toEqual([]);
});

test('the pages of the admin have no limit, its scripts have', async () => {
  const files = { 'blog-admin.html': page(noise(50_000)), 'blog-admin/login.html': page('x') };
  const admin = { files: [], bytes: 0, leaks: [] };
  expect(await check(files)).toEqual({ pages: [], admin, failures: [] });
});

/** A site whose admin is an entry script that loads a screen later; the screen loads a part and a style. */
const island = (file: string) =>
  `<astro-island component-url="/_astro/${file}" renderer-url="/_astro/client.js"></astro-island>`;
const adminSite = {
  'blog-admin.html': page(island('Admin.js')),
  'shop.html': page(island('Tabs.js')),
  '_astro/client.js': 'export default 1',
  '_astro/Admin.js': 'import"./shared.js";import("./Screen.js")',
  '_astro/Screen.js': 'import"./part.js";const files=["_astro/look.css"]',
  '_astro/part.js': 'export const part = 1',
  '_astro/look.css': 'p{color:red}',
  '_astro/shared.js': 'export const shared = 1',
  '_astro/Tabs.js': 'import"./shared.js"',
};

test('the admin weighs what its pages can ever load, after gzip', async () => {
  const { admin, failures } = await check(adminSite);
  expect(failures).toEqual([]);
  const names = ['Admin.js', 'shared.js', 'Screen.js', 'part.js', 'client.js'] as const;
  expect(admin?.files.toSorted()).toEqual([...names].toSorted());
  const sizes = names.map((name) => gzipSync(adminSite[`_astro/${name}`], { level: 9 }).length);
  expect(admin?.bytes).toBe(sizes.reduce((sum, size) => sum + size));
});

test('the scripts of the admin weigh at most 170,000 bytes', async () => {
  const small = await check({ ...adminSite, '_astro/part.js': noise(167_000) });
  expect(small.failures).toEqual([]);
  const { failures } = await check({ ...adminSite, '_astro/part.js': noise(171_000) });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    /^\/blog-admin: all JavaScript: 17\d,\d{3} bytes, at most 170,000 are allowed\.$/,
  );
});

test('a public page may name a script that its islands share with the admin, and no other of it', async () => {
  const named = async (head: string) =>
    (await check({ ...adminSite, 'about.html': page('', head) })).failures;
  const later = (file: string) => `<script>() => import("/_astro/${file}")</script>`;
  expect(await named(later('shared.js'))).toEqual([]);
  const part = "/about: /_astro/part.js is the admin's and is named by a public page.";
  expect(await named(later('part.js'))).toEqual([part]);
  expect(await named(later('Screen.js'))).toEqual([part.replace('part', 'Screen'), part]);
});

test('a public island may not name the entry of the admin', async () => {
  const { failures } = await check({ ...adminSite, '_astro/Tabs.js': 'import("./Admin.js")' });
  expect(failures).toEqual([
    "/shop: /_astro/Admin.js is the admin's and is named by a public page.",
  ]);
});

test('a site without an admin has no row of it', async () => {
  expect((await check({ 'shop.html': page('x') })).admin).toBeNull();
});

const blocked = [
  ['<link rel="stylesheet" href="/a.css">', ['/a.css blocks the first paint.']],
  [
    '<script src="/a.js"></script>',
    ['/a.js blocks the first paint.', '/a.js is loaded before any interaction.'],
  ],
  ['<script src="/a.js" defer></script>', ['/a.js is loaded before any interaction.']],
  ['<script type="module" src="/a.js"></script>', ['/a.js is loaded before any interaction.']],
  ['<link rel="modulepreload" href="/a.js">', ['/a.js is loaded before any interaction.']],
  ['<script type="module">import"/a.js";</script>', ['/a.js is loaded before any interaction.']],
  [
    '<script type="module">import { a } from "/a.js";</script>',
    ['/a.js is loaded before any interaction.'],
  ],
  ['<script>const later = () => import("/a.js");</script>', []],
  ['<script type="application/ld+json">{"a":"/a.js"}</script>', []],
  ['<astro-island component-url="/a.js" renderer-url="/b.js"></astro-island>', []],
  ['<noscript><link rel="stylesheet" href="/a.css"></noscript>', []],
  ['<link rel="stylesheet" href="/a.css" media="print">', []],
  ['<!-- <script src="/a.js"></script> -->', []],
] as const;

for (const [head, sentences] of blocked) {
  test(`${head} breaks ${sentences.length} rules`, async () => {
    const { failures } = await check({ 'about.html': page('', head) });
    expect(failures).toEqual(sentences.map((sentence) => `/about: ${sentence}`));
  });
}

test('a page without an island may hold less script', async () => {
  const script = `<script>/*${noise(1_500)}*/</script>`;
  const { failures } = await check({
    'contact.html': page(script),
    'shop.html': page(`${script}<astro-island></astro-island>`),
  });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    /^\/contact: inline script: 1,\d{3} bytes, at most 1,000 are allowed\.$/,
  );
});

test('structured data is no script', async () => {
  const data = `<script type="application/ld+json">"${noise(1_500)}"</script>`;
  const { pages, failures } = await check({ 'shop.html': page(data) });
  expect(failures).toEqual([]);
  expect(pages[0]?.inlineScript).toBe(0);
});

test('fonts are at most 28 kB in two files', async () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url("/fonts/${name}.woff2")}`;
  const fonts = (names: readonly string[], size: number) =>
    Object.fromEntries(names.map((name) => [`fonts/${name}.woff2`, bytes(size)]));
  const html = (names: readonly string[]) =>
    page(
      '',
      `<link rel="preload" as="font" href="/fonts/a.woff2"><style>${names.map(face).join('')}</style>`,
    );
  const two = await check({ 'about.html': html(['a', 'b']), ...fonts(['a', 'b'], 14_000) });
  expect(two.failures).toEqual([]);
  expect(two.pages[0]?.fonts).toBe(28_000);
  const large = await check({ 'about.html': html(['a', 'b']), ...fonts(['a', 'b'], 14_001) });
  expect(large.failures).toEqual(['/about: fonts: 28,002 bytes, at most 28,000 are allowed.']);
  const three = await check({ 'about.html': html(['a', 'b', 'c']), ...fonts(['a', 'b', 'c'], 1) });
  expect(three.failures).toEqual(['/about: 3 font files, at most 2 are allowed.']);
});

test('pictures that load at once count once each, hidden and lazy ones never', async () => {
  const { pages, failures } = await check({
    'shop.html': page(
      '<img src="/a.webp" loading="lazy"><img src="/a.webp"><ul><li><img src="/b.webp"></li></ul>' +
        '<ul hidden><li><img src="/c.webp"></li></ul><img src="/d.webp" loading="lazy"><img src="data:image/gif;base64,R0lG">',
    ),
    'a.webp': bytes(100),
    'b.webp': bytes(10),
    'c.webp': bytes(9_000),
    'd.webp': bytes(70_000),
  });
  expect(failures).toEqual([]);
  expect(pages[0]?.pictures).toBe(110);
});

test('a raster counts by its widest candidate of at most 640 px, in the first format', async () => {
  const set = (type: string) =>
    [320, 640, 1024].map((width) => `/p-${width}.${type} ${width}w`).join(', ');
  const picture =
    `<picture><source type="image/avif" srcset="${set('avif')}">` +
    `<img src="/p-1024.jpg" srcset="${set('jpg')}"></picture>`;
  const { pages } = await check({
    'shop.html': page(picture),
    'p-640.avif': bytes(500),
    'p-640.jpg': bytes(7_000),
    'p-1024.jpg': bytes(9_000),
  });
  expect(pages[0]?.pictures).toBe(500);
});

test('everything on load is the document, fonts and pictures together', async () => {
  const { failures } = await check({
    'blog/a-post.html': page('<img src="/photo.webp">'),
    'photo.webp': bytes(48_000),
  });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    /^\/blog\/a-post: everything on load: 48,\d{3} bytes, at most 48,000 are allowed\.$/,
  );
});

test('covers weigh at most 4 kB and other scenes 12', async () => {
  const svg = (size: number) => `<svg>${noise(size)}</svg>`;
  const { failures } = await check({
    'art/cover-a.svg': svg(5_000),
    'art/cover-b.svg': svg(3_000),
    'art/hero.svg': svg(11_000),
    'art/street.svg': svg(13_000),
  });
  expect(failures.map((sentence) => sentence.replace(/\d+,\d{3}(?= bytes)/, 'N')).sort()).toEqual([
    '/art/cover-a.svg: the cover: N bytes, at most 4,000 are allowed.',
    '/art/street.svg: the scene: N bytes, at most 12,000 are allowed.',
  ]);
});

test('a drawing counts compressed', async () => {
  const svg = `<svg>${'<path d="M0 0h9"/>'.repeat(500)}</svg>`;
  const { pages } = await check({ 'shop.html': page('<img src="/a.svg">'), 'a.svg': svg });
  expect(pages[0]?.pictures).toBe(await brotliSize(svg));
});

test('a picture that the build forgot is named', async () => {
  const { failures } = await check({ 'shop.html': page('<img src="/gone.webp">') });
  expect(failures).toEqual(["/shop: the page names /gone.webp, which isn't in the build."]);
});
