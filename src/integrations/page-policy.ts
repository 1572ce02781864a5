import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { trimPolicy } from '#src/integrations/trim-policy.ts';

/**
 * Leaves in each page's policy only the hashes of what that page holds. Astro lists those of the whole site on every
 * page; a hash does not compress, so a page of 10,000 bytes would carry several hundred for nothing.
 */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const path = `${folder}${file}`;
          await writeFile(path, trimPolicy(await readFile(path, 'utf8')));
        }
      },
    },
  };
}
