import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { ageSince, daysLeft, trashAgeAt } from '#src/admin/trash/trash-age.ts';

const day = 24 * 60 * 60 * 1000;
const today = Date.parse('2026-11-23T10:00:00Z');
const visits = (...clocks: readonly number[]) =>
  clocks.reduce((last, clock) => trashAgeAt(last, clock), trashAgeAt(undefined, today));

test('days are added up from visit to visit, at most a week at once', () => {
  expect(visits().age).toBe(0);
  expect(visits(today + day, today + 3 * day, today + 3 * day + 1).age).toBe(3 * day + 1);
  expect(visits(today + 7 * day).age).toBe(7 * day);
  expect(visits(today + 60 * day).age).toBe(7 * day);
  expect(visits(today + 60 * day, today + 61 * day).age).toBe(8 * day);
});

test('a clock that was wrong, either way, counts a week at most, however often it jumps', () => {
  const ahead = Date.parse('2040-01-01');
  const behind = Date.parse('1970-01-01');
  for (const wrong of [ahead, behind, -8.64e15, 8.64e15, today + 5 * 60 * 60 * 1000]) {
    const clocks = Array.from({ length: 20 }, () => [wrong, wrong + 60_000, today]).flat();
    expect(visits(...clocks).age).toBeLessThanOrEqual(7 * day + 20 * 60_000);
  }
  expect(visits(behind, today, behind, today, today + day).age).toBe(day);
  expect(visits(ahead, today, today + 8 * day, today + 9 * day).age).toBe(8 * day);
  // While the clock is right, the Trash is never older than it is, whatever the clock said in between.
  const wrongs = fc.array(fc.tuple(fc.integer({ min: -8e15, max: 8e15 }), fc.nat(9 * day)));
  fc.assert(
    fc.property(wrongs, (jumps) => {
      let right = today;
      const clocks = jumps.flatMap(([wrong, pause]) => [wrong, (right += pause)]);
      expect(visits(...clocks).age).toBeLessThanOrEqual(right - today + 7 * day);
    }),
  );
});

test('a stored age that is none, or foreign, begins anew', () => {
  const none = { seen: today, walked: 0, age: 0 };
  for (const stored of [undefined, null, 'age', {}, { seen: 1, walked: 2 }, { ...none, age: NaN }])
    expect(trashAgeAt(stored, today)).toEqual(none);
});

test('a thing stays 30 days of the age', () => {
  const at = (age: number) => ({ seen: today, walked: age, age });
  expect(daysLeft(0, at(0))).toBe(30);
  expect(daysLeft(0, at(1))).toBe(30);
  expect(daysLeft(0, at(day))).toBe(29);
  expect(daysLeft(5 * day, at(35 * day - 1))).toBe(1);
  expect(daysLeft(5 * day, at(35 * day))).toBe(0);
  expect(daysLeft(0, at(99 * day))).toBe(0);
});

test('of the days from before the Trash counted, a week counts; an age from nowhere is none', () => {
  const age = { seen: today, walked: 0, age: 40 * day };
  expect(ageSince(3, 0, age)).toBe(3);
  expect(ageSince(undefined, today - 2 * day, age)).toBe(38 * day);
  expect(ageSince(undefined, today - 29 * day, age)).toBe(33 * day);
  expect(ageSince(undefined, today + 900 * day, age)).toBe(40 * day);
  expect(ageSince('3', 0, age)).toBe(33 * day);
  expect(ageSince(99 * day, 0, age)).toBe(40 * day);
});
