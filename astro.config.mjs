import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { securityPolicy } from './src/config/security-policy.ts';
import { site } from './src/config/site.ts';
import { clientNeeded } from './src/integrations/client-needed.ts';

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  security: { csp: { directives: [...securityPolicy.metaDirectives] } },
  integrations: [clientNeeded(), react(), mdx(), sitemap()],
  markdown: { syntaxHighlight: false },
  vite: { plugins: [tailwindcss()] },
});
