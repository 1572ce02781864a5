import { expect, test } from '@playwright/test';
import { builtPages } from '#tests/support/built-site.ts';
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
