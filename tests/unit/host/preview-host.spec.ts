import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { netlifyAnswers } from '#scripts/netlify-answers.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';
import type { PreviewHost } from '#scripts/preview-host.ts';
import { securityHeaders } from '#src/config/headers.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { headerLines } from '#src/lib/headers/header-lines.ts';
import { hostHeaders } from '#src/lib/headers/host-headers.ts';
import { hostRules } from '#src/lib/redirects/host-rules.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const url = 'https://bodegacatsofnewyork.com';
const pages = ['about', 'news', 'shop', 'blog', 'blog/my-post', 'blog/tag/cats', 'blog-admin'];

let folder: string;
let host: PreviewHost;

test.beforeAll(async () => {
  const posts = [{ slug: 'my-post', id: '7' }];
  const rules = hostRules(redirectTable, posts, {
    url,
    posts,
    pages: new Set(['/blog-admin', '/blog/404', '/blog/my-post']),
    year: 2026,
  });
  const headers = hostHeaders({
    pages: new Set(['/', ...pages.map((page) => `/${page}`)]),
    hashed: ['/_astro/app.Ab12.js', '/_astro/sign.Cd34.woff2'],
  });
  folder = await temporaryFolder({
    'index.html': '<h1>Home</h1>',
    ...Object.fromEntries(pages.map((page) => [`${page}.html`, `<h1>${page}</h1>`])),
    '404.html': '<h1>Not found</h1>',
    'blog/404.html': '<h1>Blog Post Not Found</h1>',
    '_astro/app.Ab12.js': 'export const a = 1;'.repeat(50),
    'art/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_astro/sign.Cd34.woff2': 'not a font',
    _redirects: rules.join('\n'),
    _headers: headerLines(headers).join('\n'),
  });
  host = await startPreviewHost(folder);
});

test.afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Raw HTTP, because fetch would follow redirects, decompress and normalize. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(host.url);
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, headers, method };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        done({ status: response.statusCode, headers: response.headers, body });
      });
    });
    sent.on('error', fail).end();
  });
}

test('a page answers at its address without an ending, with all security headers', async () => {
  const { status, headers, body } = await get('/about');
  expect(status).toBe(200);
  expect(body.toString()).toBe('<h1>about</h1>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers[name.toLowerCase()]).toBe(value);
  }
});

const cacheTimes = [
  ['/', 'public, max-age=86400'],
  ['/news', 'public, max-age=86400'],
  ['/blog', 'public, max-age=0, must-revalidate'],
  ['/_astro/app.Ab12.js', 'public, max-age=31536000, immutable'],
  ['/_astro/sign.Cd34.woff2', 'public, max-age=31536000, immutable'],
] as const;

for (const [path, expected] of cacheTimes) {
  test(`${path} is kept as "${expected}"`, async () => {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([200, expected]);
  });
}

test('an error in the place of a lasting file never lasts', async () => {
  const { status, headers } = await get('/_astro/gone.js');
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
});

test('a cache rule for a folder would hold its errors too, as on the host, in its own letter case only', async () => {
  const rules = ['/kept/*', '/a.b/:name'].map((path) => `${path}\n  Cache-Control: max-age=9\n`);
  const wide = await temporaryFolder({ '404.html': '', _headers: rules.join('') });
  const answer = netlifyAnswers(wide);
  const cacheOf = async (path: string) =>
    (await answer(new Request(url + path))).headers.get('cache-control');
  for (const path of ['/kept/gone', '/kept/deep/gone', '/a.b/gone'])
    expect(await cacheOf(path), path).toBe('max-age=9');
  for (const path of ['/KEPT/gone', '/A.b/gone', '/aXb/gone', '/gone'])
    expect(await cacheOf(path), path).toBe('public, max-age=0, must-revalidate');
  await rm(wide, { recursive: true });
});

for (const path of ['/blog-admin', '/blog-admin/edit/7', '/admin/old']) {
  test(`${path} asks not to be indexed`, async () => {
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
  });
}

test('files may be shown by other sites, pages may neither be embedded nor framed by them', async () => {
  for (const path of ['/art/cat.svg', '/_astro/app.Ab12.js']) {
    const { headers } = await get(path);
    expect(headers['cross-origin-resource-policy'], path).toBeUndefined();
    expect(headers['x-frame-options'], path).toBe('SAMEORIGIN');
  }
  for (const path of ['/', '/about', '/blog/my-post', '/blog/tag/cats', '/blog-admin/edit/7']) {
    const { headers } = await get(path);
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  }
});

