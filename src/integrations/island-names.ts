import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '#src/integrations/html-files.ts';

/**
 * Takes the names off the islands. Astro derives them from the folder that the site is built in, and only its
 * development server asks for them: with them, one commit built in two folders gives two different sites.
 */
export function islandNames(): AstroIntegration {
  return {
    name: 'island-names',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const { file, html } of htmlFiles(fileURLToPath(dir)))
          if (html.includes('<astro-island')) await writeFile(file, withoutIslandNames(html));
      },
    },
  };
}

/**
 * Removes each island's `uid`.
 * @param html a built page; one without islands comes back as it is
 */
export const withoutIslandNames = (html: string): string =>
  html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');
