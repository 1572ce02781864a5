import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { AstroIntegration } from 'astro';
import { bundled } from '#src/integrations/bundled.ts';
import { policyHash } from '#src/integrations/policy-hash.ts';

/** From the project's root, where Astro runs. */
const folder = 'src/components/shared/first-paint';
const virtualModule = 'virtual:blocking-scripts';

/**
 * Bundles what must run before the first paint, for `FirstPaint.astro` to inline, and puts its hashes into the pages'
 * policy. Astro's own scripts are modules: they would wait until the whole page is parsed.
 */
export function blockingScripts(): AstroIntegration {
  return {
    name: 'blocking-scripts',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const files = await readdir(folder);
        const scripts = await Promise.all(
          files.map(async (file) => [parse(file).name, await bundled(join(folder, file))] as const),
        );
        const hashes = scripts.map(([, script]) => policyHash(script));
        const code = `export default ${JSON.stringify(Object.fromEntries(scripts))}`;
        updateConfig({
          security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes } } },
          vite: {
            plugins: [
              {
                name: virtualModule,
                resolveId: (source) => (source === virtualModule ? source : null),
                load: (id) => (id === virtualModule ? code : null),
              },
            ],
          },
        });
      },
    },
  };
}
