import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { mirror } from '#src/admin/storage/mirror.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { doorLimits } from '#src/admin/storage/limits.ts';
import { failure, success } from '#src/lib/result.ts';
import { freshDatabase, putRow } from '#tests/support/fresh-database.ts';
import { memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const { posts: key } = storageKeys;

/** A storage that is written through, and its mirror. */
function setUp(database = freshDatabase()) {
  const storage = memoryStorage();
  const locks = memoryLocks();
  let last = 0;
  const kept = mirror(database, () => `row-${(last += 1)}`);
  const update = storageWriter(
    { storage: () => storage, locks: () => locks },
    1_000,
    kept.keepTwice,
  );
  return {
    ...kept,
    storage,
    write: (text: string | null) => update(() => success(new Map([[key, text]]))),
    /** What the browser finds after it was killed. */
    fallBackTo: (text: string | null) =>
      text === null ? storage.removeItem(key) : storage.setItem(key, text),
    lost: () => kept.lostTexts(key, storage.getItem(key)),
  };
}

test('a text is lost once localStorage has an older one, whichever of those that were written', async () => {
  const older = fc.array(fc.option(fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(older, fc.nat(), async (texts, place) => {
      const { write, fallBackTo, lost } = setUp();
      const states = [null, ...texts];
      for (const text of texts) await write(text);
      expect(await lost()).toEqual([]);
      const [newest, old] = [states.at(-1) ?? null, states[place % states.length] ?? null];
      fallBackTo(old);
      const expected = { row: [key], text: newest, isNewer: true };
      expect(await lost()).toEqual(old === newest ? [] : [expected]);
    }),
    { numRuns: 50 },
  );
});

test('a text that was never written here is newer than the mirror', async () => {
  const { write, fallBackTo, lost } = setUp();
  await write('one');
  fallBackTo('by an older version of the admin');
  expect(await lost()).toEqual([]);
});

test('a database that hangs makes no other tab give up its turn', async () => {
  const asked: number[] = [];
  const hanging: AdminDatabase = {
    ...freshDatabase(),
    update: (_store, _plan, _choice, patience) => {
      asked.push((patience?.opening ?? Infinity) + (patience?.work ?? Infinity));
      return Promise.resolve(failure('missing'));
    },
  };
  await setUp(hanging).write('one');
  expect(Math.max(...asked)).toBeLessThan(doorLimits.storagePatience);
});

test('what was lost is never replaced by a text that was not made from it', async () => {
  const { write, fallBackTo, lost, forgetLost } = setUp();
  await write('one');
  await write('two');
  fallBackTo('one');
  await write('another two');
  const aside = { row: [key, 'row-1'], text: 'two', isNewer: false };
  expect(await lost()).toEqual([aside]);
  fallBackTo('one');
  expect(await lost()).toEqual([{ row: [key], text: 'another two', isNewer: true }, aside]);
  await forgetLost(aside);
  await write('another two');
  expect(await lost()).toEqual([]);
});

test('a text that the database did not take is never replaced by the one before it', async () => {
  const database = freshDatabase();
  let isFull = false;
  const { write, fallBackTo, lost } = setUp({
    ...database,
    // A full database still removes.
    update: (stores, plan, choice) => {
      const puts = (rows: readonly Row[]) => plan(rows).some(({ value }) => value !== undefined);
      const refuse = async () => {
        const rows = await database.read('mirror', choice);
        return rows.ok && puts(rows.value)
          ? failure('full')
          : database.update(stores, plan, choice);
      };
      return isFull ? refuse() : database.update(stores, plan, choice);
    },
  });
  await write('one');
  await write('two');
  isFull = true;
  await write('one');
  expect(await lost()).toEqual([]);

  isFull = false;
  await write('two');
  fallBackTo('one');
  isFull = true;
  await write('three');
  fallBackTo('one');
  expect(await lost()).toEqual([{ row: [key], text: 'two', isNewer: true }]);
});

test('other keys, damaged rows, and a database that is missing lose nothing and hold nobody up', async () => {
  const { write, keepTwice, lostTexts, fallBackTo, lost, storage } = setUp();
  await keepTwice(new Map([['a', null]]), new Map([['a', '1']]));
  expect(await lostTexts('a', null)).toEqual([]);
  for (const value of [null, 'text', { text: 1, marks: [] }, { text: 'two', marks: '' }]) {
    await putRow('mirror', [key], value);
    expect(await lost()).toEqual([]);
  }
  await write('one');
  fallBackTo(null);
  expect(await lost()).toHaveLength(1);

  const missing = { ok: false, code: 'missing' } as const;
  const none = setUp({
    ...freshDatabase(),
    read: () => Promise.resolve(missing),
    update: () => Promise.resolve(missing),
  });
  expect((await none.write('one')).ok).toBe(true);
  expect(await none.lost()).toEqual([]);
  expect(storage.getItem(key)).toBeNull();
});
