import { expect, test } from '@playwright/test';
import {
  formatPartialDate,
  holdDays,
  pageDate,
  sortByPartialDate,
} from '#src/lib/press/partial-date.ts';

test('a partial date is shown as it is, never completed', () => {
  expect(formatPartialDate('2025-03-17')).toBe('March 17, 2025');
  expect(formatPartialDate('2025-03')).toBe('March 2025');
  expect(formatPartialDate('2025')).toBe('2025');
  expect(formatPartialDate(null)).toBe('undated');
});

test('on a page no line ends between month and day', () => {
  expect(pageDate('2025-03-17')).toBe('March\u00A017, 2025');
  expect(pageDate('2025-03', true)).toBe('about March 2025');
  expect(holdDays('It ended on December 31, 2025, and in May 2026 no 7 met.')).toBe(
    'It ended on December\u00A031, 2025, and in May 2026 no 7 met.',
  );
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
