import { expect, test } from '@playwright/test';
import { site } from '#src/config/site.ts';
import { builtPages } from '#tests/support/built-site.ts';
import type { BuiltPage } from '#tests/support/built-site.ts';
import { loadAllPictures, watch } from '#tests/support/watched-page.ts';

const pages = builtPages();

// A problem says all that a trace would, and a trace costs a quarter of the time.
test.use({ trace: 'off' });

for (const { path, file, status } of pages) {
  test(`${file}: no other host, nothing failed, no console message, nothing stored`, async ({
    page,
  }) => {
    const { problems, scripts } = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await loadAllPictures(page);

    // The browser and the page both say that there is no such page; nothing else may be said.
    const expected =
      status === 404
        ? [/^console error: Failed to load resource: .* 404/, /^console error: 404: no page at \//]
        : [];
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
    expect(scripts).toEqual([]);

    const { cookies, origins } = await page.context().storageState();
    expect(cookies).toEqual([]);
    const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
    expect(names).toEqual(status === 404 ? ['bodega-cats:not-found'] : []);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

/** Addresses of ours that an element names, as paths with their fragments. */
function ownAddresses(base: string, attributes: ReadonlyMap<string, string>): string[] {
  const sources = (attributes.get('srcset') ?? '')
    .split(',')
    .map((part) => part.trim().split(' ')[0]);
  const named = [attributes.get('href'), attributes.get('src'), ...sources];
  return named.flatMap((address) => {
    if (address === undefined || address === '') return [];
    const { protocol, origin, pathname, search, hash } = new URL(address, site.url + base);
    return /^https?:$/.test(protocol) && origin === site.url ? [pathname + search + hash] : [];
  });
}

const addressesOf = ({ path, elements }: BuiltPage) =>
  elements.flatMap(({ name, attributes }) => [
    ...ownAddresses(path, attributes),
    ...(name === 'meta' && attributes.get('property') === 'og:image'
      ? ownAddresses(path, new Map([['href', attributes.get('content') ?? '']]))
      : []),
  ]);

test('every link, picture and file of ours that a page names is there, without a detour', async ({
  request,
}) => {
  const named = new Map<string, string>();
  for (const page of pages)
    for (const address of addressesOf(page)) {
      const [path = '/'] = address.split('#');
      // Its own address was opened above; that of a not-found page answers 404.
      if (path !== page.path && !named.has(path)) named.set(path, page.file);
    }
  expect(named.size).toBeGreaterThan(pages.length);
  const missing: string[] = [];
  for (const [path, file] of named) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) missing.push(`${file}: ${path} answers ${response.status()}`);
  }
  expect(missing).toEqual([]);
});

test('every place within a page that a link names is there', () => {
  const idsOf = new Map(
    pages.map(({ path, elements }) => [
      path,
      new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    ]),
  );
  const missing = pages.flatMap((page) =>
    addressesOf(page).filter((address) => {
      const [path = '', id = ''] = address.split('#');
      return id !== '' && idsOf.get(path)?.has(id) === false;
    }),
  );
  expect(missing).toEqual([]);
});
