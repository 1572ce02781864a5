import { expect, test } from '@playwright/test';
import { namesIn, storageWriter } from '#src/admin/storage/storage-writer.ts';
import { failure, success } from '#src/lib/result.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const writerTo = (storage: () => Storage | null, locks = memoryLocks()) =>
  storageWriter({ storage, locks: () => locks });

const write =
  (...changes: [string, string | null][]) =>
  () =>
    success(new Map(changes));

test('what was planned is written, and null removes', async () => {
  const storage = memoryStorage();
  const update = writerTo(() => storage);
  expect((await update('a', write(['a', '1'], ['b', '2']))).ok).toBe(true);
  expect(everythingIn(storage)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  await update('a', write(['a', null]));
  expect(everythingIn(storage)).toEqual([['b', '2']]);
});

test('a plan that gives a code writes nothing', async () => {
  const storage = memoryStorage();
  const result = await writerTo(() => storage)('a', () => failure('changed'));
  expect(result).toEqual({ ok: false, code: 'changed' });
  expect(storage.length).toBe(0);
});

test('a storage that is full keeps every text it had, also those written just before', async () => {
  const storage = memoryStorage(40);
  storage.setItem('posts', 'the old list');
  storage.setItem('schema', '1');
  const before = everythingIn(storage);
  const result = await writerTo(() => storage)(
    'posts',
    write(['schema', '2'], ['copy', 'small'], ['posts', 'x'.repeat(60)]),
  );
  expect(result).toEqual({ ok: false, code: 'full' });
  expect(everythingIn(storage)).toEqual(before);
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const blocked = { ok: false, code: 'blocked' };

test('a storage that throws, or is not there, is blocked', async () => {
  const deaf = Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse });
  const countless = Object.defineProperty(memoryStorage(), 'length', { get: refuse });
  for (const storage of [refuse, () => null, () => deaf, () => countless])
    expect(await writerTo(storage)('a', write(['a', '1']))).toEqual(blocked);
});

test('a storage that refuses to be read while the plan is made is blocked, and nothing is written', async () => {
  const storage = Object.assign(memoryStorage(), { getItem: refuse });
  const result = await writerTo(() => storage)('a', (read) =>
    success(new Map([['a', `${read('a') ?? ''}1`]])),
  );
  expect(result).toEqual(blocked);
  expect(storage.length).toBe(0);
});

test('a storage that takes texts and keeps none is blocked', async () => {
  const storage = memoryStorage();
  storage.setItem('a', 'old');
  storage.setItem = () => undefined;
  expect(await writerTo(() => storage)('a', write(['a', 'new'], ['b', '1']))).toEqual(blocked);
  expect(everythingIn(storage)).toEqual([['a', 'old']]);
});

test('a mistake in a plan is thrown as it is, and nothing is written', async () => {
  for (const mistake of [new ReferenceError('x'), new TypeError('y'), new RangeError('z')]) {
    const storage = memoryStorage();
    const result = writerTo(() => storage)('a', () => {
      throw mistake;
    });
    await expect(result).rejects.toBe(mistake);
    expect(storage.length).toBe(0);
  }
});

test('what another tab wrote underneath is said and left, and our other texts are taken back', async () => {
  const storage = memoryStorage();
  storage.setItem('schema', 'old');
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, text) =>
    setItem(key, key === 'posts' ? 'from a tab without locks' : text);
  const plan = write(['schema', '1'], ['copy', 'ours'], ['posts', 'ours']);
  expect(await writerTo(() => storage)('posts', plan)).toEqual({ ok: false, code: 'changed' });
  expect(everythingIn(storage)).toEqual([
    ['posts', 'from a tab without locks'],
    ['schema', 'old'],
  ]);
});

test('tabs that add to one text at the same moment lose nothing of each other', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const [first, second] = [writerTo(() => storage, locks), writerTo(() => storage, locks)];
  const add = (letter: string) => (read: (key: string) => string | null) =>
    success(new Map([['list', (read('list') ?? '') + letter]]));
  await Promise.all([
    first('list', add('a')),
    second('list', add('b')),
    second('list', add('c')),
    first('list', add('d')),
  ]);
  expect(storage.getItem('list')).toBe('abcd');
});

test('tabs that hear of each other’s texts a moment after the lock lose nothing either', async () => {
  const processes = ['a', 'b', 'c'].map((letter) => ({ letter, storage: memoryStorage() }));
  const locks = memoryLocks();
  const sent = processes.map(async ({ letter, storage }) => {
    const added = await writerTo(() => storage, locks)('list', (read) =>
      success(new Map([['list', (read('list') ?? '') + letter]])),
    );
    if (!added.ok) throw new Error(added.code);
    await new Promise((done) => setTimeout(done, 30));
    for (const other of processes) {
      if (other.storage !== storage) other.storage.setItem('list', added.value.get('list') ?? '');
    }
  });
  await Promise.all(sent);
  for (const { storage } of processes) expect(storage.getItem('list')).toBe('abc');
});

test('without locks, or where they are refused, it writes all the same', async () => {
  const refusing = {
    request: () => Promise.reject(new DOMException('', 'SecurityError')),
  } as Pick<LockManager, 'request'>;
  for (const locks of [undefined, refusing]) {
    const storage = memoryStorage();
    const update = storageWriter({ storage: () => storage, locks: () => locks });
    expect((await update('a', write(['a', '1']))).ok).toBe(true);
    expect(storage.getItem('a')).toBe('1');
  }
});

test('all names of a storage, or those of one prefix', () => {
  const storage = memoryStorage();
  expect(namesIn(storage)).toEqual([]);
  for (const name of ['cats:1', 'dogs', 'cats:2', 'my cats:']) storage.setItem(name, '');
  expect(namesIn(storage)).toEqual(['cats:1', 'dogs', 'cats:2', 'my cats:']);
  expect(namesIn(storage, 'cats:')).toEqual(['cats:1', 'cats:2']);
});
