import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { footerGuides } from '#src/config/navigation.ts';
import { sitemapPages } from '#src/config/sitemap.ts';
import { spanishStoreGuide } from '#src/config/store-guide.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

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

test('a page for those who come with a need is in the footer, and other pages lead to it', async () => {
  const files = await sourceFiles(['src/{components,pages}/**/*.astro']);
  const guides = ['/store-owners', '/bills', '/letters', '/missing-cat', '/fundraiser'];
  for (const [path, home] of [
    ...guides.map((guide) => [guide, guide] as const),
    ['/tours/sheet', '/tour-sheet'],
    ['/presskit#reporters', '/presskit'],
  ] as const) {
    expect.soft(footerGuides.map(({ href }) => href)).toContain(path);
    const others = files.filter(
      (file) =>
        !file.path.startsWith(`src/components${home}/`) && file.path !== `src/pages${path}.astro`,
    );
    const leads = new RegExp(`['"]${path.replace(/#.*/, '')}['"#]`);
    expect.soft(others.filter(({ text }) => leads.test(text)).length, path).toBeGreaterThan(0);
  }
});
