import { expect, test } from '@playwright/test';
import { withYear } from '#src/admin/model/with-year.ts';

test("a day without a year is that of New York's year now; any other date stays as written", () => {
  // In New York it is still 2026.
  const now = new Date('2027-01-01T04:59:00Z');
  for (const written of [
    '30 nov',
    '30 Nov. ',
    'Nov 30',
    'November 30th,',
    '30.11.',
    '30. 11.',
    '11/30',
  ])
    expect(withYear(written, now), written).toBe('November 30, 2026');
  expect(withYear('30 nov', new Date('2027-01-01T05:00:00Z'))).toBe('November 30, 2027');
  for (const written of [
    'Someday',
    '',
    '31 nov',
    '1.5',
    '30',
    'November',
    'November 2025',
    '2025-11-30',
    'Nov 30, 25',
    'feb 29',
  ])
    expect(withYear(written, now), written).toBe(written);
});
