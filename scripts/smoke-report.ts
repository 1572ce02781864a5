import { textTable } from '#scripts/text-table.ts';

/** The result of one check of a deployment. */
export interface SmokeResult {
  readonly area: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not checked';
  /** What is wrong, or why it couldn't be checked. */
  readonly reason?: string;
}

/** A table by area, a line for everything that didn't pass, and the total. */
export function smokeReport(results: readonly SmokeResult[]): string {
  const areas = [...new Set(results.map(({ area }) => area))];
  const count = (outcome: SmokeResult['outcome'], area?: string) =>
    results.filter((one) => one.outcome === outcome && (area ?? one.area) === one.area).length;
  const rows = areas.map((area) => [
    area,
    ...(['passed', 'failed', 'not checked'] as const).map((outcome) =>
      String(count(outcome, area)),
    ),
  ]);
  const lines = (outcome: SmokeResult['outcome']) =>
    results
      .filter((one) => one.outcome === outcome)
      .map(({ area, name, reason = '' }) => `${outcome}: ${area}: ${name}: ${reason}`);
  return [
    textTable([['area', 'passed', 'failed', 'not checked'], ...rows], 1),
    '',
    ...lines('not checked'),
    ...lines('failed'),
    `${count('passed')} passed, ${count('failed')} failed, ${count('not checked')} not checked`,
  ].join('\n');
}
