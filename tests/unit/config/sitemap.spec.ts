import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sitemapPages } from '#src/config/sitemap.ts';

const pagesFolder = new URL('../../../src/pages/', import.meta.url);
/** Pages that answer for what isn't there. */
const unlisted = ['404.astro', 'blog-post-not-found.astro'];

test('every page with a file of its own is in the main sitemap, and nothing else', async () => {
  const files = (await readdir(pagesFolder)).filter((name) => name.endsWith('.astro'));
  const paths = files
    .filter((name) => !unlisted.includes(name))
    .map((name) => `/${name.replace(/^index\.astro$|\.astro$/, '')}`);
  expect(sitemapPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});
