import { resolve } from 'node:path';
import { tellProblem } from '#scripts/tell-problem.ts';
import { parsePostsImportArguments } from '#scripts/posts-import-arguments.ts';
import { carryOut, planImport } from '#scripts/posts-import-plan.ts';
import { importReport } from '#scripts/posts-import-report.ts';
import { readImportSource } from '#scripts/posts-import-source.ts';

/**
 * `npm run posts:import -- <exported JSON, pack or folder>`: says what the posts in it would change in this repository,
 * and with `--write` does it. Exit code 1 if a post was refused.
 */
async function importPosts(): Promise<string | null> {
  const asked = parsePostsImportArguments(process.argv.slice(2));
  if (typeof asked === 'string') return asked;
  const source = await readImportSource(resolve(asked.source));
  if (typeof source === 'string') return source;
  const root = resolve(import.meta.dirname, '..');
  const planned = await planImport(root, source, asked.winner);
  const rows = asked.isWriting ? await carryOut(root, planned) : planned;
  console.log(importReport(rows, asked.isWriting));
  if (rows.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1;
  return null;
}

tellProblem(await importPosts());
