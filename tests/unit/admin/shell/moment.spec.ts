import { expect, test } from '@playwright/test';
import { formatMoment, momentNames } from '#src/admin/shell/moment.ts';

const evening = new Date(2026, 10, 20, 19, 30).getTime();

test('a moment is a day and a minute; what is none is nothing', () => {
  expect(formatMoment(evening)).toBe('November 20, 2026 at 7:30 PM');
  expect(formatMoment(Number.NaN)).toBe('');
});

test('moments of one minute say their seconds, those of one second a number', () => {
  expect(
    momentNames([
      evening + 60_000,
      evening + 40_000,
      evening + 5_124,
      evening + 5_123,
      evening + 5_123,
      evening - 60_000,
    ]),
  ).toEqual([
    'November 20, 2026 at 7:31 PM',
    'November 20, 2026 at 7:30:40 PM',
    'November 20, 2026 at 7:30:05 PM (3)',
    'November 20, 2026 at 7:30:05 PM (2)',
    'November 20, 2026 at 7:30:05 PM',
    'November 20, 2026 at 7:29 PM',
  ]);
});
