import { expect, test } from '@playwright/test';
import { safetyCopies } from '#src/admin/safety/safety-copies.ts';
import { trash } from '#src/admin/trash/trash.ts';
import type { AdminDatabase } from '#src/admin/storage/database.ts';
import type { TrashedThing } from '#src/admin/trash/trash-entry.ts';
import { idsOnceUsed } from '#src/admin/trash/used-ids.ts';
import { versions } from '#src/admin/versions/versions.ts';
import { databaseStores } from '#src/config/storage-keys.ts';
import { failure } from '#src/lib/result.ts';
import { freshDatabase, putRow, setFactory, tabsInTouch } from '#tests/support/fresh-database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const day = 24 * 60 * 60 * 1000;
const store = databaseStores.trash;

/** A Trash with a clock that the test moves, and keys 1, 2, 3 …, beside versions and safety copies. */
function openTrash(database = freshDatabase(), news = tabsInTouch()()) {
  const clock = { now: 1_000_000 };
  const posts = { areKnown: true, ids: new Set<string>() as ReadonlySet<string> | null };
  let keys = 0;
  const parts = { database, news, now: () => clock.now, newKey: () => String((keys += 1)) };
  const storage = memoryStorage();
  const safety = safetyCopies({
    ...parts,
    storage: () => storage,
    events: () => new EventTarget(),
    // Node's own lock manager, shared by all tabs of a test.
    locks: () => navigator.locks,
    wait: () => new Promise(() => undefined),
  });
  const opened = trash({
    ...parts,
    knowsPosts: () => Promise.resolve(posts.areKnown),
    postIds: () => posts.ids,
    copies: async () => {
      await safety.readCopies();
      return safety.$copies.get();
    },
    dropCopy: safety.dropCopy,
  });
  return { ...opened, ...safety, ...versions(parts), posts, clock, database };
}
const post = (title: string, raw: unknown = { title }) => ({ kind: 'post', title, raw }) as const;
const titles = (entries: readonly object[]) =>
  entries.map((entry) => ('title' in entry ? entry.title : 'a list'));

test('a replaced list comes back byte for byte, a deleted post with every field', async () => {
  const { putInTrash, readTrash, database } = openTrash();
  const raw: unknown = JSON.parse('{"id":7,"title":"A","__proto__":{"b":1},"z":null,"10":0}');
  const text = ' [ {"id":1 }, 5 ]\r\n\u00a0\ud83d\ude00';
  expect(await putInTrash([post('A', raw)])).toEqual({ ok: true, value: ['1'] });
  expect(await putInTrash([{ kind: 'list', count: 1, text }])).toEqual({ ok: true, value: ['2'] });
  const read = await openTrash(database).readTrash();
  const entries = read.ok ? read.value : [];
  expect(entries.map((entry) => (entry.kind === 'list' ? entry.text : entry.raw))).toEqual([
    raw,
    text,
  ]);
  const found = entries.find((entry) => entry.kind === 'post');
  expect(JSON.stringify(found?.raw)).toBe(JSON.stringify(raw));
  expect(await readTrash()).toEqual(read);
});

test('the newest is first, and one can be taken out, or all', async () => {
  const { $trash, clock, putInTrash, readTrash, removeFromTrash } = openTrash();
  for (const title of ['A', 'B', 'C']) {
    await putInTrash([post(title)]);
    clock.now += 1;
  }
  expect(titles($trash.get())).toEqual(['C', 'B', 'A']);
  await readTrash();
  expect(titles($trash.get())).toEqual(['C', 'B', 'A']);
  expect((await removeFromTrash(['2'])).ok).toBe(true);
  expect(titles($trash.get())).toEqual(['C', 'A']);
  await readTrash();
  expect(titles($trash.get())).toEqual(['C', 'A']);
  expect((await removeFromTrash(['1', '3'])).ok).toBe(true);
  expect($trash.get()).toEqual([]);
  expect(await readTrash()).toEqual({ ok: true, value: [] });
});

