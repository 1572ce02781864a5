import { expect, test } from '@playwright/test';
import { addNotFoundRecord } from '#src/lib/not-found-log.ts';

const now = '2026-04-30T12:00:00.000Z';
const first = { path: '/no-such-page', timestamp: '2026-01-01T00:00:00.000Z' };

test('an unknown path is recorded with the time', () => {
  expect(addNotFoundRecord(null, '/no-such-page', now)).toEqual([
    { path: '/no-such-page', timestamp: now },
  ]);
  expect(addNotFoundRecord(JSON.stringify([first]), '/another', now)).toEqual([
    first,
    { path: '/another', timestamp: now },
  ]);
});

test('no path is recorded twice', () => {
  expect(addNotFoundRecord(JSON.stringify([first]), '/no-such-page', now)).toBeUndefined();
});

test('only the last 100 are kept', () => {
  const full = Array.from({ length: 100 }, (_, n) => ({ path: `/p${n}`, timestamp: now }));
  const records = addNotFoundRecord(JSON.stringify(full), '/newest', now) ?? [];
  expect(records).toHaveLength(100);
  expect(records[0]?.path).toBe('/p1');
  expect(records[99]?.path).toBe('/newest');
});

test('damaged storage counts as no records', () => {
  for (const stored of ['', '{', 'null', '"text"', '{"path":"/a"}', '[[[']) {
    expect(addNotFoundRecord(stored, '/a', now), stored).toEqual([{ path: '/a', timestamp: now }]);
  }
});

test('foreign entries are dropped, ours stay', () => {
  const stored = JSON.stringify([
    null,
    7,
    'text',
    { path: '/b' },
    { path: 3, timestamp: now },
    first,
  ]);
  expect(addNotFoundRecord(stored, '/b', now)).toEqual([first, { path: '/b', timestamp: now }]);
});
