import { textTable } from '#scripts/text-table.ts';

/** The result of one check of a deployment. */
export interface SmokeResult {
  readonly area: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not checked';
  /** What is wrong, or why it couldn't be checked. */
  readonly reason?: string;
}

/**
 * The results, of a server that can't show everything: a failure whose check begins with a known name counts as not
 * checked, for the known reason. A known failure that is none any more fails, so that the list stays true.
 */
export function withKnown(
  results: readonly SmokeResult[],
  known: Readonly<Record<string, string>>,
): SmokeResult[] {
  const names = Object.keys(known);
  const isOf = (name: string) => (one: SmokeResult) =>
    one.outcome === 'failed' && one.name.startsWith(name);
  const mended = names.filter((name) => !results.some(isOf(name)));
  return [
    ...results.map((result): SmokeResult => {
      const name = names.find((one) => isOf(one)(result));
      return name === undefined
        ? result
        : { ...result, outcome: 'not checked', reason: known[name] ?? '' };
    }),
    ...mended.map((name): SmokeResult => ({
      area: 'known failures',
      name,
      outcome: 'failed',
      reason: 'passes by now: take it off the list',
    })),
  ];
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
