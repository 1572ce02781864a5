import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BuiltFiles } from '#src/integrations/built-files.ts';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { policyHash } from '#src/integrations/policy-hash.ts';
import { plainProperties } from '#src/integrations/plain-properties.ts';
import { trimStyle } from '#src/integrations/trim-style.ts';

/** A script that draws posts of this browser: it brings its own style (islands/LocalPost). */
const bringsItsStyle = / data-island="[^"]*"/g;
const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * Leaves of the style that each page carries inline only what that page, or an island of it, can use, because every
 * document pays for it (design section 8). The policy gets the new hashes, so this stands before `pagePolicy`.
 */
export function pageStyle(): AstroIntegration {
  return {
    name: 'page-style',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = new BuiltFiles(folder);
        for await (const { file, html } of htmlFiles(folder)) {
          const markup = html.replace(styleElement, '');
          const named = await files.namedBy(markup.replace(bringsItsStyle, ''));
          await writeFile(file, withSmallerStyles(html, markup, named));
        }
      },
    },
  };
}

function withSmallerStyles(html: string, markup: string, named: Map<string, string>): string {
  const scripts = [...named].flatMap(([name, text]) => (name.endsWith('.js') ? [text] : []));
  let page = html;
  for (const [element, css = ''] of html.matchAll(styleElement)) {
    const trimmed = trimStyle(css, { markup, scripts });
    const smaller = plainProperties(trimmed, [markup, ...named.values()]);
    page = page
      .replace(element, () => `<style>${smaller}</style>`)
      .replaceAll(policyHash(css), policyHash(smaller));
  }
  return page;
}