test('thousands come in at once, in one transaction', async () => {
  const { $trash, putInTrash, readTrash, deleteForGood, database } = openTrash();
  let updates = 0;
  const update = database.update;
  database.update = (...work) => {
    updates += 1;
    return update(...work);
  };
  const put = await putInTrash(Array.from({ length: 2_000 }, (_, place) => post(`Cat ${place}`)));
  expect(updates).toBe(1);
  expect(titles($trash.get()).slice(0, 2)).toEqual(['Cat 1999', 'Cat 1998']);
  const read = await readTrash();
  expect(read.ok && read.value).toHaveLength(2_000);
  expect(await deleteForGood(put.ok ? put.value : [])).toEqual({ ok: true, value: null });
  expect($trash.get()).toEqual([]);
});

/** The entries that a tab reads, as title and days left. */
async function daysIn({ readTrash }: Pick<ReturnType<typeof openTrash>, 'readTrash'>) {
  const read = await readTrash();
  return read.ok ? read.value.map((entry) => [...titles([entry]), entry.days]) : read.code;
}

test('a thing stays 30 days, and is removed when the Trash is read after that', async () => {
  const tab = openTrash();
  const { clock, putInTrash, visitTrash, database } = tab;
  await putInTrash([post('First')]);
  clock.now += 1;
  await putInTrash([post('Second')]);
  for (let weeks = 0; weeks < 4; weeks += 1) {
    clock.now += 7 * day;
    await visitTrash();
  }
  clock.now += 2 * day - 2;
  expect(await daysIn(tab)).toEqual([
    ['Second', 1],
    ['First', 1],
  ]);
  clock.now += 1;
  expect(await daysIn(tab)).toEqual([['Second', 1]]);
  await expect
    .poll(async () => {
      const rows = await database.read(store);
      return rows.ok && rows.value.map(({ key }) => key);
    })
    .toEqual(['2', 'age', 'ended-ids']);
});

test('a clock that was wrong empties nothing, also where a thing came in meanwhile', async () => {
  const tab = openTrash();
  const { clock, putInTrash, visitTrash } = tab;
  clock.now = Date.parse('2026-11-23');
  await putInTrash([post('Before')]);
  for (const wrong of ['1970-01-01', '2040-01-01', '0001-01-01', '2099-01-01']) {
    clock.now = Date.parse(wrong);
    await putInTrash([post(wrong)]);
    expect(await daysIn(tab)).toContainEqual([wrong, 30]);
    clock.now = Date.parse('2026-11-23');
    await visitTrash();
  }
  expect(await daysIn(tab)).toHaveLength(5);
  expect(await daysIn(tab)).toContainEqual(['Before', 23]);
});

test('an entry from before the days were counted begins with a week of them at most', async () => {
  const tab = openTrash();
  const old = {
    ...post('Old', { kept: 1 }),
    key: 'old',
    at: tab.clock.now - 29 * day,
    more: 'kept',
  };
  await putRow(store, 'old', old);
  expect(await daysIn(tab)).toEqual([['Old', 23]]);
  tab.clock.now += 2 * day;
  expect(await daysIn(tab)).toEqual([['Old', 21]]);
  const rows = await tab.database.read(store, { key: 'old' });
  expect(rows.ok && rows.value[0]?.value).toEqual({ ...old, since: -7 * day });
});

test('rows that are no entries are passed over and left alone', async () => {
  const { readTrash, database } = openTrash();
  await putRow(store, 'x', { kind: 'post', at: -1e15 });
  await putRow(store, 7, 'a cat');
  expect(await readTrash()).toEqual({ ok: true, value: [] });
  const rows = await database.read(store);
  expect(rows.ok && rows.value.map(({ key }) => key)).toEqual([7, 'age', 'x']);
});

