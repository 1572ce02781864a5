import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { postsInList, togetherInTrash, trashEntryOf } from '#src/admin/trash/trash-entry.ts';

const age = { seen: 5, walked: 0, age: 0 };

test('a deleted post and a replaced list come back as they were', () => {
  const raw: unknown = JSON.parse('{"id":1,"__proto__":{"a":1},"of-tomorrow":[null]}');
  const post = { kind: 'post', title: 'A cat', raw, at: 5, key: 'k' };
  expect(trashEntryOf('k', post, age)).toEqual({ ...post, days: 30 });
  const list = { kind: 'list', count: 2, text: ' [ {}, 7 ]\n', at: 5, key: 'k' };
  expect(trashEntryOf('k', list, age)).toEqual({ ...list, days: 30 });
  const none = { ...list, text: null, count: 0 };
  expect(trashEntryOf('k', none, age)).toEqual({ ...none, days: 30 });
});

test('what went into the Trash at the same moment went together', () => {
  const post = (key: string, at: number) =>
    ({ kind: 'post', title: key, raw: {}, at, key, days: 30 }) as const;
  const list = { kind: 'list', count: 1, text: '[]', at: 3, key: 'l', days: 30 } as const;
  const [a, b, c, d] = [post('a', 5), post('b', 5), post('c', 4), post('d', 3)];
  expect(togetherInTrash([a, b, c, d, list])).toEqual([[a, b], [c], [d], [list]]);
  expect(togetherInTrash([])).toEqual([]);
});

test('the posts of a replaced list have their titles, their stored values, and no key of the Trash', () => {
  const raws = [{ id: 'olga', title: 'Olga', mood: 'sleepy' }, 7, { id: 'tony', title: 'Tony' }];
  const list = { kind: 'list', count: 2, at: 3, key: 'l', days: 30 } as const;
  expect(postsInList({ ...list, text: JSON.stringify(raws) })).toEqual([
    { kind: 'post', title: 'Olga', raw: raws[0], at: 3, days: 30, key: 'l 0' },
    { kind: 'post', title: 'Tony', raw: raws[2], at: 3, days: 30, key: 'l 2' },
  ]);
  expect(postsInList({ ...list, text: null })).toEqual([]);
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
    expect(trashEntryOf('k', value, age)).toBeNull();
  expect(trashEntryOf(5, post, age)).toBeNull();
  fc.assert(fc.property(fc.anything(), (value) => trashEntryOf('k', value, age) === null));
});
