import { expect, test } from '@playwright/test';
import { headerRules, securityHeaders } from '#src/config/headers.ts';
import { headerLines } from '#src/lib/redirects/header-lines.ts';

test('a path stands alone, its headers indented below it', () => {
  expect(headerLines([{ path: '/news', headers: { A: '1', B: '2' } }])).toEqual([
    '/news',
    '  A: 1',
    '  B: 2',
  ]);
});

test('the policy of the header leaves scripts and styles to the page', () => {
  expect(securityHeaders['Content-Security-Policy']).toBe(
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
      "frame-src https://www.openstreetmap.org; require-trusted-types-for 'script'",
  );
});

test('no path gets two cache rules', () => {
  const cached = headerRules.filter(({ headers }) => 'Cache-Control' in headers);
  expect(cached.map(({ path }) => path)).toEqual(['/', '/news', '/_astro/*', '/fonts/*']);
  expect(securityHeaders).not.toHaveProperty('Cache-Control');
});
