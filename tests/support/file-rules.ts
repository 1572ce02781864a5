import { posix } from 'node:path';
import type { SourceFile } from '#tests/support/source-files.ts';

const pascalCase = /^(?:[A-Z][a-z0-9]*)+$/;
/** Lowercase words with hyphens; dots before the ending, and brackets for a page's parameter. */
const kebabCase =
  /^(?:\[(?:\.\.\.)?[a-z]+\]|[a-z0-9]+)(?:-(?:\[[a-z]+\]|[a-z0-9]+))*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Names that say nothing about what is inside, and barrels. */
const emptyNames = new Set(['index.ts', 'index.tsx', 'utils.ts', 'types.ts', 'helpers.ts']);

/** One sentence for every file with a name of the wrong form. */
export function nameProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const file = posix.basename(path);
    const name = file.slice(0, -posix.extname(file).length);
    if (emptyNames.has(file)) return [`${path}: name the file by what is in it.`];
    // Pages are named by their addresses.
    const isPage = path.startsWith('src/pages/');
    if (/\.(?:tsx|astro)$/.test(file) && !isPage) {
      return pascalCase.test(name) ? [] : [`${path}: components are written in PascalCase.`];
    }
    return kebabCase.test(name) ? [] : [`${path}: write the name in kebab-case.`];
  });
}
