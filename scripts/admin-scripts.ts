import { gzipSync } from 'node:zlib';
import { htmlElements } from '#scripts/html-elements.ts';
import { BuiltFiles } from '#src/integrations/built-files.ts';

/** What the blog admin makes a browser fetch. */
export interface AdminScripts {
  /** Names of all scripts that its pages can load, at once or later. */
  readonly files: readonly string[];
  /** Their total size after gzip. */
  readonly bytes: number;
  /** One sentence for each admin script that a public page names. */
  readonly leaks: readonly string[];
}

/** A built page by its address. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** The attributes by which public pages name the scripts of their islands. */
const islandAttributes = ['component-url', 'renderer-url', 'before-hydration-url', 'data-island'];

/**
 * Follows every script that the admin's pages can load. Scripts that public islands load too also count, but public
 * pages may name them. They must never name the admin's own entries.
 * @param dist absolute path of the built site
 * @returns null if no admin page is built
 */
export async function adminScripts(
  dist: string,
  admin: readonly BuiltPage[],
  others: readonly BuiltPage[],
): Promise<AdminScripts | null> {
  if (admin.length === 0) return null;
  const built = new BuiltFiles(dist);
  const scriptsOf = async (html: string) => {
    const named = await built.namedBy(html);
    return new Map([...named].filter(([name]) => name.endsWith('.js')));
  };
  const scripts = await scriptsOf(admin.map(({ html }) => html).join('\n'));
  const entries = new Set(admin.flatMap(({ html }) => attributes(html, ['component-url'])));
  const islands = others.flatMap(({ html }) => attributes(html, islandAttributes));
  const shared = await scriptsOf(islands.map((address) => `"${address}"`).join('\n'));
  const leaks: string[] = [];
  for (const { path, html } of others) {
    for (const name of (await scriptsOf(html)).keys()) {
      const isOwn = scripts.has(name) && !shared.has(name);
      if (!isOwn && !entries.has(`/_astro/${name}`)) continue;
      leaks.push(`${path}: /_astro/${name} is the admin's and is named by a public page.`);
    }
  }
  const sizes = [...scripts.values()].map((text) => gzipSync(text, { level: 9 }).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { files: [...scripts.keys()], bytes, leaks };
}

function attributes(html: string, names: readonly string[]): string[] {
  return htmlElements(html).flatMap((element) =>
    names.flatMap((name) => element.attributes.get(name) ?? []),
  );
}
