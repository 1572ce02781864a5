import { expect, test } from '@playwright/test';
import { absoluteUrl, isExternal, withoutTrailingSlash } from '#src/lib/urls.ts';

test('a trailing slash is stripped, the root stays', () => {
  expect(withoutTrailingSlash('/about/')).toBe('/about');
  expect(withoutTrailingSlash('/about//')).toBe('/about');
  expect(withoutTrailingSlash('/blog/a')).toBe('/blog/a');
  expect(withoutTrailingSlash('/')).toBe('/');
});

test('an address of ours becomes absolute on the canonical host', () => {
  expect(absoluteUrl('/')).toBe('https://bodegacatsofnewyork.com');
  expect(absoluteUrl('/blog/page/2/')).toBe('https://bodegacatsofnewyork.com/blog/page/2');
  expect(absoluteUrl('/blog/?search=tuxedo')).toBe(
    'https://bodegacatsofnewyork.com/blog?search=tuxedo',
  );
  expect(absoluteUrl('https://example.com/a/')).toBe('https://example.com/a');
});

test('a link leaves the site when its host is another one', () => {
  expect(isExternal('https://www.instagram.com/bodegacatsofnewyork/')).toBe(true);
  expect(isExternal('HTTP://example.com')).toBe(true);
  expect(isExternal('https://bodegacatsofnewyork.com/about')).toBe(false);
  for (const address of ['/about', '#shop', 'mailto:hello@bodegacatsofnewyork.com', 'tel:+1']) {
    expect(isExternal(address), address).toBe(false);
  }
});

test('a broken address of another host is a broken link, not an error', () => {
  for (const address of ['https://', 'http://[', 'https://exa mple.com']) {
    expect(isExternal(address), address).toBe(true);
  }
});

test('an address without a scheme of its own leaves the site too', () => {
  expect(isExternal('//example.com/cats')).toBe(true);
});
