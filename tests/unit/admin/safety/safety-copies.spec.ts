import { expect, test } from '@playwright/test';
import { deleteDB } from 'idb';
import { atom } from 'nanostores';
import { safetyCopies } from '#src/admin/safety/safety-copies.ts';
import type { CopyParts } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import type { AdminDatabase } from '#src/admin/storage/database.ts';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { failure } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { freshDatabase, putRow, tabsInTouch } from '#tests/support/fresh-database.ts';
import { everythingIn, memoryStorage } from '#tests/support/memory-storage.ts';
import { filledForm } from '#tests/support/post-forms.ts';

const store = databaseStores.safetyCopies;
const prefix = 'bodega-cats:copy:';

function copy(title: string, at: number, key = 'editor-1'): SafetyCopy {
  return { key, postId: null, title, at, form: filledForm({ title }) };
}
const titles = (copies: readonly SafetyCopy[]) => copies.map(({ title }) => title);
const never = () => new Promise<never>(() => undefined);
/** A database that only answers as told. */
const answering = (answer: () => Promise<never> | Promise<Result<never, 'missing'>>) => ({
  $isMissing: atom(true),
  onLost: () => undefined,
  read: answer,
  update: answer,
});
const noDatabase: AdminDatabase = answering(() => Promise.resolve(failure('missing')));

/** A tab with a database and a storage; `passSecond` ends the pause between two writes. */
function openTab(parts: Partial<CopyParts> = {}) {
  let pauses: (() => void)[] = [];
  const asked: number[] = [];
  const events = new EventTarget();
  const copies = safetyCopies({
    database: parts.database ?? freshDatabase(),
    storage: () => memoryStorage(),
    events: () => events,
    // Node's own lock manager, shared by all tabs of a test.
    locks: () => navigator.locks,
    news: tabsInTouch()(),
    wait: (pause) => {
      asked.push(pause);
      return new Promise((resolve) => pauses.push(resolve));
    },
    ...parts,
  });
  const passSecond = () => {
    const ended = pauses;
    pauses = [];
    for (const end of ended) end();
  };
  return { ...copies, events, passSecond, asked };
}

/** A database that counts what is written to it. */
function countedDatabase() {
  const database = freshDatabase();
  const written: string[] = [];
  const update: AdminDatabase['update'] = (name, plan, choice) =>
    database.update(
      name,
      (rows) => {
        const changes = plan(rows);
        for (const { value } of changes) if (value) written.push((value as SafetyCopy).title);
        return changes;
      },
      choice,
    );
  return { database: { ...database, update }, written };
}

test('typing writes at once, then at most once a second, and the last text wins', async () => {
  const { database, written } = countedDatabase();
  const tab = openTab({ database });
  tab.keepCopy(copy('A', 1));
  await expect.poll(() => written).toEqual(['A']);
  tab.keepCopy(copy('AB', 2));
  tab.keepCopy(copy('ABC', 3));
  await database.read(store);
  expect(written).toEqual(['A']);
  tab.passSecond();
  await expect.poll(() => written).toEqual(['A', 'ABC']);
  tab.passSecond();
  await database.read(store);
  expect(written).toEqual(['A', 'ABC']);
  expect(new Set(tab.asked)).toEqual(new Set([1_000]));
  tab.keepCopy(copy('ABCD', 4));
  await expect.poll(() => written).toEqual(['A', 'ABC', 'ABCD']);
});

test('whoever types without a pause is written every second: throttled, not debounced', async () => {
  const { database, written } = countedDatabase();
  const tab = openTab({ database });
  for (let second = 1; second <= 4; second += 1) {
    for (const letter of 'xyz') tab.keepCopy(copy(`${second}${letter}`, second));
    await expect.poll(() => written.length).toBe(second);
    tab.passSecond();
  }
  expect(written).toEqual(['1x', '2z', '3z', '4z']);
});

test('a copy is there after the tab was killed, and reads byte for byte as typed', async () => {
  const database = freshDatabase();
  const form = filledForm({ title: 'T', content: ' \u00a0Ñ\ud83d\ude00\r\n\t"<script>" ' });
  const typed = { key: 'editor-9', postId: 'post-7', title: 'T', at: 5, form };
  openTab({ database }).keepCopy(typed);
  const next = openTab({ database });
  await expect
    .poll(async () => {
      await next.readCopies();
      return next.$copies.get();
    })
    .toEqual([typed]);
});

