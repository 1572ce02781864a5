import { expect, test } from '@playwright/test';
import { securityHeaders } from '#src/config/headers.ts';
import { hostHeaders } from '#src/lib/headers/host-headers.ts';

const rules = hostHeaders({
  pages: new Set([
    '/',
    '/404',
    '/about',
    '/news',
    '/blog',
    '/blog/a-post',
    '/blog/b-post',
    '/blog/page/2',
    '/blog/tag/cats',
    '/blog-admin',
    '/blog-admin/login',
    '/blog/404',
  ]),
  hashed: ['/_astro/app.Ab12.js', '/_astro/sign.Cd34.woff2'],
});
const headersOf = (path: string) => rules.find((rule) => rule.path === path)?.headers;
const pathsWith = (header: string) =>
  rules.filter(({ headers }) => header in headers).map(({ path }) => path);

test('no path has two rules, and the one for everything comes first', () => {
  const paths = rules.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(rules[0]).toEqual({ path: '/*', headers: securityHeaders });
});

test('the policy of the header leaves scripts and styles to the page', () => {
  expect(securityHeaders['Content-Security-Policy']).toBe(
    "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
      "frame-src 'self' https://www.openstreetmap.org; require-trusted-types-for 'script'; " +
      'trusted-types character-references',
  );
});

test('hashed files are kept for a year, home and news for a day, and nothing else is', () => {
  const cached = rules.flatMap(({ path, headers }) =>
    'Cache-Control' in headers ? [[path, headers['Cache-Control']]] : [],
  );
  expect(cached).toEqual([
    ['/', 'public, max-age=86400'],
    ['/news', 'public, max-age=86400'],
    ['/speculation-rules.json', 'public, max-age=86400'],
    ['/_astro/app.Ab12.js', 'public, max-age=31536000, immutable'],
    ['/_astro/sign.Cd34.woff2', 'public, max-age=31536000, immutable'],
  ]);
});

test('a cache rule never means a whole folder, where a missing file would be kept too', () => {
  const cached = pathsWith('Cache-Control');
  expect(cached).toContain('/_astro/app.Ab12.js');
  expect(cached.filter((path) => /[*:]/.test(path))).toEqual([]);
});

test('public pages name the rules for fetching ahead, the admin and the not-found pages don’t', () => {
  expect(pathsWith('Speculation-Rules')).toEqual([
    '/',
    '/about',
    '/blog',
    '/blog/:page',
    '/blog/page/:page',
    '/blog/tag/:page',
    '/news',
  ]);
  expect(headersOf('/news')).toEqual({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'public, max-age=86400',
  });
});

test('pages, the admin’s and the not-found ones too, are for our own site only; files are for all', () => {
  expect(pathsWith('Cross-Origin-Resource-Policy')).toEqual([
    '/',
    '/404',
    '/about',
    '/blog',
    '/blog-admin',
    '/blog-admin/:page',
    '/blog/:page',
    '/blog/page/:page',
    '/blog/tag/:page',
    '/news',
    '/blog-admin/edit/*',
  ]);
  for (const path of ['/blog-admin', '/blog-admin/:page', '/blog-admin/edit/*'])
    expect(headersOf(path), path).toEqual({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    });
});
