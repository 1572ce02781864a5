import { expect, test } from '@playwright/test';
import { failure, success } from '#src/lib/result.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const doorTo = (storage: () => Storage | null, locks = memoryLocks()) =>
  storageDoor({ storage, locks: () => locks, events: () => new EventTarget() });

const write =
  (...changes: [string, string | null][]) =>
  () =>
    success(new Map(changes));

test('what was written is read back, and null removes', async () => {
  const door = doorTo(
    (
      (storage) => () =>
        storage
    )(memoryStorage()),
  );
  expect(door.read('a')).toEqual({ ok: true, value: null });
  expect((await door.update('a', write(['a', '1'], ['b', '2']))).ok).toBe(true);
  expect(door.read('a')).toEqual({ ok: true, value: '1' });
  await door.update('a', write(['a', null]));
  expect(door.read('a')).toEqual({ ok: true, value: null });
  expect(door.read('b')).toEqual({ ok: true, value: '2' });
});

test('a plan that gives a code writes nothing', async () => {
  const storage = memoryStorage();
  const result = await doorTo(() => storage).update('a', () => failure('changed'));
  expect(result).toEqual({ ok: false, code: 'changed' });
  expect(storage.length).toBe(0);
});

test('a storage that is full keeps every text it had, also those written just before', async () => {
  const storage = memoryStorage(40);
  storage.setItem('posts', 'the old list');
  storage.setItem('schema', '1');
  const before = everythingIn(storage);
  const result = await doorTo(() => storage).update(
    'posts',
    write(['schema', '2'], ['copy', 'small'], ['posts', 'x'.repeat(60)]),
  );
  expect(result).toEqual({ ok: false, code: 'full' });
  expect(everythingIn(storage)).toEqual(before);
});

test('a storage that throws, or is not there, is blocked', async () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const deaf = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse });
  for (const storage of [refuse, () => null, () => deaf]) {
    const door = doorTo(storage);
    expect(door.read('a')).toEqual({ ok: false, code: 'blocked' });
    expect(await door.update('a', write(['a', '1']))).toEqual({ ok: false, code: 'blocked' });
  }
});

test('a text that is not what was written is said so, and left', async () => {
  const storage = memoryStorage();
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key) => setItem(key, 'from a tab without locks');
  const result = await doorTo(() => storage).update('a', write(['a', 'mine']));
  expect(result).toEqual({ ok: false, code: 'changed' });
  expect(storage.getItem('a')).toBe('from a tab without locks');
});

test('values that JSON can’t hold are refused by name', async () => {
  const storage = memoryStorage();
  const round: unknown[] = [];
  round.push(round);
  const result = await doorTo(() => storage).update('a', () =>
    success(new Map([['a', JSON.stringify(round)]])),
  );
  expect(result).toEqual({ ok: false, code: 'unwritable' });
});

test('tabs that add to one text at the same moment lose nothing of each other', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const [first, second] = [doorTo(() => storage, locks), doorTo(() => storage, locks)];
  const add = (letter: string) => (read: (key: string) => string | null) =>
    success(new Map([['list', (read('list') ?? '') + letter]]));
  await Promise.all([
    first.update('list', add('a')),
    second.update('list', add('b')),
    second.update('list', add('c')),
    first.update('list', add('d')),
  ]);
  expect(storage.getItem('list')).toBe('abcd');
});

test('without locks, or where they are refused, it writes all the same', async () => {
  const refusing = {
    request: () => Promise.reject(new DOMException('', 'SecurityError')),
  } as Pick<LockManager, 'request'>;
  for (const locks of [undefined, refusing]) {
    const storage = memoryStorage();
    const door = storageDoor({
      storage: () => storage,
      locks: () => locks,
      events: () => new EventTarget(),
    });
    expect((await door.update('a', write(['a', '1']))).ok).toBe(true);
    expect(storage.getItem('a')).toBe('1');
  }
});

test('what another tab writes or clears is followed, other keys are not', () => {
  const events = new EventTarget();
  const door = storageDoor({ storage: () => null, locks: () => undefined, events: () => events });
  let calls = 0;
  door.follow('posts', () => (calls += 1));
  const wrote = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  wrote('draft');
  expect(calls).toBe(0);
  wrote('posts');
  wrote(null);
  expect(calls).toBe(2);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(calls).toBe(2);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(calls).toBe(3);
});