test('what is typed after the clock went back is not lost for what was typed before', async () => {
  const { database, written } = countedDatabase();
  const storage = memoryStorage();
  const tab = openTab({ database, storage: () => storage });
  tab.keepCopy(copy('Before', 1_000));
  await expect.poll(() => written).toEqual(['Before']);
  tab.keepCopy(copy('Before, and after', 500));
  tab.flushCopies();
  const next = openTab({ database, storage: () => storage });
  await next.readCopies();
  expect(titles(next.$copies.get())).toEqual(['Before, and after']);
});

test('two editors never share a copy, and the newest is offered first', async () => {
  const database = freshDatabase();
  const tab = openTab({ database });
  tab.keepCopy(copy('One', 1, 'a'));
  tab.keepCopy(copy('Three', 3, 'c'));
  tab.keepCopy(copy('Two', 2, 'b'));
  await tab.readCopies();
  expect(titles(tab.$copies.get())).toEqual(['Three', 'Two', 'One']);
});

test('a page that goes writes at once to localStorage what the database has not confirmed', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  const tab = openTab({ database, storage: () => storage });
  tab.keepCopy(copy('Kept', 1, 'a'));
  await expect.poll(async () => (await database.read(store)).ok && storage.length).toBe(0);
  tab.keepCopy(copy('Typed a moment ago', 2, 'a'));
  tab.flushCopies();
  expect(everythingIn(storage)).toEqual([
    [`${prefix}a`, JSON.stringify(copy('Typed a moment ago', 2, 'a'))],
  ]);
});

test('flushing writes nothing that a store has already', async () => {
  const storage = memoryStorage();
  const { database, written } = countedDatabase();
  const tab = openTab({ database, storage: () => storage });
  tab.keepCopy(copy('A', 1));
  await expect.poll(() => written).toEqual(['A']);
  await database.read(store);
  await database.read(store);
  tab.flushCopies();
  expect(storage.length).toBe(0);
  expect(tab.$hasUnkeptText.get()).toBe(false);
});

test('a page that comes back to life takes its waiting copy away when the database has the text', async () => {
  const storage = memoryStorage();
  const tab = openTab({ storage: () => storage });
  tab.keepCopy(copy('A', 1));
  tab.flushCopies();
  expect(storage.length).toBe(1);
  await expect.poll(() => storage.length).toBe(0);
});

test('a waiting copy goes into the database first and out of localStorage then', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  const left = { ...copy('Left over', 9), 'of-tomorrow': { kept: true } };
  storage.setItem(`${prefix}editor-1`, JSON.stringify(left));
  await putRow(store, 'editor-1', copy('Older', 8));
  const inOrder: string[] = [];
  const removeItem = storage.removeItem.bind(storage);
  storage.removeItem = (key) => {
    inOrder.push(`removed ${key}`);
    removeItem(key);
  };
  const update: AdminDatabase['update'] = async (...parameters) => {
    const updated = await database.update(...parameters);
    inOrder.push('in the database');
    return updated;
  };
  const tab = openTab({ database: { ...database, update }, storage: () => storage });
  await tab.readCopies();
  expect(titles(tab.$copies.get())).toEqual(['Left over']);
  expect(inOrder).toEqual(['in the database', `removed ${prefix}editor-1`]);
  expect(await database.read(store)).toEqual({
    ok: true,
    value: [{ key: 'editor-1', value: left }],
  });
});

test('a waiting copy that is older than what the database has never replaces it', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  storage.setItem(`${prefix}editor-1`, JSON.stringify(copy('Older', 8)));
  await putRow(store, 'editor-1', copy('Newer', 9));
  const tab = openTab({ database, storage: () => storage });
  await tab.readCopies();
  expect(titles(tab.$copies.get())).toEqual(['Newer']);
  expect(storage.length).toBe(0);
});

test('a waiting copy that the database refuses stays, and is offered', async () => {
  const storage = memoryStorage();
  storage.setItem(`${prefix}editor-1`, JSON.stringify(copy('Left over', 9)));
  const before = everythingIn(storage);
  const tab = openTab({ database: noDatabase, storage: () => storage });
  await tab.readCopies();
  expect(titles(tab.$copies.get())).toEqual(['Left over']);
  expect(everythingIn(storage)).toEqual(before);
});

test('what a database holds that answers late is offered when it does', async () => {
  const database = freshDatabase();
  await putRow(store, 'editor-9', copy('Kept', 5, 'editor-9'));
  const $isMissing = atom(true);
  let isLate = true;
  const read: AdminDatabase['read'] = (name, choice) =>
    isLate ? Promise.resolve(failure('missing')) : database.read(name, choice);
  const tab = openTab({ database: { ...database, $isMissing, read } });
  await tab.readCopies();
  expect(titles(tab.$copies.get())).toEqual([]);
  isLate = false;
  $isMissing.set(false);
  await expect.poll(() => titles(tab.$copies.get())).toEqual(['Kept']);
});

