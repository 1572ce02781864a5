import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { adminScriptBytes } from '#scripts/budget-limits.ts';
import { checkBudgets } from '#scripts/budget-rules.ts';
import { textTable } from '#scripts/text-table.ts';

/**
 * `npm run budgets`: a table of what every public page weighs, largest first, and what the blog admin's scripts weigh.
 * Exit code 1 if a limit is broken.
 */
const dist = resolve(import.meta.dirname, '../dist');

if (!existsSync(resolve(dist, 'index.html'))) {
  console.error('Nothing is built yet. Run npm run build first.');
  process.exitCode = 1;
} else {
  const { pages, admin, failures } = await checkBudgets(dist);
  const head = ['page', 'class', 'document', 'inline script', 'fonts', 'pictures', 'at once'];
  const rows = pages.map((page) => [
    page.path,
    page.pageClass,
    ...[page.document, page.inlineScript, page.fonts, page.pictures, page.onLoad].map((size) =>
      size.toLocaleString('en-US'),
    ),
  ]);
  console.log(textTable([head, ...rows], 2));
  if (admin !== null) {
    const [bytes, limit] = [admin.bytes, adminScriptBytes].map((n) => n.toLocaleString('en-US'));
    console.log(
      `\nblog admin, all JavaScript, gzip: ${bytes} of ${limit} in ${admin.files.length} files`,
    );
  }
  for (const sentence of failures) console.error(sentence);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
