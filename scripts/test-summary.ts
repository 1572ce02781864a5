/** Outcome of one part of `npm test`. */
export interface PartResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why a part counts as failed, when its own output doesn't say it. */
  readonly reason?: string;
}

/** A part that is one check: it passed when its command ended with 0. */
export function stepResult(name: string, exitCode: number | null): PartResult {
  const isPassed = exitCode === 0;
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

/** A part that couldn't run at all: one failure, with its reason. */
export function blockedResult(name: string, reason: string): PartResult {
  return { name, passed: 0, failed: 1, skipped: 0, reason };
}

/**
 * A part that Playwright ran, counted from its JSON report.
 *
 * @param report text of the report; null when Playwright left none, which is one failure
 * @param exitCode a failure that no test shows (a forbidden .only, no tests at all) still counts as one
 */
export function playwrightResult(
  name: string,
  report: string | null,
  exitCode: number | null,
): PartResult {
  const stats = report === null ? null : statsOf(report);
  if (stats === null) return blockedResult(name, 'Playwright ended without a report.');
  // A flaky test failed once: with no retries it can't happen, and if it does, it isn't a pass.
  const failed = stats.unexpected + stats.flaky;
  const isSilent = exitCode !== 0 && failed === 0;
  return {
    name,
    passed: stats.expected,
    failed: isSilent ? 1 : failed,
    skipped: stats.skipped,
    ...(isSilent ? { reason: 'Playwright failed beside the tests; see above.' } : {}),
  };
}

interface Stats {
  readonly expected: number;
  readonly unexpected: number;
  readonly flaky: number;
  readonly skipped: number;
}

function statsOf(report: string): Stats | null {
  let data: unknown;
  try {
    data = JSON.parse(report);
  } catch {
    return null;
  }
  if (!isRecord(data) || !isRecord(data.stats)) return null;
  const { expected, unexpected, flaky, skipped } = data.stats;
  const counts = [expected, unexpected, flaky, skipped];
  if (!counts.every((count) => typeof count === 'number')) return null;
  const [a = 0, b = 0, c = 0, d = 0] = counts;
  return { expected: a, unexpected: b, flaky: c, skipped: d };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** One line about a part: "unit: 99 passed, 0 failed, 2 skipped (6 s)". */
export function partLine(part: PartResult, seconds: number): string {
  const skipped = part.skipped > 0 ? `, ${part.skipped} skipped` : '';
  const reason = part.reason === undefined ? '' : ` ${part.reason}`;
  return `${part.name}: ${totals([part])}${skipped} (${Math.round(seconds)} s)${reason}`;
}

/** The last line of `npm test`: "N passed, N failed", the sum over all parts. */
export function totals(parts: readonly PartResult[]): string {
  const sum = (key: 'passed' | 'failed') =>
    String(parts.reduce((total, part) => total + part[key], 0));
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