test('damaged waiting copies and rows are passed over and left as they are', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  const damaged = [
    '',
    '{"key":"x","at":1,"fo',
    'null',
    '[]',
    JSON.stringify({ ...copy('x', 1), at: 'today' }),
    JSON.stringify({ ...copy('x', 1), at: 1e300 }),
    JSON.stringify({ ...copy('x', 1), postId: 7 }),
    JSON.stringify({ ...copy('x', 1), form: 'Meow' }),
    JSON.stringify({ ...copy('x', 1), form: { ...filledForm(), content: 1 } }),
  ];
  for (const [place, text] of damaged.entries()) storage.setItem(`${prefix}${place}`, text);
  storage.setItem('bodega-cats:posts', '[]');
  storage.setItem('somebody-else', JSON.stringify(copy('Not ours', 1)));
  const before = everythingIn(storage);
  await putRow(store, 'text', 'a cat');
  await putRow(store, 5, copy('A number is no key of ours', 1));
  await putRow(store, 'good', copy('Good', 1, 'another key inside'));
  const tab = openTab({ database, storage: () => storage });
  await tab.readCopies();
  expect(tab.$copies.get()).toEqual([copy('Good', 1, 'good')]);
  expect(everythingIn(storage)).toEqual(before);
  const rows = await database.read(store);
  expect(rows.ok && rows.value).toHaveLength(3);
});

test('without a database the same throttled writes go to localStorage, one key per copy', async () => {
  const storage = memoryStorage();
  const tab = openTab({ database: noDatabase, storage: () => storage });
  tab.keepCopy(copy('A', 1, 'a'));
  tab.keepCopy(copy('B', 1, 'b'));
  await expect
    .poll(() => everythingIn(storage))
    .toEqual([
      [`${prefix}a`, JSON.stringify(copy('A', 1, 'a'))],
      [`${prefix}b`, JSON.stringify(copy('B', 1, 'b'))],
    ]);
  expect(tab.$hasUnkeptText.get()).toBe(false);
  const next = openTab({ database: noDatabase, storage: () => storage });
  await next.readCopies();
  expect(titles(next.$copies.get())).toEqual(['A', 'B']);
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('where neither store takes a text it is unkept, until one does', async () => {
  const full = memoryStorage(10);
  const silent = Object.assign(memoryStorage(), { setItem: () => undefined });
  for (const storage of [() => full, () => silent, () => null, refuse]) {
    const tab = openTab({ database: noDatabase, storage });
    tab.keepCopy(copy('A', 1));
    await expect.poll(() => tab.$hasUnkeptText.get()).toBe(true);
    tab.flushCopies();
    expect([...tab.$unkept.get()]).toEqual(['editor-1']);
    await tab.readCopies();
    expect(titles(tab.$copies.get())).toEqual(['A']);
    await tab.dropCopy('editor-1');
    expect(tab.$hasUnkeptText.get()).toBe(false);
  }
  let isRoomy = false;
  const later = memoryStorage();
  const tab = openTab({
    database: noDatabase,
    storage: () => (isRoomy ? later : full),
  });
  tab.keepCopy(copy('A', 1));
  await expect.poll(() => tab.$hasUnkeptText.get()).toBe(true);
  isRoomy = true;
  tab.flushCopies();
  expect(tab.$hasUnkeptText.get()).toBe(false);
  expect(later.length).toBe(1);
});

test('a full localStorage keeps the older copy, and the database takes the newer at once', async () => {
  const { database, written } = countedDatabase();
  const storage = memoryStorage(JSON.stringify(copy('A', 1)).length + prefix.length + 8);
  const tab = openTab({ database, storage: () => storage });
  tab.keepCopy(copy('A', 1));
  tab.flushCopies();
  tab.keepCopy(copy('A longer text', 2));
  tab.flushCopies();
  expect(tab.$hasUnkeptText.get()).toBe(true);
  expect(everythingIn(storage)).toEqual([[`${prefix}editor-1`, JSON.stringify(copy('A', 1))]]);
  await expect.poll(() => tab.$hasUnkeptText.get()).toBe(false);
  tab.passSecond();
  await database.read(store);
  expect(written).toEqual(['A', 'A longer text']);
  expect(storage.length).toBe(0);
});

test('a dropped copy is gone from everywhere, also when its write was still under way', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  const tab = openTab({ database, storage: () => storage });
  tab.keepCopy(copy('A', 1));
  tab.flushCopies();
  await tab.dropCopy('editor-1');
  tab.passSecond();
  await tab.readCopies();
  expect(tab.$copies.get()).toEqual([]);
  expect(storage.length).toBe(0);
  expect(await database.read(store)).toEqual({ ok: true, value: [] });
});

test('a copy that was typed on since is not dropped for the older one that was meant', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  const [writing, looking] = [openTab({ database }), openTab({ database, storage: () => storage })];
  await putRow(store, 'editor-1', copy('As restored', 1));
  await looking.readCopies();
  storage.setItem(`${prefix}editor-1`, JSON.stringify(copy('Flushed since', 2)));
  await looking.dropCopy('editor-1', 1);
  expect(await database.read(store)).toEqual({ ok: true, value: [] });
  expect(storage.length).toBe(1);

  await putRow(store, 'editor-1', copy('Typed since', 3));
  await looking.dropCopy('editor-1', 2);
  expect(storage.length).toBe(0);
  await looking.readCopies();
  expect(titles(looking.$copies.get())).toEqual(['Typed since']);

  // The tab that writes keeps its own newer text too.
  writing.keepCopy(copy('Typed on', 4));
  await writing.dropCopy('editor-1', 3);
  await writing.readCopies();
  expect(titles(writing.$copies.get())).toEqual(['Typed on']);
});

