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

/** The document alone, and everything on load. */
const limits = [
  ['/', 18_000, 64_000],
  ['/news', 22_000, 64_000],
  ['/blog', 14_000, 72_000],
  ['/blog/page/2', 14_000, 72_000],
  ['/blog/a-post', 16_000, 48_000],
  ['/blog/tag/law', 14_000, 64_000],
  ['/blog/404', 14_000, 64_000],
  ['/privacy', 14_000, 64_000],
  ['/about', 14_000, 64_000],
  ['/shop', 14_000, 64_000],
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
    'about.html': page(noise(15_000)),
  });
  expect(pages.map(({ path }) => path)).toEqual(['/about', '/']);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    /^\/about: the document: 15,\d{3} bytes, at most 14,000 are allowed\.$/,
  );
});

test('the same page passes where more is allowed and its first screen comes first', async () => {
  const text = `<div class="prose">${noise(15_000)}</div>`;
  expect((await check({ 'blog/a-post.html': page(text) })).failures).toEqual([]);
  const late = `${noise(14_000)}<div class="prose">Text</div>`;
  expect((await check({ 'blog/a-post.html': page(late) })).failures).toEqual([
    "/blog/a-post: the first screen isn't whole within the first 14,000 bytes.",
  ]);
});

/** A site whose admin is an app that loads what is behind the password later, and other parts later still. */
const adminSite = {
  'blog-admin.html': page(
    '<astro-island component-url="/_astro/App.js" renderer-url="/_astro/react.js"></astro-island>',
  ),
  '_astro/react.js': 'export default 1',
  '_astro/App.js': 'import{a}from"./shared.js";import("./AdminScreen.a1.js")',
  '_astro/AdminScreen.a1.js':
    'import"./part.js";import`./shared.js`;import(`./DashboardScreen.b2.js`);import("./EditorScreen.c3.js")',
  '_astro/DashboardScreen.b2.js': 'import"./part.js";export default 2',
  '_astro/EditorScreen.c3.js':
    'import"./part.js";import(`./Preview.js`);import(`./VisualField.v1.js`)',
  '_astro/VisualField.v1.js': 'import"./part.js";import"./blocks.js"',
  '_astro/blocks.js': 'export const blocks = 1',
  '_astro/part.js': 'export const part = 1',
  '_astro/shared.js': 'export const a = 1',
  '_astro/Preview.js': noise(160_000),
};

test('a screen of the admin weighs what it fetches when it is opened first, after gzip', async () => {
  const { scripts, failures } = await check(adminSite);
  expect(failures).toEqual([]);
  const gzip = (...names: string[]) =>
    Object.entries(adminSite)
      .filter(([file]) => names.some((name) => file === `_astro/${name}.js`))
      .map(([, text]) => gzipSync(text, { level: 9 }).length)
      .reduce((sum, size) => sum + size);
  const login = gzip('react', 'App', 'shared');
  const inside = login + gzip('AdminScreen.a1', 'part');
  const dashboard = inside + gzip('DashboardScreen.b2');
  const editor = inside + gzip('EditorScreen.c3');
  expect(scripts.map(({ moment, files, bytes, limit }) => [moment, files, bytes, limit])).toEqual([
    ['login', 3, login, 90_000],
    ['dashboard', 6, dashboard, 150_000],
    ['editor', 6, editor, 150_000],
    // Without what the editor has already.
    ['first press on Visual', 2, gzip('VisualField.v1', 'blocks'), 180_000],
  ]);
});

test('the search of the blog that fetches too much when it is used first is named', async () => {
  const html = page('<astro-island component-url="/_astro/BlogExplorer.js"></astro-island>');
  const { scripts, failures } = await check({
    'blog.html': html,
    '_astro/BlogExplorer.js': noise(79_000),
  });
  expect(scripts.map(({ page, moment, files }) => [page, moment, files])).toEqual([
    ['/blog', 'first use of the search', 1],
  ]);
  expect(failures.map((sentence) => sentence.replace(/\d+,\d{3}(?= bytes)/, 'N'))).toEqual([
    '/blog: the first use of the search: N bytes, at most 78,000 are allowed.',
  ]);
});

test('a screen of the admin that fetches too much is named', async () => {
  const failuresWith = async (files: Record<string, string>) =>
    (await check({ ...adminSite, ...files })).failures.map((sentence) =>
      sentence.replace(/\d+,\d{3}(?= bytes)/, 'N'),
    );
  expect(await failuresWith({ '_astro/part.js': noise(147_000) })).toEqual([]);
  expect(await failuresWith({ '_astro/part.js': noise(151_000) })).toEqual([
    '/blog-admin: the dashboard: N bytes, at most 150,000 are allowed.',
    '/blog-admin: the editor: N bytes, at most 150,000 are allowed.',
  ]);
  expect(await failuresWith({ '_astro/shared.js': noise(91_000) })).toEqual([
    '/blog-admin: the login: N bytes, at most 90,000 are allowed.',
  ]);
});

test('a part of the admin that nothing loads ends the check', async () => {
  await expect(check({ ...adminSite, '_astro/App.js': '1' })).rejects.toThrow(
    'Nothing imports AdminScreen while it runs.',
  );
});

test('the pages of the admin have no limit, and a site without them has no screens', async () => {
  const heavy = {
    ...adminSite,
    'blog-admin/new.html': adminSite['blog-admin.html'] + noise(50_000),
  };
  expect(await check(heavy)).toMatchObject({ pages: [], failures: [] });
  expect((await check({ 'shop.html': page('x') })).scripts).toEqual([]);
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
    /^\/contact: inline script: 1,\d{3} bytes, at most 1,300 are allowed\.$/,
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
