import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { adminScreens } from '#scripts/budget-limits.ts';

/** The JavaScript that a screen of the blog admin makes a browser fetch when it is opened first. */
export interface FirstLoad {
  readonly screen: string;
  readonly files: number;
  /** After gzip, as a CDN that compresses once sends them. */
  readonly bytes: number;
  readonly limit: number;
}

const islandScript = /(?:component|renderer)-url="\/_astro\/([^"]+)"/g;
const staticImport = /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

/**
 * Weighs what each screen of the admin loads at once: what its page names, the parts that the limits name, and all that
 * these import.
 * @param dist absolute path of the built site
 * @param page HTML of any page of the admin; all load the same app
 */
export async function adminFirstLoads(dist: string, page: string): Promise<FirstLoad[]> {
  const folder = join(dist, '_astro');
  const loads: FirstLoad[] = [];
  for (const { name, parts, bytes: limit } of adminScreens) {
    const scripts = new Map<string, string>();
    await follow(folder, namesIn(page, islandScript), scripts);
    for (const part of parts) await follow(folder, [askedFor(part, scripts)], scripts);
    const sizes = [...scripts.values()].map((text) => gzipSync(text, { level: 9 }).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    loads.push({ screen: name, files: scripts.size, bytes, limit });
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
  if (file === undefined) throw new Error(`The admin doesn't import ${part} while it runs.`);
  return file;
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