test('what is typed after saving is kept again under the same key', async () => {
  const database = freshDatabase();
  const tab = openTab({ database });
  tab.keepCopy(copy('Saved', 1));
  await tab.dropCopy('editor-1');
  tab.keepCopy(copy('Typed after', 2));
  tab.passSecond();
  await expect
    .poll(async () => {
      await tab.readCopies();
      return titles(tab.$copies.get());
    })
    .toEqual(['Typed after']);
});

test('a copy whose editor is open in any tab is not offered, and is when that tab lets go', async () => {
  const database = freshDatabase();
  const storage = memoryStorage();
  const touch = tabsInTouch();
  const [writing, looking] = [
    openTab({ database, storage: () => storage, news: touch() }),
    openTab({ database, storage: () => storage, news: touch() }),
  ];
  await looking.readCopies();
  const release = writing.holdCopy('editor-1');
  writing.keepCopy(copy('Being typed', 1));
  await expect.poll(async () => (await database.read(store)).ok).toBe(true);
  await looking.readCopies();
  await writing.readCopies();
  expect(looking.$copies.get()).toEqual([]);
  expect(writing.$copies.get()).toEqual([]);

  release();
  release();
  await expect.poll(() => titles(looking.$copies.get())).toEqual(['Being typed']);
  await expect.poll(() => titles(writing.$copies.get())).toEqual(['Being typed']);
});

test('no older state of a text is offered before its editor has let go of the newest one', async () => {
  const tab = openTab();
  await tab.readCopies();
  const letGo = tab.holdCopy('editor-1');
  const release = tab.holdCopy('editor-2');
  tab.keepCopy({ ...copy('Begun', 1), key: 'editor-1' });
  tab.keepCopy({ ...copy('Gone on with', 2), key: 'editor-2', from: 'editor-1' });
  letGo();
  await tab.readCopies();
  expect(tab.$copies.get()).toEqual([]);

  release();
  await expect.poll(() => titles(tab.$copies.get())).toEqual(['Gone on with', 'Begun']);
});

test('the waiting copy of an open editor is left to it', async () => {
  const storage = memoryStorage();
  const touch = tabsInTouch();
  const [writing, looking] = [
    openTab({ storage: () => storage, news: touch() }),
    openTab({ storage: () => storage, news: touch() }),
  ];
  const release = writing.holdCopy('editor-1');
  storage.setItem(`${prefix}editor-1`, JSON.stringify(copy('Being typed', 1)));
  await looking.readCopies();
  expect(storage.length).toBe(1);
  expect(looking.$copies.get()).toEqual([]);
  release();
});

test('an editor that opens twice and closes once is open', async () => {
  const tab = openTab();
  tab.keepCopy(copy('A', 1));
  tab.holdCopy('editor-1')();
  const release = tab.holdCopy('editor-1');
  await tab.readCopies();
  expect(tab.$copies.get()).toEqual([]);
  release();
});

test('a copy that is dismissed in one tab leaves the other', async () => {
  const database = freshDatabase();
  const touch = tabsInTouch();
  const [one, other] = [openTab({ database, news: touch() }), openTab({ database, news: touch() })];
  await putRow(store, 'editor-1', copy('A', 1));
  await one.readCopies();
  await other.readCopies();
  expect(titles(other.$copies.get())).toEqual(['A']);
  await one.dropCopy('editor-1');
  await expect.poll(() => other.$copies.get()).toEqual([]);
});

