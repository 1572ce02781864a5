import { expect, test } from '@playwright/test';
import {
  blockedResult,
  failureList,
  partLine,
  playwrightResult,
  stepResult,
  totals,
} from '#scripts/test-summary.ts';

const report = (expected: number, unexpected: number, skipped = 0, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, skipped, flaky }, errors: [] });

test('the last line is the sum over all parts', () => {
  const parts = [
    stepResult('types', 0),
    stepResult('lint', 1),
    playwrightResult('unit', report(99, 2), 1),
    blockedResult('e2e', 'No Chromium was found.'),
  ];
  expect(totals(parts)).toBe('100 passed, 4 failed');
  expect(totals([])).toBe('0 passed, 0 failed');
});

test('a step that a signal ended has failed', () => {
  expect(stepResult('build', null)).toMatchObject({ name: 'build', passed: 0, failed: 1 });
});

test('skipped tests are shown apart and counted as neither', () => {
  const part = playwrightResult('unit', report(10, 0, 3), 0);
  expect(partLine(part, 6.4)).toBe('unit: 10 passed, 0 failed, 3 skipped (6 s)');
  expect(totals([part])).toBe('10 passed, 0 failed');
});

for (const text of [null, '', 'not json', '{}', '{"stats":{"expected":"1"}}']) {
  test(`a crash that leaves ${String(text) || 'an empty report'} is one failure`, () => {
    const part = playwrightResult('e2e', text, 1);
    expect(partLine(part, 0)).toBe(
      'e2e: 0 passed, 1 failed (0 s) Playwright ended without a report.',
    );
  });
}

test('a failure that no test shows is one failure', () => {
  expect(playwrightResult('e2e', report(0, 0), 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightResult('e2e', report(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('a test that passed only on its second try is no pass', () => {
  expect(playwrightResult('e2e', report(5, 0, 0, 1), 0)).toMatchObject({ passed: 5, failed: 1 });
});

test('the tests that failed are listed with their place and the beginning of what they said', () => {
  const spec = (title: string, ok: boolean, message?: string) => {
    const errors = message === undefined ? [] : [{ message }];
    return { title, ok, file: 'tests/a.spec.ts', line: 7, tests: [{ results: [{ errors }] }] };
  };
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const suites = [
    {
      specs: [spec('stays', true), spec('breaks', false, '\u001b[31mseed: 7\u001b[39m\nwas 1')],
      suites: [{ specs: [spec('breaks inside', false, long), spec('breaks in silence', false)] }],
    },
  ];
  const stats = { expected: 1, unexpected: 3, skipped: 0, flaky: 0 };
  const part = playwrightResult('unit', JSON.stringify({ stats, suites }), 1);
  expect(failureList([stepResult('types', 0), part])).toBe(
    [
      '=== failed in unit',
      'tests/a.spec.ts:7 breaks',
      '  seed: 7',
      '  was 1',
      'tests/a.spec.ts:7 breaks inside',
      ...Array.from({ length: 12 }, (_, line) => `  line ${line}`),
      'tests/a.spec.ts:7 breaks in silence',
      '',
    ].join('\n'),
  );
  expect(failureList([stepResult('lint', 1, 'a.ts: unused\n')])).toBe(
    '=== failed in lint\na.ts: unused\n\n',
  );
  expect(failureList([playwrightResult('e2e', report(5, 0), 0), stepResult('lint', 0)])).toBe('');
});
