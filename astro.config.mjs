import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { securityPolicy } from './src/config/security-policy.ts';
import { site } from './src/config/site.ts';
import { blockingScripts } from './src/integrations/blocking-scripts.ts';
import { clientDirectives } from './src/integrations/client-directives.ts';
import { finishedPages } from './src/integrations/finished-pages.ts';
import { netlifyFiles } from './src/integrations/netlify-files.ts';
import { oneSignature } from './src/integrations/one-signature.ts';
import { sharedFiles } from './src/integrations/shared-files.ts';
import { sitemaps } from './src/integrations/sitemaps.ts';
import { socialCards } from './src/integrations/social-cards.ts';
import { standaloneScripts } from './src/integrations/standalone-scripts.ts';
import { markdownEngine, syntaxHighlight } from './src/integrations/markdown-engine.ts';

/** Asks innerHTML in browsers, which our policy refuses; the file says more. */
const replacedPackages = {
  'decode-named-character-reference': fileURLToPath(
    new URL('src/ui/character-references.ts', import.meta.url),
  ),
};

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  // Two files for one address, a.md beside a.mdx for instance, end the build.
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always' },
  scopedStyleStrategy: 'class',
  security: {
    csp: { directives: [...securityPolicy.metaDirectives] },
  },
  integrations: [
    clientDirectives(),
    blockingScripts(),
    react(),
    mdx(),
    sitemaps(),
    finishedPages(),
    netlifyFiles(),
    socialCards(),
  ],
  markdown: { processor: markdownEngine, syntaxHighlight },
  vite: {
    plugins: [standaloneScripts(), tailwindcss(), oneSignature()],
    resolve: { alias: replacedPackages },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: sharedFiles } },
          },
        },
      },
    },
  },
});
