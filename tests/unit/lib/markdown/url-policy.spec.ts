import { expect, test } from '@playwright/test';
import { safeImageUrl, safeLinkUrl } from '#src/lib/markdown/url-policy.ts';

test('links may be http(s), mailto, tel, a path of ours or an anchor', () => {
  for (const url of [
    'https://example.org/a?b=c#d',
    'HTTP://example.org',
    'mailto:hello@example.org',
    'tel:+12125550100',
    '/blog/a-post',
    '/',
    '#sources',
  ]) {
    expect(safeLinkUrl(url), url).toBe(url);
  }
});

test('no other link passes, whatever it is dressed as', () => {
  for (const url of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'data:image/png;base64,AA',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    '\\/example.org',
    'relative/path',
    '',
  ]) {
    expect(safeLinkUrl(url), url).toBeNull();
  }
});

test('pictures may be http(s), a path of ours, or data of the four picture types', () => {
  for (const url of [
    'https://example.org/cat.png',
    '/art/shy.svg',
    'data:image/png;base64,AA',
    'data:image/jpeg;base64,AA',
    'DATA:image/gif;base64,AA',
    'data:image/webp;base64,AA',
  ]) {
    expect(safeImageUrl(url), url).toBe(url);
  }
  for (const url of [
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:image/png+svg,AA',
    'data:text/html,x',
    'javascript:alert(1)',
    'mailto:hello@example.org',
    '#top',
    '//example.org/cat.png',
    '/\n/example.org/cat.png',
    '',
  ]) {
    expect(safeImageUrl(url), url).toBeNull();
  }
});