const moves = [
  ['/about/', '/about'],
  ['/about/?from=mail', '/about?from=mail'],
  ['/faq', '/about'],
  ['/faq/', '/about'],
  ['/faq?from=mail', '/about?from=mail'],
  ['/shop/tshirts/black-cat-tee', '/shop'],
  ['/blog-posts/my-post', '/blog/my-post'],
  ['/blog-posts/my-post/', '/blog/my-post'],
  ['/blog-posts/my-post.html', '/blog/my-post'],
  ['/blog-posts/unknown', '/blog/unknown'],
  ['/%62log-posts/my-pos%74', '/blog/my-post'],
  ['/blog-posts/%20', '/blog/%20'],
  ['/blog-posts/a%3Fb%23c%2Fd', '/blog/a%3Fb%23c%2Fd'],
  ['/articles/my-post', '/blog/my-post'],
  ['/articles/my-post.html', '/blog/my-post'],
  ['/posts/my-post', '/blog/my-post'],
  ['/posts/unknown', '/blog/unknown'],
  ['/2024/05/unknown', '/blog/unknown'],
  ['/news/my-post.html', '/blog/my-post'],
  ['/2024/05/my-post', '/blog/my-post'],
  ['/2024/05/my-post/', '/blog/my-post'],
  ['/2024/05/my-post.html', '/blog/my-post'],
] as const;

for (const [from, to] of moves) {
  test(`${from} moves to ${to} with one 301`, async () => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    const { status: next } = await get(to);
    expect(next).toBe(/unknown|%/.test(to) ? 404 : 200);
  });
}

test('a page answers under the name of its file too, as on the host: its canonical link tells them apart', async () => {
  for (const path of ['/about.html', '/index.html', '/blog/my-post.html'])
    expect((await get(path)).status, path).toBe(200);
});

test('a placeholder for the year would swallow this page', async () => {
  const { status, body } = await get('/blog/tag/cats');
  expect([status, body.toString()]).toEqual([200, '<h1>blog/tag/cats</h1>']);
});

const hosts = [
  ['http', 'bodegacatsofnewyork.com'],
  ['http', 'www.bodegacatsofnewyork.com'],
  ['https', 'www.bodegacatsofnewyork.com'],
] as const;

for (const [scheme, name] of hosts) {
  test(`${scheme}://${name} moves to the canonical host in one hop`, async () => {
    const headers = { host: name, 'x-forwarded-proto': scheme };
    const { status, headers: sent } = await get('/about?a=1', headers);
    expect([status, sent.location]).toEqual([301, `${url}/about?a=1`]);
  });
}

test('the canonical host and localhost stay', async () => {
  const headers = { 'x-forwarded-host': 'bodegacatsofnewyork.com', 'x-forwarded-proto': 'https' };
  expect((await get('/about', headers)).status).toBe(200);
  expect((await get('/about')).status).toBe(200);
});

test('an unknown path answers 404 with the page for it', async () => {
  for (const path of ['/nothing', '/nothing/', '/404', '/404.html', '/_redirects', '/_headers']) {
    const { status, body } = await get(path);
    expect([path, status, body.toString()]).toEqual([path, 404, '<h1>Not found</h1>']);
  }
});

test('an unknown post answers 404 with its own page', async () => {
  const { status, body } = await get('/blog/nothing');
  expect([status, body.toString()]).toEqual([404, '<h1>Blog Post Not Found</h1>']);
});

test('the admin answers under the addresses of its posts', async () => {
  const { status, body } = await get('/blog-admin/edit/12');
  expect([status, body.toString()]).toEqual([200, '<h1>blog-admin</h1>']);
});

test('text is sent compressed to those who take it', async () => {
  const path = '/_astro/app.Ab12.js';
  const plain = await get(path);
  const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get(path, { 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  const font = await get('/_astro/sign.Cd34.woff2', { 'accept-encoding': 'br' });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('what a browser still has is not sent again', async () => {
  const { headers } = await get('/about');
  const again = await get('/about', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const other = await get('/about', { 'if-none-match': '"older"' });
  expect(other.status).toBe(200);
});

test('HEAD answers as GET does, without the body', async () => {
  const { status, headers, body } = await get('/about', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, '14', 0]);
});

test('other methods, broken escapes and climbing paths get an error, never a file', async () => {
  expect((await get('/about', {}, 'POST')).status).toBe(405);
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/../../etc/hostname')).status).toBe(404);
  expect((await get('/%2e%2e/%2e%2e/etc/hostname')).status).toBe(404);
});

test('a path that looks like another host stays on this one', async () => {
  const { status, headers } = await get('//about/');
  expect([status, headers.location]).toEqual([301, '/about']);
});