test('other tabs follow, and what another tab has put there since stays', async () => {
  const database = freshDatabase();
  const touch = tabsInTouch();
  const one = openTrash(database, touch());
  const other = openTrash(database);
  await one.putInTrash([post('Seen')]);
  await one.readTrash();
  // Another tab without the channel, with a key of its own.
  await putRow(store, 'unseen', { ...post('Unseen'), at: one.clock.now });
  await one.removeFromTrash(['1']);
  const read = await other.readTrash();
  expect(read.ok && titles(read.value)).toEqual(['Unseen']);

  const following = openTrash(database, touch());
  await following.readTrash();
  await one.putInTrash([post('New')]);
  await expect.poll(() => titles(following.$trash.get())).toContain('New');
});

test('without a database nothing is kept, and it says so', async () => {
  const { putInTrash, readTrash, removeFromTrash, $trash } = openTrash();
  setFactory(undefined);
  const missing = { ok: false, code: 'missing' };
  expect(await putInTrash([post('A')])).toEqual(missing);
  expect(await readTrash()).toEqual(missing);
  expect(await removeFromTrash(['1', '2'])).toEqual(missing);
  expect($trash.get()).toEqual([]);
});

/** A tab in which post 'a' and post 'b' have versions and safety copies, and an editor of 'a' is open. */
async function withTexts() {
  const tab = openTrash();
  for (const id of ['a', 'b']) {
    await tab.addVersion(id, aPost({ id, title: 'Once' }), 'saved');
    await tab.addVersion(id, aPost({ id, title: 'Now' }), 'saved');
  }
  const copyOf = (key: string, postId: string | null) =>
    ({ key, postId, title: key, at: 1, form: filledForm({ title: key }) }) as const;
  tab.holdCopy('open a');
  for (const key of ['open a', 'left a', 'left b']) tab.keepCopy(copyOf(key, key.at(-1) ?? ''));
  tab.keepCopy(copyOf('new', null));
  /** How many versions each post has, and the keys of the safety copies. */
  const texts = async () => {
    const [a, b] = await Promise.all([tab.readVersions('a'), tab.readVersions('b')]);
    const copies = await tab.database.read(databaseStores.safetyCopies, 'keys');
    return {
      a: a.ok && a.value.length,
      b: b.ok && b.value.length,
      copies: copies.ok && copies.value.map(({ key }) => key),
    };
  };
  const all = { a: 2, b: 2, copies: ['left a', 'left b', 'new', 'open a'] };
  await expect.poll(texts).toEqual(all);
  return { ...tab, texts, all, withoutA: { ...all, a: 0, copies: ['left b', 'new', 'open a'] } };
}
const done = { ok: true, value: null };
const oneList = (...ids: string[]) =>
  ({
    kind: 'list',
    count: ids.length,
    text: JSON.stringify(ids.map((id) => ({ id, title: id }))),
  }) as const;

