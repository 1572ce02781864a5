import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { trimPolicy } from '#src/integrations/trim-policy.ts';

/**
 * Leaves in each page's policy only the hashes of what that page holds. Astro lists the hashes of the whole site on
 * every page, and a hash doesn't compress: that would be several hundred bytes on a page of 10,000.
 */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const { file, html } of htmlFiles(fileURLToPath(dir)))
          await writeFile(file, trimPolicy(html));
      },
    },
  };
}
