import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import { builtPosts } from '#src/integrations/built-posts.ts';
import { headerLines } from '#src/lib/headers/header-lines.ts';
import { hostHeaders } from '#src/lib/headers/host-headers.ts';
import { builtSite, hostRules, tooManyRules } from '#src/lib/redirects/host-rules.ts';

/** Writes the host's rules, `_redirects` and `_headers`, beside the pages they speak about. */
export function netlifyFiles(): AstroIntegration {
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const pathnames = pages.map(({ pathname }) => pathname);
        const posts = await builtPosts(fileURLToPath(dir));
        const ids = new Map(posts.map(({ slug, id }) => [slug, id]));
        const built = builtSite(pathnames, site.url, new Date().getFullYear(), ids);
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

/** Paths of everything in Astro's folder of hashed files. */
async function hashedFiles(dir: URL): Promise<string[]> {
  const names = await readdir(new URL('_astro/', dir));
  return names.toSorted().map((name) => `/_astro/${name}`);
}

async function writeLines(file: URL, lines: readonly string[]): Promise<void> {
  await writeFile(fileURLToPath(file), `${lines.join('\n')}\n`);
}
