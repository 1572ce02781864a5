import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

type VitePlugin = NonNullable<
  Parameters<
    NonNullable<AstroIntegration['hooks']['astro:config:setup']>
  >[0]['config']['vite']['plugins']
>[number];

const pageScript = '.astro?astro&type=script';
const copy = /\?standalone=(\w+)$/;

/**
 * Gives every <script> of an .astro file its own copy of what it imports from src. If a script shared a module with an
 * island, the bundler would make a file of that module and Astro would no longer inline the script. Then every visitor
 * would fetch a script file, and no page may need one before an interaction. Because of the copies, such a script can't
 * share state with an island.
 */
export function standaloneScripts(): VitePlugin {
  return {
    name: 'standalone-scripts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const owner = importer === undefined ? undefined : ownerOf(importer);
      if (owner === undefined) return null;
      const from = importer?.replace(copy, '');
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (!found || found.external || !/\/src\/[^?]*\.ts$/.test(found.id)) return found;
      return `${found.id}?standalone=${owner}`;
    },
    load: (id) => (copy.test(id) ? readFile(id.replace(copy, ''), 'utf8') : null),
  };
}

/** A short name of the script that a module is imported for; undefined if it isn't for a script. */
function ownerOf(importer: string): string | undefined {
  if (!importer.includes(pageScript)) return copy.exec(importer)?.[1];
  return createHash('sha256').update(importer).digest('hex').slice(0, 8);
}
