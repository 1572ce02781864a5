import { expect, test } from '@playwright/test';
import { scan, type ScannedSite } from '#tests/support/observatory.ts';

const good: ScannedSite = {
  host: 'example.com',
  headers: {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  },
  metaPolicies: ["default-src 'none'; script-src 'self' 'sha256-abc='"],
  scripts: [{ src: '/a.js', hasIntegrity: false }],
  httpLocation: 'https://example.com/',
};
const withHeaders = (headers: Record<string, string>): ScannedSite => ({
  ...good,
  headers: { ...good.headers, ...headers },
});

test('a site that does everything has 130 points', () => {
  expect(scan(good)).toMatchObject({ score: 130, grade: 'A+' });
});

test('a site without any header has the points that the Observatory gives it', () => {
  // 100 - 25 (policy) - 20 (transport) - 5 (types) - 20 (frames) - 20 (redirection)
  const bare = { ...good, headers: {}, metaPolicies: [], httpLocation: null };
  expect(scan(bare)).toMatchObject({ score: 10, grade: 'F' });
});

test('a policy that says a directive twice is invalid, two policies that each say it are not', () => {
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const outcome = (value: string) =>
    scan(withHeaders({ 'content-security-policy': value })).outcomes['content-security-policy'];
  expect(outcome(`${policy}; Default-Src 'self'`)).toEqual(['header-invalid', -25]);
  expect(outcome(`${policy}, ${policy}`)?.[1]).toBe(10);
});

const faults = [
  ["script-src 'unsafe-inline'", 'content-security-policy', -20],
  ['script-src https:', 'content-security-policy', -20],
  ["script-src 'unsafe-eval'", 'content-security-policy', -10],
  ['img-src http://pictures.example', 'content-security-policy', -10],
  ["style-src 'unsafe-inline'", 'content-security-policy', 0],
] as const;
for (const [directive, name, points] of faults) {
  test(`a policy with "${directive}" has ${points}`, () => {
    const site = { ...good, metaPolicies: [directive] };
    expect(scan(site).outcomes[name]?.[1]).toBe(points);
  });
}

test('extra points count only above 90', () => {
  const site = withHeaders({ 'strict-transport-security': 'max-age=1' });
  expect(scan(site)).toMatchObject({ score: 120 });
  expect(scan({ ...site, httpLocation: 'https://www.example.com/' })).toMatchObject({
    score: 85,
    grade: 'A-',
  });
});

test('each header counts', () => {
  expect(scan(withHeaders({ 'referrer-policy': 'unsafe-url' })).score).toBe(120);
  expect(scan(withHeaders({ 'x-content-type-options': '' })).score).toBe(125);
  expect(scan(withHeaders({ 'cross-origin-resource-policy': 'open' })).score).toBe(115);
  expect(
    scan({ ...good, scripts: [{ src: 'https://cdn.example/a.js', hasIntegrity: false }] }).score,
  ).toBe(125);
});
