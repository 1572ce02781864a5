import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { trimPolicy, withoutIslandNames } from '#src/integrations/finished-pages.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const script = 'console.log("a")';
const style = 'p{color:red}';
const page = (policy: string, body = '') =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head>${body}`;
const policyOf = (html: string) => /content="([^"]*)"/.exec(html)?.[1];

test('the policy of a page keeps only the hashes of what the page holds', () => {
  const policy = `script-src 'self' ${hash(script)} ${hash('other')}; style-src 'self' ${hash('x')} ${hash(style)}`;
  const body = `<script type="module">${script}</script><style>${style}</style>`;
  expect(policyOf(trimPolicy(page(policy, body)))).toBe(
    `script-src 'self' ${hash(script)}; style-src 'self' ${hash(style)}`,
  );
});

test('a script with an address needs no hash', () => {
  const html = page(`script-src 'self' ${hash('')}`, '<script src="/a.js"></script>');
  expect(policyOf(trimPolicy(html))).toBe("script-src 'self'");
});

test('all else of the page stays as it is', () => {
  const policy = `default-src 'none'; script-src 'self' ${hash('gone')}`;
  const body = `<p>${hash('gone')} $& $1</p><script>${script}</script>`;
  expect(trimPolicy(page(policy, body))).toBe(page("default-src 'none'; script-src 'self'", body));
  expect(trimPolicy('<p>no policy</p>')).toBe('<p>no policy</p>');
});

test('an island keeps all but the name that the folder of the build gave it', () => {
  const html = (uid: string) =>
    `<p uid="a"></p><astro-island${uid} prefix="r1" component-url="/a.js"></astro-island>`;
  expect(withoutIslandNames(html(' uid="Z1nRTCs"') + html(' uid="R0n4m"'))).toBe(
    html('') + html(''),
  );
});
