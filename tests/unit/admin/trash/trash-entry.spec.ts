import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { trashDaysLeft, trashEnd, trashEntryOf } from '#src/admin/trash/trash-entry.ts';

const day = 24 * 60 * 60 * 1000;

test('a deleted post and a replaced list come back as they were', () => {
  const raw: unknown = JSON.parse('{"id":1,"__proto__":{"a":1},"of-tomorrow":[null]}');
  const post = { kind: 'post', title: 'A cat', raw, at: 5, key: 'k' };
  expect(trashEntryOf('k', post)).toEqual(post);
  const list = { kind: 'list', count: 2, text: ' [ {}, 7 ]\n', at: 5, key: 'k' };
  expect(trashEntryOf('k', list)).toEqual(list);
  expect(trashEntryOf('k', { ...list, text: null, count: 0 })).toEqual({
    ...list,
    text: null,
    count: 0,
  });
});

test('what is neither is passed over', () => {
  const post = { kind: 'post', title: 'A cat', raw: {}, at: 5 };
  const list = { kind: 'list', count: 2, text: '[]', at: 5 };
  for (const value of [
    null,
    'post',
    { ...post, kind: 'draft' },
    { ...post, title: 1 },
    { ...post, raw: undefined },
    { ...post, at: '5' },
    { ...post, at: NaN },
    { ...list, text: 5 },
    { ...list, count: -1 },
    { ...list, count: '2' },
  ])
    expect(trashEntryOf('k', value)).toBeNull();
  expect(trashEntryOf(5, post)).toBeNull();
  fc.assert(fc.property(fc.anything(), (value) => trashEntryOf('k', value) === null));
});

test('a thing stays 30 days', () => {
  const entry = { key: 'k', at: 1_000, kind: 'list', count: 0, text: null } as const;
  expect(trashEnd(entry)).toBe(1_000 + 30 * day);
  expect(trashDaysLeft(entry, 1_000)).toBe(30);
  expect(trashDaysLeft(entry, 1_001)).toBe(30);
  expect(trashDaysLeft(entry, 1_000 + day)).toBe(29);
  expect(trashDaysLeft(entry, 1_000 + 30 * day - 1)).toBe(1);
  expect(trashDaysLeft(entry, 1_000 + 31 * day)).toBe(0);
});
