import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptLoads } from '#scripts/budget-limits.ts';

/** The JavaScript that a browser fetches at one moment. */
export interface ScriptLoad {
  readonly page: string;
  readonly moment: string;
  readonly files: number;
  /** After gzip, as a CDN that compresses once sends them. */
  readonly bytes: number;
  readonly limit: number;
}

const islandScript = /(?:component|renderer)-url="\/_astro\/([^"]+)"/g;
const staticImport = /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

/**
 * Weighs what the islands of pages load at the moments that the limits name: what the page names, the parts that the
 * limit names, and all that these import.
 * @param dist absolute path of the built site
 * @param pages HTML of its pages by their addresses; a page that isn't there has no moments
 */
export async function weighScripts(
  dist: string,
  pages: ReadonlyMap<string, string>,
): Promise<ScriptLoad[]> {
  const folder = join(dist, '_astro');
  const loads: ScriptLoad[] = [];
  for (const { page, moment, already = [], parts, bytes: limit } of scriptLoads) {
    const html = pages.get(page);
    if (html === undefined) continue;
    const scripts = new Map<string, string>();
    await follow(folder, namesIn(html, islandScript), scripts);
    for (const part of already) await follow(folder, [askedFor(part, scripts)], scripts);
    const before = new Set(already.length > 0 ? scripts.keys() : []);
    for (const part of parts) await follow(folder, [askedFor(part, scripts)], scripts);
    const sizes = [...scripts]
      .filter(([name]) => !before.has(name))
      .map(([, text]) => gzipSync(text, { level: 9 }).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    loads.push({ page, moment, files: sizes.length, bytes, limit });
  }
  return loads;
}

/** Reads scripts and all that they import before they run. */
async function follow(folder: string, names: readonly string[], scripts: Map<string, string>) {
  for (const name of names) {
    if (scripts.has(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    scripts.set(name, text);
    await follow(folder, namesIn(text, staticImport), scripts);
  }
}

/** The file of a module that scripts import while they run. */
function askedFor(part: string, scripts: ReadonlyMap<string, string>): string {
  const dynamicImport = new RegExp(`\\bimport\\(["'\`]\\./(${part}\\.[^"'\`]+)["'\`]\\)`, 'g');
  const [file] = [...scripts.values()].flatMap((text) => namesIn(text, dynamicImport));
  if (file === undefined) throw new Error(`Nothing imports ${part} while it runs.`);
  return file;
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
