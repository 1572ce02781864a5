import { expect, test } from '@playwright/test';
import { namesIn, storageWriter, writingLock } from '#src/admin/storage/storage-writer.ts';
import { failure, success } from '#src/lib/result.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const writerTo = (storage: () => Storage | null, locks = memoryLocks(), patience = 1_000) =>
  storageWriter({ storage, locks: () => locks }, patience);

const write =
  (...changes: [string, string | null][]) =>
  () =>
    success(new Map(changes));

test('what was planned is written, and null removes', async () => {
  const storage = memoryStorage();
  const update = writerTo(() => storage);
  expect((await update(write(['a', '1'], ['b', '2']))).ok).toBe(true);
  expect(everythingIn(storage)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  await update(write(['a', null]));
  expect(everythingIn(storage)).toEqual([['b', '2']]);
});

test('a plan that gives a code writes nothing', async () => {
  const storage = memoryStorage();
  const result = await writerTo(() => storage)(() => failure('changed'));
  expect(result).toEqual({ ok: false, code: 'changed' });
  expect(storage.length).toBe(0);
});

test('a storage that is full keeps every text it had, also those written just before', async () => {
  const storage = memoryStorage(40);
  storage.setItem('posts', 'the old list');
  storage.setItem('schema', '1');
  const before = everythingIn(storage);
  const result = await writerTo(() => storage)(
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
    expect(await writerTo(storage)(write(['a', '1']))).toEqual(blocked);
});

test('a storage that refuses to be read while the plan is made is blocked, and nothing is written', async () => {
  const storage = Object.assign(memoryStorage(), { getItem: refuse });
  const result = await writerTo(() => storage)((read) =>
    success(new Map([['a', `${read('a') ?? ''}1`]])),
  );
  expect(result).toEqual(blocked);
  expect(storage.length).toBe(0);
});

test('a storage that takes texts and keeps none is blocked', async () => {
  const storage = memoryStorage();
  storage.setItem('a', 'old');
  storage.setItem = () => undefined;
  expect(await writerTo(() => storage)(write(['a', 'new'], ['b', '1']))).toEqual(blocked);
  expect(everythingIn(storage)).toEqual([['a', 'old']]);
});

test('a mistake in a plan is thrown as it is, and nothing is written', async () => {
  for (const mistake of [new ReferenceError('x'), new TypeError('y'), new RangeError('z')]) {
    const storage = memoryStorage();
    const result = writerTo(() => storage)(() => {
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
  expect(await writerTo(() => storage)(plan)).toEqual({ ok: false, code: 'changed' });
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
  await Promise.all([first(add('a')), second(add('b')), second(add('c')), first(add('d'))]);
  expect(storage.getItem('list')).toBe('abcd');
});

/** Tabs of one browser, each a process that sees what another one wrote only after a while. */
function processes(count: number, delay: number) {
  const locks = memoryLocks();
  const storages = Array.from({ length: count }, () => memoryStorage());
  const send = async (from: Storage, key: string, text: string | null) => {
    await new Promise((done) => setTimeout(done, delay));
    for (const storage of storages) {
      if (storage === from) continue;
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    }
  };
  return storages.map((storage) => ({
    storage,
    update: writerTo(
      () =>
        Object.assign(Object.create(storage) as Storage, {
          setItem(key: string, text: string) {
            storage.setItem(key, text);
            void send(storage, key, text);
          },
        }),
      locks,
    ),
  }));
}

test('tabs that hear of each other’s texts long after the lock lose nothing either', async () => {
  const tabs = processes(3, 150);
  const added = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(async (letter, place) =>
      tabs[place % 3]?.update((read) =>
        success(new Map([['list', (read('list') ?? '') + letter]])),
      ),
    ),
  );
  expect(added.map((outcome) => outcome?.ok)).toEqual(Array(6).fill(true));
  const texts = () => tabs.map(({ storage }) => storage.getItem('list'));
  await expect.poll(texts).toEqual(['abcdef', 'abcdef', 'abcdef']);
});

test('a turn that does not come is given up, and nothing is written later', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const held = Promise.withResolvers<undefined>();
  const hung = locks.request(writingLock, () => held.promise);
  const update = writerTo(() => storage, locks, 50);
  expect(await update(write(['a', '1']))).toEqual({ ok: false, code: 'busy' });
  held.resolve(undefined);
  await hung;
  // Whoever comes next has its turn, and finds nothing of the first.
  const next = await update((read) => success(new Map([['b', `after ${read('a') ?? 'nothing'}`]])));
  expect(next.ok).toBe(true);
  expect(everythingIn(storage)).toEqual([['b', 'after nothing']]);
});

test('a count that somebody cleared holds a write up, and keeps nobody from writing', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  await writerTo(() => storage, locks, 50)(write(['a', '1']));
  storage.clear();
  expect((await writerTo(() => storage, locks, 50)(write(['a', '2']))).ok).toBe(true);
  expect(everythingIn(storage)).toEqual([['a', '2']]);
});

test('without locks, or where they are refused, it writes all the same', async () => {
  const refuseLock = () => Promise.reject(new DOMException('', 'SecurityError'));
  const refusing = { request: refuseLock, query: refuseLock } as Pick<
    LockManager,
    'request' | 'query'
  >;
  for (const locks of [undefined, refusing]) {
    const storage = memoryStorage();
    const update = storageWriter({ storage: () => storage, locks: () => locks });
    expect((await update(write(['a', '1']))).ok).toBe(true);
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
