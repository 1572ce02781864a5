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
 * The results of a server that can't show everything: a known failure counts as not checked, for the known reason. A
 * known failure that doesn't happen counts as one, so that the list stays true.
 *
 * @param known why, by the check's name and what it says: "/faq to /about: answers 404, not 301"
 */
export function withKnown(
  results: readonly SmokeResult[],
  known: Readonly<Record<string, string>>,
): SmokeResult[] {
  const keyOf = ({ name, reason = '' }: SmokeResult) => `${name}: ${reason}`;
  const failures = new Set(results.filter(({ outcome }) => outcome === 'failed').map(keyOf));
  const others = Object.keys(known).filter((key) => !failures.has(key));
  return [
    ...results.map((result): SmokeResult => {
      const reason = known[keyOf(result)];
      return reason === undefined ? result : { ...result, outcome: 'not checked', reason };
    }),
    ...others.map((name): SmokeResult => ({
      area: 'known failures',
      name,
      outcome: 'failed',
      reason: 'does not happen any more: take it off the list',
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