test.describe('deleting for good', () => {
  test('takes versions and safety copies along, but for what an open editor holds', async () => {
    const { putInTrash, deleteForGood, texts, withoutA, $trash, database, readCopies } =
      await withTexts();
    await putInTrash([post('A', { id: 'a', title: 'A' })]);
    await putInTrash([oneList('c')]);
    const keys = $trash.get().map(({ key }) => key);
    expect(await idsOnceUsed(database)).toEqual(new Set(['a', 'b', 'c']));
    expect(await deleteForGood(keys)).toEqual(done);
    expect(await texts()).toEqual(withoutA);
    expect($trash.get()).toEqual([]);
    await readCopies();
    expect(await texts()).toEqual(withoutA);
    // No other post may be called so.
    expect(await idsOnceUsed(database)).toEqual(new Set(['a', 'b', 'c']));
  });

  test('which ids posts had is known only where the whole database answers', async () => {
    const { database } = await withTexts();
    for (const silent of [store, databaseStores.versions, databaseStores.safetyCopies]) {
      const read: AdminDatabase['read'] = (name, choice) =>
        name === silent ? Promise.resolve(failure('missing')) : database.read(name, choice);
      expect(await idsOnceUsed({ read })).toBeNull();
    }
  });

  test('which ids the Trash holds is known without parsing what went there', async () => {
    const { putInTrash, database } = openTrash();
    const [list, other, old] = [oneList('a', 'b'), oneList('c', 'd'), oneList('e')];
    await putInTrash([list, other, post('F', { id: 'f', title: 'F' })]);
    // From before the ids were written down.
    await putRow(store, 'old', { ...old, key: 'old', at: 1 });
    const parsed: string[] = [];
    const parse = JSON.parse;
    JSON.parse = (text: string, ...more) => {
      parsed.push(text);
      return parse(text, ...more) as unknown;
    };
    const ids = await idsOnceUsed(database);
    JSON.parse = parse;
    expect(ids).toEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f']));
    expect(parsed).toEqual([old.text]);
  });

  test('waits for the last entry that holds the post, and for the post itself', async () => {
    const { putInTrash, deleteForGood, removeFromTrash, texts, all, withoutA, posts, readTrash } =
      await withTexts();
    const key = async (thing: TrashedThing) => {
      const put = await putInTrash([thing]);
      return put.ok ? String(put.value[0]) : '';
    };
    const first = await key(post('A', { id: 'a', title: 'A' }));
    const twin = await key(post('A', { id: 'a', title: 'A, too' }));
    const list = await key(oneList('b', 'a'));
    posts.ids = new Set(['b']);
    for (const each of [first, twin]) {
      expect(await deleteForGood([each])).toEqual(done);
      expect(await texts()).toEqual(all);
    }
    expect(await deleteForGood([list])).toEqual(done);
    expect(await texts()).toEqual(withoutA);

    const restored = await key(post('B', { id: 'b', title: 'B' }));
    await removeFromTrash([restored]);
    expect(await deleteForGood([restored])).toEqual(done);
    expect(await texts()).toEqual(withoutA);
    expect(await readTrash()).toEqual({ ok: true, value: [] });
  });

  test('deletes all or nothing: where the database fails, or posts can’t be read', async () => {
    const { putInTrash, deleteForGood, texts, all, posts, $trash, readTrash } = await withTexts();
    await putInTrash([post('A', { id: 'a', title: 'A' })]);
    const before = $trash.get();
    const keys = before.map(({ key }) => key);
    const rows = IDBObjectStore.prototype;
    const remove = Object.getOwnPropertyDescriptor(rows, 'delete') ?? {};
    Object.defineProperty(rows, 'delete', {
      ...remove,
      value(this: IDBObjectStore, key: IDBValidKey) {
        if (this.name === databaseStores.safetyCopies) throw new Error('The disk is gone.');
        return (remove.value as IDBObjectStore['delete']).call(this, key);
      },
    });
    expect(await deleteForGood(keys)).toEqual({ ok: false, code: 'missing' });
    Object.defineProperty(rows, 'delete', remove);
    posts.areKnown = false;
    expect(await deleteForGood(keys)).toEqual({ ok: false, code: 'unknown' });
    posts.areKnown = true;
    posts.ids = null;
    expect(await deleteForGood(keys)).toEqual({ ok: false, code: 'unknown' });
    expect(await texts()).toEqual(all);
    expect(await readTrash()).toEqual({ ok: true, value: before });
  });

  test('happens by itself after 30 days, later where posts can’t be read then', async () => {
    const { putInTrash, visitTrash, readTrash, texts, all, withoutA, posts, clock } =
      await withTexts();
    await putInTrash([post('A', { id: 'a', title: 'A' })]);
    for (let weeks = 0; weeks < 5; weeks += 1) {
      clock.now += 7 * day;
      await visitTrash();
    }
    posts.ids = null;
    expect(await readTrash()).toEqual({ ok: true, value: [] });
    expect(await texts()).toEqual(all);
    posts.ids = new Set();
    await readTrash();
    await expect.poll(texts).toEqual(withoutA);
  });
});
