import { expect, test } from '@playwright/test';
import { deleteDB, openDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import type { AdminDatabase } from '#src/admin/storage/database.ts';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { freshDatabase, openedDatabase, setFactory } from '#tests/support/fresh-database.ts';

const { trash, versions } = databaseStores;
const rows = (...pairs: [IDBValidKey, unknown][]) => ({
  ok: true,
  value: pairs.map(([key, value]) => ({ key, value })),
});
const missing = { ok: false, code: 'missing' };

/** Replaces a method of the browser. Returns a function that restores it. */
function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  method: Target[Name],
): () => void {
  const old = target[name];
  target[name] = method;
  return () => (target[name] = old);
}

test('rows are written, read in the order of their keys, and removed', async () => {
  const database = freshDatabase();
  expect(await database.read(trash)).toEqual(rows());
  await database.update(trash, () => [
    { key: 'b', value: 2 },
    { key: 'a', value: { one: 1 } },
  ]);
  expect(await database.read(trash)).toEqual(rows(['a', { one: 1 }], ['b', 2]));
  expect(await database.read(trash, { key: 'b' })).toEqual(rows(['b', 2]));
  await database.update(trash, () => [{ key: 'a' }]);
  expect(await database.read(trash)).toEqual(rows(['b', 2]));
});

test('a group is what lies under lists that begin with its name', async () => {
  const database = freshDatabase();
  const keys = [['cat', '1'], ['cat', '2'], ['cat/2', '1'], ['cats', '1'], 'cat'];
  await database.update(versions, () => keys.map((key) => ({ key, value: 0 })));
  expect(await database.read(versions, { group: 'cat' })).toEqual(
    rows([['cat', '1'], 0], [['cat', '2'], 0]),
  );
});

test('two tabs that add to one row at the same moment lose nothing of each other', async () => {
  const [one, other] = [freshDatabase(), openedDatabase()];
  const add = (database: AdminDatabase, letter: string) =>
    database.update(
      trash,
      ([row]) => [{ key: 'word', value: `${row ? (row.value as string) : ''}${letter}` }],
      { key: 'word' },
    );
  await Promise.all([add(one, 'a'), add(other, 'b'), add(other, 'c'), add(one, 'd')]);
  const read = await one.read(trash);
  expect(read.ok && String(read.value[0]?.value).split('').sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a value that cannot be kept leaves everything as it was', async () => {
  const database = freshDatabase();
  await database.update(trash, () => [{ key: 'a', value: 'old' }]);
  const put = await database.update(trash, () => [
    { key: 'a', value: 'new' },
    { key: 'b', value: () => 'a function' },
  ]);
  expect(put).toEqual(missing);
  expect(await database.read(trash)).toEqual(rows(['a', 'old']));
});

test('thousands of rows are all kept, or none, wherever one of them fails', async () => {
  const database = freshDatabase();
  const many = Array.from({ length: 1_200 }, (_, place) => ({ key: place, value: `cat ${place}` }));
  await database.update(trash, () => many);
  expect(await database.read(trash)).toEqual({ ok: true, value: many });
  const renamed = many.map(({ key }) => ({ key, value: 'another cat' }));
  const put = await database.update(trash, () => [
    ...renamed,
    { key: 'last', value: () => 'a function' },
  ]);
  expect(put).toEqual(missing);
  // A disk that is full says so only once it writes.
  const error = new DOMException('No room.', 'QuotaExceededError');
  const restore = replace(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, ...row) {
    return Object.defineProperty(this.add(...row), 'error', {
      get: () => error,
      set() {
        // The stand-in's own would say something else.
      },
    });
  });
  const late = await database.update(trash, () => [
    ...renamed.map(({ value }, place) => ({ key: `new-${place}`, value })),
    { key: 0, value: 'another cat' },
    { key: 'behind', value: 'another cat' },
  ]);
  restore();
  expect(late).toEqual({ ok: false, code: 'full' });
  expect(await database.read(trash)).toEqual({ ok: true, value: many });
});

