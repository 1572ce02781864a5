import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeCards } from '#src/integrations/card-files.ts';
import { signFontOf } from '#src/art/lettering.ts';
import { cardLettersPath } from '#src/config/limits.ts';
import { readSignLetters } from '#src/integrations/sign-font.ts';

/**
 * Draws a social card for every built page from what the page shows: its title, its category, its first drawing. Cards
 * are kept in Astro's cache folder, which hosts keep between builds. The letters of the cards become a file, with which
 * the admin draws the card of a post that isn't built.
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
        const letters = await readSignLetters();
        const file = join(folder, cardLettersPath);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(letters));
        const made = await writeCards({ folder, cache, font: signFontOf(letters) });
        for (const fault of made.faults) logger.warn(fault);
        logger.info(`${made.cards} social cards, ${made.drawn} of them newly drawn`);
      },
    },
  };
}
