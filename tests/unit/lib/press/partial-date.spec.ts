import { expect, test } from '@playwright/test';
import { formatPartialDate, sortByPartialDate } from '#src/lib/press/partial-date.ts';

test('a partial date is shown as it is, never completed', () => {
  expect(formatPartialDate('2025-03-17')).toBe('March 17, 2025');
  expect(formatPartialDate('2025-03')).toBe('March 2025');
  expect(formatPartialDate('2025')).toBe('2025');
  expect(formatPartialDate(null)).toBe('undated');
});

test('what is no partial date stays as written', () => {
  expect(formatPartialDate('2025-13')).toBe('2025-13');
  expect(formatPartialDate('2025-02-30')).toBe('2025-02-30');
});

test('newest first, the vaguer date after the exact ones it contains, undated last', () => {
  const written = [null, '2025', '2025-03', '2026-04-17', '2025-03-17', '2025-12-08', null];
  const list = written.map((date, place) => ({ date, place }));
  expect(sortByPartialDate(list).map(({ date }) => date)).toEqual([
    '2026-04-17',
    '2025-12-08',
    '2025-03-17',
    '2025-03',
    '2025',
    null,
    null,
  ]);
  expect(sortByPartialDate(list).map(({ place }) => place)).toEqual([3, 5, 4, 2, 1, 0, 6]);
  expect(list[0]).toEqual({ date: null, place: 0 });
});
