import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { policyHash } from '#src/integrations/policy-hash.ts';

/** Takes from each page what Astro wrote into it and nothing needs. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const { file, html } of htmlFiles(fileURLToPath(dir)))
          await writeFile(file, withoutIslandNames(trimPolicy(html)));
      },
    },
  };
}

/**
 * Removes the `uid` of each island. Nothing reads it, and it depends on the folder of the build: with it, one commit
 * gives another site in each folder.
 * @param html a built page
 */
export const withoutIslandNames = (html: string): string =>
  html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');

const policyTag = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inlineElement = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Removes from a page's Content-Security-Policy the hashes of scripts and styles that the page doesn't hold. Astro lists
 * those of the whole site on every page: that allows more than a page needs, doesn't compress, and grows with the site.
 * @param html a built page; one without a policy comes back as it is
 */
export function trimPolicy(html: string): string {
  const needed = new Set<string>();
  for (const [, , attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (!/\bsrc=/.test(attributes)) needed.add(`'${policyHash(content)}'`);
  }
  return html.replace(policyTag, (tag, policy: string) => {
    const trimmed = policy.replace(/ ('sha256-[^']+')/g, (hash, name: string) =>
      needed.has(name) ? hash : '',
    );
    return tag.replace(policy, () => trimmed);
  });
}
