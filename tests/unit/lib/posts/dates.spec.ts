import { expect, test } from '@playwright/test';
import {
  compareDays,
  dayOf,
  formatDay,
  isOut,
  newYorkDay,
  parseDay,
} from '#src/lib/posts/dates.ts';

test('ISO dates and free text give the same calendar day, in any time zone', () => {
  for (const written of [
    '2025-01-01',
    '2025-01-01T23:59:59-11:00',
    'January 1, 2025',
    'january 1 2025',
    'Jan. 1st, 2025',
    '1 January 2025',
    '1/1/2025',
    '1/1/25',
    '1.1.2025',
    '01. 01. 25',
    '  January 1, 2025 ',
  ]) {
    expect(parseDay(written), written).toBe('2025-01-01');
  }
  expect(parseDay('Sept. 9, 2024')).toBe('2024-09-09');
  expect(parseDay('February 29, 2024')).toBe('2024-02-29');
  expect(parseDay('30.11.26')).toBe('2026-11-30');
  expect(parseDay('11/30/26')).toBe('2026-11-30');
});

test('what names no real day is not read', () => {
  for (const written of [
    'last Tuesday',
    '',
    '2025',
    // What an engine would guess a year for, 2001 for most.
    '12',
    'Mon',
    '12 Monday',
    'January 12',
    '1/12',
    'January 2025',
    '2025-01',
    '12 2025',
    'It was on January 1, 2025',
    'February 30, 2025',
    '2025-13-01',
    '11.30.2026',
    '1.5',
    'Ma 1, 2025',
    'Someday 1, 2025',
  ]) {
    expect(parseDay(written), written).toBe(null);
  }
});

test("a day is shown as 'Month D, YYYY', what can't be read as written", () => {
  expect(formatDay('2025-01-01')).toBe('January 1, 2025');
  expect(formatDay('Nov 12 2025')).toBe('November 12, 2025');
  expect(formatDay('last Tuesday')).toBe('last Tuesday');
});

test("newest first, what can't be read last and in its order", () => {
  const list = ['soon', 'January 1, 2025', '2026-04-17', 'later', '2025-06-30'];
  expect(list.toSorted((a, b) => compareDays(parseDay(a), parseDay(b)))).toEqual([
    '2026-04-17',
    '2025-06-30',
    'January 1, 2025',
    'soon',
    'later',
  ]);
});

test('the day of a moment is the writer’s, and the one in New York wherever the writer is', () => {
  expect(dayOf(new Date(2025, 5, 30, 23, 59))).toBe('2025-06-30');
  expect(dayOf(new Date(2025, 0, 1, 0, 0))).toBe('2025-01-01');
  expect(newYorkDay(new Date('2026-11-27T04:59:00Z'))).toBe('2026-11-26');
  expect(newYorkDay(new Date('2026-11-27T05:00:00Z'))).toBe('2026-11-27');
  expect(newYorkDay(new Date('2026-07-05T03:59:00Z'))).toBe('2026-07-04');
});

test('a post is out from midnight in New York on, and a date that nobody can read holds nothing back', () => {
  expect(isOut('2026-07-04', new Date('2026-07-04T03:59:00Z'))).toBe(false);
  expect(isOut('2026-07-04', new Date('2026-07-04T04:00:00Z'))).toBe(true);
  expect(isOut('2026-12-04', new Date('2026-12-04T04:59:00Z'))).toBe(false);
  expect(isOut('2026-12-04', new Date('2026-12-04T05:00:00Z'))).toBe(true);
  const now = new Date('2026-07-04T12:00:00Z');
  expect(isOut('2026-07-05', now)).toBe(false);
  expect(isOut('2025-12-31', now)).toBe(true);
  expect(isOut('Someday', now)).toBe(true);
});
