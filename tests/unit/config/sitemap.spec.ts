import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sitemapPages } from '#src/config/sitemap.ts';

const pagesFolder = new URL('../../../src/pages/', import.meta.url);

test('every page with a file of its own is in the main sitemap, and nothing else', async () => {
  const files = (await readdir(pagesFolder)).filter(
    (name) => name.endsWith('.astro') && name !== '404.astro',
  );
  const paths = files.map((name) => `/${name.replace(/^index\.astro$|\.astro$/, '')}`);
  expect(sitemapPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});
