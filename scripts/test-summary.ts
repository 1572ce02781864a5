import { isRecord, parsedJson } from '#src/lib/foreign.ts';

/** Result of one part of `npm test`. */
export interface PartResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How long it took, where its turn to be shown came later. */
  readonly seconds?: number;
  /** Why a part counts as failed or some of it as skipped, if its own output doesn't say. */
  readonly reason?: string;
  /** Each failed test with its place and message, or the output of a failed check. */
  readonly failures?: readonly string[];
}

/** A part that is one check, which passed if its command ended with 0. Its output, if kept, is the failure. */
export function stepResult(name: string, exitCode: number | null, output = ''): PartResult {
  if (exitCode === 0) return { name, passed: 1, failed: 0, skipped: 0 };
  return { name, passed: 0, failed: 1, skipped: 0, failures: output === '' ? [] : [output] };
}

/** A part that couldn't run at all: one failure, with its reason. */
export function blockedResult(name: string, reason: string): PartResult {
  return { name, passed: 0, failed: 1, skipped: 0, reason };
}

/**
 * A part that Playwright ran, counted from its JSON report.
 *
 * @param report text of the report; null if Playwright wrote none, which counts as one failure
 * @param exitCode shows failures outside of tests (a forbidden .only, no tests at all), which count as one
 */
export function playwrightResult(
  name: string,
  report: string | null,
  exitCode: number | null,
): PartResult {
  const data = parsedJson(report);
  const stats = statsOf(data);
  if (stats === null) return blockedResult(name, 'Playwright ended without a report.');
  // A flaky test has failed once, so it isn't a pass.
  const failed = stats.unexpected + stats.flaky;
  const isSilent = exitCode !== 0 && failed === 0;
  return {
    name,
    passed: stats.expected,
    failed: isSilent ? 1 : failed,
    skipped: stats.skipped,
    ...(isSilent ? { reason: 'Playwright failed outside of the tests; see above.' } : {}),
    ...(failed > 0 ? { failures: failuresIn(data) } : {}),
  };
}

interface Stats {
  readonly expected: number;
  readonly unexpected: number;
  readonly flaky: number;
  readonly skipped: number;
}

function statsOf(data: unknown): Stats | null {
  if (!isRecord(data) || !isRecord(data.stats)) return null;
  const { expected, unexpected, flaky, skipped } = data.stats;
  const counts = [expected, unexpected, flaky, skipped];
  if (!counts.every((count) => typeof count === 'number')) return null;
  const [a = 0, b = 0, c = 0, d = 0] = counts;
  return { expected: a, unexpected: b, flaky: c, skipped: d };
}

/** How many lines of a failure are shown: enough for a property test's seed and counterexample. */
const messageLines = 12;
/** The escape sequences that color a message. */
const colors = /\u001b\[[\d;]*m/g;

/** The failed tests of a report's suites, at any level: "tests/unit/a.spec.ts:7 title", then the message. */
function failuresIn(suite: unknown): string[] {
  if (!isRecord(suite)) return [];
  const failed = listOf(suite.specs).filter((spec) => spec.ok === false);
  const here = failed.map((spec) => {
    const errors = listOf(spec.tests)
      .flatMap((one) => listOf(one.results))
      .flatMap((result) => listOf(result.errors));
    const lines = errors.map(({ message }) => String(message).replace(colors, '').split('\n'));
    const said = lines.flatMap((message) =>
      message.slice(0, messageLines).map((line) => `  ${line}`),
    );
    return [`${String(spec.file)}:${String(spec.line)} ${String(spec.title)}`, ...said].join('\n');
  });
  return [...here, ...listOf(suite.suites).flatMap(failuresIn)];
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** One line about a part: "unit: 99 passed, 0 failed, 2 skipped (6 s)". */
export function partLine(part: PartResult, seconds: number): string {
  const skipped = part.skipped > 0 ? `, ${part.skipped} skipped` : '';
  const reason = part.reason === undefined ? '' : ` ${part.reason}`;
  return `${part.name}: ${totals([part])}${skipped} (${Math.round(seconds)} s)${reason}`;
}

/** The failed tests by part, for the end of a long output; '' if none failed. */
export function failureList(parts: readonly PartResult[]): string {
  const failed = parts.filter(({ failures = [] }) => failures.length > 0);
  return failed
    .map(({ name, failures = [] }) => `=== failed in ${name}\n${failures.join('\n')}\n`)
    .join('\n');
}

/** The last line of `npm test`: "N passed, N failed", the sum over all parts. */
export function totals(parts: readonly PartResult[]): string {
  const sum = (key: 'passed' | 'failed') =>
    String(parts.reduce((total, part) => total + part[key], 0));
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
