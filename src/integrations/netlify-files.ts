import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headerRules, securityHeaders } from '#src/config/headers.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import { headerLines } from '#src/lib/redirects/header-lines.ts';
import { builtSite, hostRules } from '#src/lib/redirects/host-rules.ts';

/** Writes the host's rules, `_redirects` and `_headers`, beside the pages they speak about. */
export function netlifyFiles(): AstroIntegration {
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const pathnames = pages.map(({ pathname }) => pathname);
        const ids = await postIds(dir, pathnames);
        const built = builtSite(pathnames, site.url, new Date().getFullYear(), ids);
        const rules = hostRules(redirectTable, built);
        const headers = headerLines([{ path: '/*', headers: securityHeaders }, ...headerRules]);
        await writeLines(new URL('_redirects', dir), rules);
        await writeLines(new URL('_headers', dir), headers);
        logger.info(`${rules.length} redirect rules for ${built.slugs.length} posts`);
      },
    },
  };
}

/** Ids of the built posts by slug: each page of a post names its own, so that local copies can be told. */
async function postIds(dir: URL, pathnames: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const pathname of pathnames) {
    const slug = /^\/?blog\/([^/]+)\/?$/.exec(pathname)?.[1];
    if (slug === undefined) continue;
    const html = await readFile(new URL(`blog/${slug}.html`, dir), 'utf8');
    const id = / data-post-id="([^"]*)"/.exec(html)?.[1];
    if (id !== undefined) ids.set(slug, id);
  }
  return ids;
}

async function writeLines(file: URL, lines: readonly string[]): Promise<void> {
  await writeFile(fileURLToPath(file), `${lines.join('\n')}\n`);
}
