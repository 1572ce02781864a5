import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import {
  drawings,
  excludedPages,
  firstFlight,
  fonts,
  inlineScript,
  pageClasses,
} from '#scripts/budget-limits.ts';
import type { PageClass } from '#scripts/budget-limits.ts';
import { pageRequests } from '#scripts/page-requests.ts';
import { weighScripts } from '#scripts/script-loads.ts';
import type { ScriptLoad } from '#scripts/script-loads.ts';
import { htmlFiles } from '#src/integrations/html-files.ts';

/** What one page weighs, in compressed bytes. */
interface PageWeight {
  readonly path: string;
  readonly pageClass: string;
  readonly document: number;
  readonly inlineScript: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly onLoad: number;
}

interface BudgetReport {
  /** Largest document first. */
  readonly pages: readonly PageWeight[];
  /** What islands fetch; none of pages that aren't built. */
  readonly scripts: readonly ScriptLoad[];
  /** One sentence for each limit that is broken. */
  readonly failures: readonly string[];
}

const brotli = promisify(brotliCompress);

/** Brotli at its highest quality, as a CDN sends files that it compresses only once. */
function compress(content: string | Buffer): Promise<Buffer> {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

/** Bytes of a compressed answer. */
export async function brotliSize(content: string | Buffer): Promise<number> {
  return content.length === 0 ? 0 : (await compress(content)).length;
}

/** The part of a page that a browser can read when the first flight of packets is there. */
async function firstPart(html: string): Promise<string> {
  const arrived = (await compress(html)).subarray(0, firstFlight);
  const whole = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(arrived, whole).toString();
}

/** The class of a page. */
export function classOf(path: string): PageClass {
  const found = pageClasses.find(({ paths }) => paths.some((pattern) => matches(pattern, path)));
  if (found === undefined) throw new Error(`No page class takes ${path}.`);
  return found;
}

/**
 * Weighs every public page of a built site, and what islands load when they are used, against the limits.
 *
 * @param dist absolute path of the built site
 */
export async function checkBudgets(dist: string): Promise<BudgetReport> {
  const measured = new Map<string, Promise<number | null>>();
  const sizeOf = (address: string) => {
    const known = measured.get(address) ?? fileSize(dist, address);
    measured.set(address, known);
    return known;
  };
  const pages: PageWeight[] = [];
  const failures: string[] = [];
  const documents = new Map<string, string>();
  for await (const { path, html } of htmlFiles(dist)) {
    documents.set(path, html);
    if (excludedPages.some((pattern) => matches(pattern, path))) continue;
    const page = await weigh(path, html, sizeOf);
    pages.push(page.weight);
    failures.push(...page.failures);
  }
  for (const name of await Array.fromAsync(glob('**/*.svg', { cwd: dist }))) {
    const file = name.replaceAll('\\', '/');
    const limit = drawings.find(({ path }) => path.test(`/${file}`));
    const size = await sizeOf(`/${file}`);
    if (limit !== undefined && size !== null && size > limit.bytes) {
      failures.push(`/${file}: ${tooMuch(`the ${limit.name}`, size, limit.bytes)}`);
    }
  }
  const scripts = await weighScripts(dist, documents);
  for (const { page, moment, bytes, limit } of scripts) {
    if (bytes > limit) failures.push(`${page}: ${tooMuch(`the ${moment}`, bytes, limit)}`);
  }
  pages.sort((a, b) => b.document - a.document);
  return { pages, scripts, failures };
}

async function weigh(
  path: string,
  html: string,
  sizeOf: (address: string) => Promise<number | null>,
): Promise<{ weight: PageWeight; failures: string[] }> {
  const limits = classOf(path);
  const requests = pageRequests(html);
  const failures: string[] = [];
  const sum = async (addresses: readonly string[]) => {
    let total = 0;
    for (const address of addresses) {
      const size = await sizeOf(address);
      if (size === null) failures.push(`the page names ${address}, which isn't in the build.`);
      total += size ?? 0;
    }
    return total;
  };
  const sizes = {
    document: await brotliSize(html),
    inlineScript: await brotliSize(requests.inlineScript),
    fonts: await sum(requests.fonts),
    pictures: await sum(requests.pictures),
  };
  const onLoad = sizes.document + sizes.fonts + sizes.pictures;
  const scriptLimit = inlineScript[requests.hasIsland ? 'withIsland' : 'withoutIsland'];
  const limited = [
    ['the document', sizes.document, limits.document],
    ['inline script', sizes.inlineScript, scriptLimit],
    ['fonts', sizes.fonts, fonts.bytes],
    ['everything on load', onLoad, limits.onLoad],
  ] as const;
  for (const [what, size, limit] of limited) {
    if (size > limit) failures.push(tooMuch(what, size, limit));
  }
  const { belowFirstScreen: below } = limits;
  const needsMore = sizes.document > firstFlight;
  if (needsMore && below !== undefined && !(await firstPart(html)).includes(below)) {
    failures.push(`the first screen isn't whole within the first ${inWords(firstFlight)} bytes.`);
  }
  if (requests.fonts.length > fonts.files) {
    failures.push(`${requests.fonts.length} font files, at most ${fonts.files} are allowed.`);
  }
  failures.push(
    ...requests.blocking.map((address) => `${address} blocks the first paint.`),
    ...requests.scripts.map((address) => `${address} is loaded before any interaction.`),
  );
  return {
    weight: { path, pageClass: limits.name, ...sizes, onLoad },
    failures: failures.map((sentence) => `${path}: ${sentence}`),
  };
}

function tooMuch(what: string, size: number, limit: number): string {
  return `${what}: ${inWords(size)} bytes, at most ${inWords(limit)} are allowed.`;
}

const inWords = (bytes: number) => bytes.toLocaleString('en-US');

/** Compressed size of a file of the site; null if there is none, as for pictures on other hosts. */
async function fileSize(dist: string, address: string): Promise<number | null> {
  const { pathname, origin } = new URL(address, 'http://site.invalid');
  if (origin !== 'http://site.invalid') return null;
  const content = await readFile(join(dist, decodeURIComponent(pathname))).catch(() => null);
  if (content === null) return null;
  return pathname.endsWith('.svg') ? brotliSize(content) : content.length;
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) && path.length > start.length;
}
