import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeCards } from '#src/integrations/card-files.ts';
import { openSignFont } from '#src/integrations/sign-font.ts';

/**
 * Draws a social card for every built page from what the page shows: its title, its category, its first drawing. Cards
 * are kept in Astro's cache folder, which hosts keep between builds.
 */
export function socialCards(): AstroIntegration {
  let cache = '';
  return {
    name: 'social-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'social-cards');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const made = await writeCards({ folder, cache, font: await openSignFont() });
        for (const fault of made.faults) logger.warn(fault);
        logger.info(`${made.cards} social cards, ${made.drawn} of them newly drawn`);
      },
    },
  };
}
