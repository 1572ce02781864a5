import { parseSmokeAddress } from '#scripts/smoke-arguments.ts';
import { smokeResults } from '#scripts/smoke-checks.ts';
import { smokeReport } from '#scripts/smoke-report.ts';
import { tellProblem } from '#scripts/tell-problem.ts';

/**
 * `npm run smoke -- https://…`: checks a deployment over HTTP and prints a table; the last line is the total. Exit code
 * 1 if something failed.
 */
const base = parseSmokeAddress(process.argv.slice(2));
if (!tellProblem(base)) {
  try {
    const results = await smokeResults(base);
    console.log(smokeReport(results));
    process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } catch (error) {
    tellProblem(`${base.origin}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
