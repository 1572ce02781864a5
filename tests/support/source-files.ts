import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** One file of the project. */
export interface SourceFile {
  /** From the project's root, with forward slashes: src/lib/text.ts. */
  readonly path: string;
  readonly text: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Reads the files of the project that match; pictures and fonts come with empty text. */
export async function sourceFiles(patterns: readonly string[]): Promise<SourceFile[]> {
  const entries = await Array.fromAsync(glob([...patterns], { cwd: root, withFileTypes: true }));
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: path.slice(root.length + 1).replaceAll('\\', '/'),
      text: /\.(?:[jt]sx?|mjs|astro|mdx?|json|css)$/.test(path) ? await readFile(path, 'utf8') : '',
    })),
  );
}
