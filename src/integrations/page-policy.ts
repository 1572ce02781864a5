import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { policyHash } from '#src/integrations/policy-hash.ts';

/**
 * Leaves in each page's policy only the hashes of what that page holds. Astro lists the hashes of the whole site on
 * every page. That allows more than a page needs, doesn't compress, and grows with the site: 1,500 bytes today.
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

const policyTag = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inlineElement = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Removes from a page's Content-Security-Policy the hashes of scripts and styles that the page doesn't hold.
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
