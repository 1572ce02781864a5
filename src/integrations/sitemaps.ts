import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap, { ChangeFreqEnum } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { builtPosts } from '#src/integrations/built-posts.ts';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { zonedTime } from '#src/lib/posts/dates.ts';
import { pageFacts, type PageFacts } from '#src/lib/seo/page-facts.ts';
import { listEntries, pageEntries, postEntries, type SitemapEntry } from '#src/lib/seo/sitemap.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/**
 * The site's sitemap, from the table and the functions that the admin's tool uses too; the build adds what only it
 * knows: the pages of lists, the pictures that a page shows, and which pages ask not to be indexed.
 */
export function sitemaps(): AstroIntegration[] {
  const entries = new Map<string, SitemapEntry>();
  return [
    {
      name: 'sitemap-entries',
      hooks: {
        'astro:build:done': async ({ dir }) => {
          for (const entry of await builtEntries(fileURLToPath(dir))) entries.set(entry.url, entry);
        },
      },
    },
    sitemap({
      // A page without an entry is left out.
      serialize: ({ url }) => {
        const entry = entries.get(absoluteUrl(url));
        return entry && sitemapItem(entry);
      },
      namespaces: { news: false, xhtml: false, video: false },
    }),
    {
      name: 'sitemap-address',
      hooks: {
        // Where crawlers and people look first. A file answers on every host, a rule would be one host's.
        'astro:build:done': ({ dir }) => {
          const folder = fileURLToPath(dir);
          return copyFile(join(folder, 'sitemap-index.xml'), join(folder, 'sitemap.xml'));
        },
      },
    },
  ];
}

/** The package's own names of the protocol's words. */
const frequencies = {
  daily: ChangeFreqEnum.DAILY,
  weekly: ChangeFreqEnum.WEEKLY,
  monthly: ChangeFreqEnum.MONTHLY,
};

/** An entry as the sitemap package wants it. It writes times only, so a day becomes the one that stands for it. */
function sitemapItem({ url, lastModified, priority, changeFrequency, images }: SitemapEntry) {
  return {
    url,
    ...(lastModified && { lastmod: zonedTime(lastModified) }),
    changefreq: frequencies[changeFrequency],
    priority,
    img: images.map((image) => ({ url: image })),
  };
}

/** Entries of all built pages that may be indexed, with the pictures that stand on them. */
async function builtEntries(folder: string): Promise<SitemapEntry[]> {
  const posts = await builtPosts(folder);
  const facts = await factsOfPages(folder);
  const known = [
    ...pageEntries(posts),
    ...postEntries(posts),
    ...listEntries([...facts.keys()], posts),
  ];
  const byUrl = new Map([...facts].map(([path, page]) => [absoluteUrl(path), page]));
  return known.flatMap((entry) => {
    const page = byUrl.get(entry.url);
    if (!page?.mayBeIndexed) return [];
    return { ...entry, images: [...new Set([...entry.images, ...page.images])] };
  });
}

/** What every built page says, by its path. */
async function factsOfPages(folder: string): Promise<Map<string, PageFacts>> {
  const facts = new Map<string, PageFacts>();
  for await (const { path, html } of htmlFiles(folder)) facts.set(path, pageFacts(html));
  return facts;
}
