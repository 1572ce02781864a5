import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstPosts } from '#src/config/first-posts.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import { builtPosts } from '#src/integrations/built-posts.ts';
import { headerLines } from '#src/lib/headers/header-lines.ts';
import { hostHeaders } from '#src/lib/headers/host-headers.ts';
import { hostRules } from '#src/lib/redirects/host-rules.ts';

/** Writes the host's rules, `_redirects` and `_headers`, into the built site. */
export function netlifyFiles(): AstroIntegration {
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const paths = new Set(pages.map(({ pathname }) => `/${pathname.replace(/^\/|\/$/g, '')}`));
        const rules = hostRules(redirectTable, firstPosts, {
          url: site.url,
          posts: await postsWithFormerSlugs(fileURLToPath(dir)),
          pages: paths,
          year: new Date().getFullYear(),
        });
        const hashed = await hashedFiles(dir);
        const headers = headerLines(hostHeaders({ pages: paths, hashed }));
        await writeLines(new URL('_redirects', dir), rules);
        await writeLines(new URL('_headers', dir), headers);
        logger.info(`${rules.length} redirect rules`);
      },
    },
  };
}

/** The posts of a built site, newest first, with the names that the build has written beside them. */
async function postsWithFormerSlugs(folder: string) {
  const file = await readFile(join(folder, 'posts-data/former-slugs.json'), 'utf8');
  const former = new Map(Object.entries(JSON.parse(file) as Record<string, string[]>));
  const posts = await builtPosts(folder);
  return posts.map((post) => ({ ...post, formerSlugs: former.get(post.id) ?? [] }));
}

/** Paths of everything in Astro's folder of hashed files. */
async function hashedFiles(dir: URL): Promise<string[]> {
  const names = await readdir(new URL('_astro/', dir));
  return names.toSorted().map((name) => `/_astro/${name}`);
}

async function writeLines(file: URL, lines: readonly string[]): Promise<void> {
  await writeFile(fileURLToPath(file), `${lines.join('\n')}\n`);
}
