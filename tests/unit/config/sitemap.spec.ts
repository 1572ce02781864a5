import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sitemapPages } from '#src/config/sitemap.ts';
import { spanishStoreGuide } from '#src/config/store-guide.ts';

const pagesFolder = new URL('../../../src/pages/', import.meta.url);

test('every page with a file of its own is in the main sitemap, and nothing else', async () => {
  const files = (await readdir(pagesFolder, { recursive: true })).filter((name) =>
    /^(?!404|blog-admin|.*\[|.*\/404).*\.astro$/.test(name),
  );
  const paths = files.map((name) => `/${name.replace(/^index\.astro$|\.astro$/, '')}`);
  const open = paths.filter(
    (path) => path !== spanishStoreGuide.path || spanishStoreGuide.confirmed,
  );
  expect(sitemapPages.map(({ path }) => path).toSorted()).toEqual(open.toSorted());
});
