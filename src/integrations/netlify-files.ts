import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import { headerLines } from '#src/lib/redirects/header-lines.ts';
import { hostHeaders } from '#src/lib/redirects/host-headers.ts';
import { builtSite, hostRules, tooManyRules } from '#src/lib/redirects/host-rules.ts';

/** Writes the host's rules, `_redirects` and `_headers`, beside the pages they speak about. */
export function netlifyFiles(): AstroIntegration {
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const pathnames = pages.map(({ pathname }) => pathname);
        const built = builtSite(pathnames, site.url, new Date().getFullYear(), await postIds(dir));
        const rules = hostRules(redirectTable, built);
        const hashed = await hashedFiles(dir);
        const headers = headerLines(hostHeaders({ pages: built.pages, hashed }));
        await writeLines(new URL('_redirects', dir), rules);
        await writeLines(new URL('_headers', dir), headers);
        const warning = tooManyRules(rules.length, built.slugs.length);
        if (warning !== null) logger.warn(warning);
        logger.info(`${rules.length} redirect rules for ${built.slugs.length} posts`);
      },
    },
  };
}

/** Ids of the built posts by slug, from the index that the build has written for the search. */
async function postIds(dir: URL): Promise<Map<string, string>> {
  const index = readPostIndex(JSON.parse(await readFile(new URL('posts.json', dir), 'utf8')));
  if (index === null) throw new Error('posts.json is no index of the posts.');
  return new Map(index.posts.map(({ slug, id }) => [slug, id]));
}

/** Paths of everything in Astro's folder of hashed files. */
async function hashedFiles(dir: URL): Promise<string[]> {
  const names = await readdir(new URL('_astro/', dir));
  return names.toSorted().map((name) => `/_astro/${name}`);
}

async function writeLines(file: URL, lines: readonly string[]): Promise<void> {
  await writeFile(fileURLToPath(file), `${lines.join('\n')}\n`);
}