test('a full disk is said, and what was there stays', async () => {
  const database = freshDatabase();
  await database.update(trash, () => [{ key: 'a', value: 'old' }]);
  const restore = replace(IDBObjectStore.prototype, 'put', () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const full = await database.update(trash, () => [{ key: 'a', value: 'new' }]);
  restore();
  expect(full).toEqual({ ok: false, code: 'full' });
  expect(await database.read(trash)).toEqual(rows(['a', 'old']));
});

for (const [name, factory] of [
  ['is not there', undefined],
  ['is null', null],
  [
    'throws',
    {
      open() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    },
  ],
  ['is something else', { open: () => 'a cat' }],
] as const) {
  test(`IndexedDB that ${name} is a code, and is tried again later`, async () => {
    freshDatabase();
    setFactory(factory);
    const database = openedDatabase();
    expect(await database.read(trash)).toEqual(missing);
    expect(await database.update(trash, () => [{ key: 'a', value: 1 }])).toEqual(missing);
    setFactory(new IDBFactory());
    expect(await database.read(trash)).toEqual(rows());
  });
}

test('IndexedDB whose very name is forbidden is a code', async () => {
  freshDatabase();
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(await openedDatabase().read(trash)).toEqual(missing);
});

test('a database that another tab blocks counts as missing until that tab lets go', async () => {
  freshDatabase();
  const old = await openDB(databaseName, 1);
  const asked = new Promise((resolve) => old.addEventListener('versionchange', resolve));
  const database = openedDatabase(20);
  expect(await database.read(trash)).toEqual(missing);
  expect(await database.update(trash, () => [{ key: 'a', value: 1 }])).toEqual(missing);
  await asked;
  old.close();
  await expect.poll(() => database.read(trash)).toEqual(rows());
});

test('another tab may clear the database, and the next use makes it again', async () => {
  const database = freshDatabase();
  await database.update(trash, () => [{ key: 'a', value: 1 }]);
  await deleteDB(databaseName);
  expect(await database.read(trash)).toEqual(rows());
  expect((await database.update(trash, () => [{ key: 'b', value: 2 }])).ok).toBe(true);
  expect(await database.read(trash)).toEqual(rows(['b', 2]));
});

test('another tab may bring the database to a newer version, and ours goes on with it', async () => {
  const database = freshDatabase();
  await database.update(trash, () => [{ key: 'a', value: 1 }]);
  const newer = await openDB(databaseName, 7, {
    upgrade: (opened) => void opened.createObjectStore('of-tomorrow'),
  });
  expect(await database.read(trash)).toEqual(rows(['a', 1]));
  newer.close();
});

test('another tab that never ends its work: ours is given up, counts as missing until then, and never happens later', async () => {
  freshDatabase();
  const database = openedDatabase(50);
  await database.update(trash, () => [{ key: 'a', value: 'old' }]);
  const other = await openDB(databaseName);
  const hanging = other.transaction(trash, 'readwrite');
  const state = { isHanging: true };
  const hang = async () => {
    while (state.isHanging) await hanging.store.get('a');
    await hanging.store.put('newer', 'a');
  };
  const hung = hang();
  const late = database.update(trash, () => [{ key: 'a', value: 'late' }]);
  expect(await late).toEqual(missing);
  expect(database.$isMissing.get()).toBe(true);
  // From now on nobody waits.
  expect(await database.read(versions)).toEqual(missing);
  state.isHanging = false;
  await hung;
  await expect.poll(() => database.$isMissing.get()).toBe(false);
  expect(await database.read(trash)).toEqual(rows(['a', 'newer']));
  other.close();
});

test('a connection that another tab ends is told to whoever must write again', async () => {
  const database = freshDatabase();
  const told: string[] = [];
  database.onLost(() => told.push('lost'));
  await database.update(trash, () => [{ key: 'a', value: 1 }]);
  expect(told).toEqual([]);
  await deleteDB(databaseName);
  expect(told).toEqual(['lost']);
});

/** Uses a database once. @returns a function that closes its connection without notice, as a browser may */
async function connectionOf(database: AdminDatabase): Promise<() => void> {
  const opened: IDBDatabase[] = [];
  const restore = replace(
    IDBDatabase.prototype,
    'transaction',
    function (this: IDBDatabase, ...rest) {
      restore();
      opened.push(this);
      return this.transaction(...rest);
    },
  );
  await database.update(trash, () => [{ key: 'a', value: 1 }]);
  expect(opened).toHaveLength(1);
  return () => opened[0]?.close();
}

test('a connection that the browser closed is opened again', async () => {
  const database = freshDatabase();
  (await connectionOf(database))();
  expect(await database.read(trash)).toEqual(rows(['a', 1]));
});

test('a connection that was lost under several at once is opened again for all of them', async () => {
  const database = freshDatabase();
  (await connectionOf(database))();
  const keys = ['b', 'c', 'd', 'e', 'f'];
  const writing: ReturnType<AdminDatabase['update']>[] = [];
  for (const key of keys) {
    writing.push(database.update(trash, () => [{ key, value: key }]));
    // Each starts a moment after the one before.
    await Promise.resolve();
  }
  const written = await Promise.all(writing);
  expect(written.map(({ ok }) => ok)).toEqual(keys.map(() => true));
});

test('a database without our stores, or with some of them, gets them and keeps what it has', async () => {
  freshDatabase();
  const bare = await openDB(databaseName, 1, {
    upgrade: (opened) => void opened.createObjectStore(trash).put('kept', 'a'),
  });
  bare.close();
  const database = openedDatabase();
  expect(await database.read(versions)).toEqual(rows());
  expect(await database.read(trash)).toEqual(rows(['a', 'kept']));
});
