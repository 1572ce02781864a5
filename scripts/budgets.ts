import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { checkBudgets } from '#scripts/budget-rules.ts';
import { textTable } from '#scripts/text-table.ts';

/**
 * `npm run budgets`: a table of what every public page weighs, largest first, and what islands load when they are used.
 * Exit code 1 if a limit is broken.
 */
if (!tellProblem(buildProblem())) {
  const { pages, scripts, failures } = await checkBudgets(builtFolder);
  const head = ['page', 'class', 'document', 'inline script', 'fonts', 'pictures', 'at once'];
  const rows = pages.map((page) => [
    page.path,
    page.pageClass,
    ...[page.document, page.inlineScript, page.fonts, page.pictures, page.onLoad].map((size) =>
      size.toLocaleString('en-US'),
    ),
  ]);
  console.log(textTable([head, ...rows], 2));
  const loads = scripts.map(({ page, moment, ...load }) => [
    page,
    moment,
    ...[load.bytes, load.limit, load.files].map((count) => count.toLocaleString('en-US')),
  ]);
  console.log(
    `\n${textTable([['page', 'moment', 'JavaScript, gzip', 'limit', 'files'], ...loads], 2)}`,
  );
  for (const sentence of failures) console.error(sentence);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
