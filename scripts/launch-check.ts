import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findUnconfirmed, launchReport } from '#scripts/unconfirmed.ts';

/** `npm run launch-check`: lists what only the owner can confirm; exit code 1 while anything is left. */
const root = resolve(import.meta.dirname, '..');

async function load(file: string): Promise<unknown> {
  const path = resolve(root, file);
  if (file.endsWith('.json')) return JSON.parse(await readFile(path, 'utf8'));
  const module: unknown = await import(pathToFileURL(path).href);
  return module;
}

if (process.argv.length > 2) {
  console.error(
    `Unknown arguments "${process.argv.slice(2).join(' ')}". Use: npm run launch-check`,
  );
  process.exit(1);
}

const files = await Array.fromAsync(
  glob(['src/config/**/*.ts', 'src/content/**/*.json'], { cwd: root }),
);
const names = files.map((file) => file.replaceAll('\\', '/')).sort();
const found = await Promise.all(names.map(async (file) => findUnconfirmed(await load(file), file)));
const left = found.flat();
console.log(launchReport(left));
process.exitCode = left.length > 0 ? 1 : 0;