test('a waiting copy that another tab wrote is read, and other keys are not', async () => {
  const storage = memoryStorage();
  const tab = openTab({ database: noDatabase, storage: () => storage });
  await tab.readCopies();
  const wrote = (key: string | null) =>
    tab.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  storage.setItem(`${prefix}b`, JSON.stringify(copy('B', 1)));
  wrote('bodega-cats:posts');
  expect(tab.$copies.get()).toEqual([]);
  wrote(`${prefix}b`);
  await expect.poll(() => titles(tab.$copies.get())).toEqual(['B']);
});

test('browsers without locks, or that refuse them, keep and offer copies all the same', async () => {
  const refusing = { request: () => Promise.reject(new Error('No.')), query: refuse };
  for (const locks of [() => undefined, () => refusing as unknown as LockManager]) {
    const tab = openTab({ locks });
    const release = tab.holdCopy('editor-1');
    tab.keepCopy(copy('A', 1));
    await tab.readCopies();
    expect(tab.$copies.get()).toEqual([]);
    release();
    await expect.poll(() => titles(tab.$copies.get())).toEqual(['A']);
  }
});

test('a database that hangs leaves the typed text to localStorage when the page goes', () => {
  const storage = memoryStorage();
  const tab = openTab({ database: answering(never), storage: () => storage });
  tab.keepCopy(copy('A', 1));
  tab.keepCopy(copy('AB', 2));
  tab.flushCopies();
  expect(everythingIn(storage)).toEqual([[`${prefix}editor-1`, JSON.stringify(copy('AB', 2))]]);
});

test('a database that hangs leaves what is typed to localStorage after a second, and every second', async () => {
  const storage = memoryStorage();
  const tab = openTab({ database: answering(never), storage: () => storage });
  const kept = () =>
    everythingIn(storage).map(([, text]) => (JSON.parse(text) as SafetyCopy).title);
  tab.keepCopy(copy('A', 1));
  tab.passSecond();
  await expect.poll(kept).toEqual(['A']);
  tab.keepCopy(copy('AB', 2));
  tab.passSecond();
  await expect.poll(kept).toEqual(['AB']);
  expect(tab.$hasUnkeptText.get()).toBe(false);
});

test('a text whose database is deleted is written again, also where nobody types on', async () => {
  const database = freshDatabase();
  const tab = openTab({ database });
  const close = tab.holdCopy(copy('A', 1).key);
  tab.keepCopy(copy('A', 1));
  const stored = async () => {
    const rows = await database.read(store);
    return rows.ok ? rows.value.map(({ value }) => (value as SafetyCopy).title) : [];
  };
  await expect.poll(stored).toEqual(['A']);
  // Once in the pause after the write, once when nothing is under way.
  await deleteDB(databaseName);
  tab.passSecond();
  await expect.poll(stored).toEqual(['A']);
  tab.passSecond();
  await database.read(store);
  await deleteDB(databaseName);
  await expect.poll(stored).toEqual(['A']);
  // What a closed editor left belongs to nobody here: somebody may have dismissed it.
  close();
  tab.passSecond();
  await deleteDB(databaseName);
  tab.passSecond();
  expect(await stored()).toEqual([]);
});

test('a text that somebody clears from localStorage is put there again before the page goes', async () => {
  const storage = memoryStorage();
  const tab = openTab({ database: noDatabase, storage: () => storage });
  const close = tab.holdCopy(copy('A', 1).key);
  tab.keepCopy(copy('A', 1));
  await expect.poll(() => storage.length).toBe(1);
  storage.clear();
  tab.flushCopies();
  expect(storage.length).toBe(1);
  close();
  storage.clear();
  tab.flushCopies();
  expect(storage.length).toBe(0);
});

test('writing and dropping a copy reads no other: each may hold megabytes of pictures', async () => {
  const database = freshDatabase();
  await putRow(store, 'editor-2', copy('Other', 1, 'editor-2'));
  const read: unknown[] = [];
  const update: AdminDatabase['update'] = (name, plan, choice) =>
    database.update(
      name,
      (rows) => {
        read.push(...rows.map(({ key }) => key));
        return plan(rows);
      },
      choice,
    );
  const { keepCopy, dropCopy } = openTab({ database: { ...database, update } });
  keepCopy(copy('Mine', 2));
  await expect.poll(() => database.read(store)).toMatchObject({ value: [{ key: 'editor-1' }, {}] });
  await dropCopy('editor-1');
  expect(read).toEqual(['editor-1']);
});
