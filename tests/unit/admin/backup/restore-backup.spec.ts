import { expect, test } from '@playwright/test';
import { countContents, readContents } from '#src/admin/backup/backup-contents.ts';
import type { BackupContents } from '#src/admin/backup/backup-contents.ts';
import { readBackup, writeBackup } from '#src/admin/backup/backup-file.ts';
import type { Backup } from '#src/admin/backup/backup-file.ts';
import { readNote } from '#src/admin/backup/backup-note.ts';
import { compareBackup } from '#src/admin/backup/compare-backup.ts';
import { restorer } from '#src/admin/backup/restore-backup.ts';
import type { AdminDatabase } from '#src/admin/storage/database.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { trashEntryOf } from '#src/admin/trash/trash-entry.ts';
import { trashAgeAt } from '#src/admin/trash/trash-age.ts';
import { trashKeeper } from '#src/admin/trash/whole-list.ts';
import { databaseStores, storageKeys } from '#src/config/storage-keys.ts';
import { failure } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { memoryTrash } from '#tests/support/memory-trash.ts';
import { filledForm } from '#tests/support/post-forms.ts';

const { posts, draft, session, passwordHash, editorView, backup: note } = storageKeys;
const { safetyCopies, versions, trash } = databaseStores;
const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-23T12:00:00Z');

type Texts = Readonly<Record<string, string>>;
type Rows = readonly (readonly [keyof typeof databaseStores, string | string[], unknown])[];

/** A browser that holds texts and rows. */
async function browserWith(texts: Texts = {}, rows: Rows = [], room?: number) {
  const storage = memoryStorage(room);
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  const database = freshDatabase();
  for (const [store, key, value] of rows)
    await database.update(databaseStores[store], () => [{ key, value }]);
  return browser(storage, database);
}

function browser(storage: Storage, database: AdminDatabase) {
  const locks = memoryLocks();
  const kept = memoryTrash();
  const contents = async () => {
    const read = await readContents({ storage: () => storage, database });
    if (!read.ok) throw new Error(read.code);
    return read.value;
  };
  const restore = restorer({
    update: storageWriter({ storage: () => storage, locks: () => locks }),
    database,
    keep: trashKeeper(kept),
    now: () => new Date(now),
    newKey: () => 'a-new-key',
  });
  return { storage, database, kept, contents, restore };
}

async function backupOf(contents: BackupContents, madeAt = now): Promise<Backup> {
  const file = await writeBackup(contents, madeAt);
  if (!file.ok) throw new Error(file.code);
  const backup = await readBackup(new Uint8Array(await file.value.arrayBuffer()));
  if (!backup.ok) throw new Error(backup.code);
  return backup.value;
}

const post = (id: string, content: string) => ({ id, slug: id, title: id.toUpperCase(), content });
const version = (id: string, key: string, at: number): Rows[number] => [
  'versions',
  [id, key],
  { key, postId: id, at, post: post(id, `Saved at ${at}.`) },
];
const copy = (key: string, at: number, title = 'Typed') => ({
  key,
  postId: null,
  title,
  at,
  form: filledForm({ title }),
});
const deleted = (key: string, since: number) =>
  [
    'trash',
    key,
    { kind: 'post', title: 'Gone', raw: post('gone', 'Once.'), key, at: 5, since },
  ] as const;

const house: Texts = {
  [posts]: `[ ${JSON.stringify(post('ada', 'One'))},\n${JSON.stringify(post('boka', 'Two'))} ]`,
  [draft]: JSON.stringify({ ...filledForm({ title: 'Half' }), writer: 'editor-9', at: 9 }),
  [editorView]: 'split',
  'bodega-cats:schema': '1',
  'bodega-cats:not-found': '[{"path":"/x"}]',
  'bodega-cats:copy:editor-1': JSON.stringify(copy('editor-1', 7)),
  'bodega-cats:damaged:2026-11-21T10:00:00.000Z': '[{"title":"Cut o',
};
const rooms: Rows = [
  version('ada', 'v1', 10),
  version('ada', 'v2', 20),
  ['safetyCopies', 'editor-2', copy('editor-2', 8, 'Another')],
  ['trash', 'age', { seen: now - day, walked: 20 * day, age: 20 * day }],
  deleted('d1', 15 * day),
];
const ownSession = { [session]: 'a live one', [passwordHash]: 'mine' };

const older = { key: 'editor-1', value: copy('editor-1', 6) };
const newer = {
  key: 'editor-2',
  value: { ...copy('editor-2', 8, 'Typed on'), from: 'editor-1' },
};

test('unsaved texts are counted as the list of posts shows them: an older state of one is no second one', () => {
  const rows = new Map([[safetyCopies, [older, newer]]]);
  expect(countContents({ texts: new Map(), rows }).unsaved).toBe(1);
  const waiting = new Map([['bodega-cats:copy:editor-2', JSON.stringify(newer.value)]]);
  expect(countContents({ texts: waiting, rows }).unsaved).toBe(1);
});

test('a file names as many unsaved texts to who makes it as to who restores it, and none that is here', () => {
  const file = {
    texts: new Map(Object.entries(house)),
    rows: new Map([[safetyCopies, [older, newer]]]),
  };
  const empty = { texts: new Map<string, string>(), rows: new Map() };
  expect(countContents(file).unsaved).toBe(2);
  expect(compareBackup(file, empty).more.unsaved).toBe(2);
  expect(compareBackup(file, file).more.unsaved).toBe(0);
  const further = { texts: file.texts, rows: new Map([[safetyCopies, [newer]]]) };
  const atFirst = { ...file, rows: new Map([[safetyCopies, [older]]]) };
  expect(compareBackup(atFirst, further).more.unsaved).toBe(0);
});

test('a fresh browser has the same afterwards, but for password, login and what counts', async () => {
  const old = await browserWith({ ...house, [session]: 'old', [passwordHash]: 'old' }, rooms);
  const contents = await old.contents();
  expect(countContents(contents)).toEqual({
    posts: 2,
    // The draft and two copies.
    unsaved: 3,
    versions: 2,
    trash: 1,
    damaged: 1,
  });
  const backup = await backupOf(contents);
  const fresh = await browserWith(ownSession, [['trash', 'age', { seen: now, walked: 0, age: 0 }]]);
  const here = await fresh.contents();
  expect(compareBackup(backup, here)).toMatchObject({ changed: [], lost: [], replaced: [] });
  expect(await fresh.restore(backup, here)).toEqual({ ok: true, value: { isInTrash: false } });
  const texts = Object.fromEntries(everythingIn(fresh.storage));
  expect({ ...texts, [note]: undefined }).toEqual({ ...house, ...ownSession });
  const after = await fresh.contents();
  expect(after.rows.get(versions)).toEqual(contents.rows.get(versions));
  expect(after.rows.get(safetyCopies)).toEqual(contents.rows.get(safetyCopies));
  expect(after.rows.get(trash)?.map((row) => daysOf(row))).toEqual([undefined, 25]);
  expect(contents.rows.get(trash)?.map((row) => daysOf(row, 20 * day))).toEqual([undefined, 25]);
  expect(fresh.kept.entries()).toEqual([]);
  // Once more changes nothing.
  await fresh.restore(backup, after);
  expect(Object.fromEntries(everythingIn(fresh.storage))).toEqual(texts);
  expect(await fresh.contents()).toEqual(after);
});

const daysOf = ({ key, value }: { key: unknown; value: unknown }, age = 0) =>
  trashEntryOf(key, value, { ...trashAgeAt(undefined, now), age })?.days;

test('a used browser says first what it would replace, and keeps it', async () => {
  const backup = await backupOf(await (await browserWith(house, rooms)).contents());
  const theirs = { [posts]: JSON.stringify([post('boka', 'Mine'), post('coco', 'Mine')]) };
  const used = await browserWith(
    {
      ...ownSession,
      ...theirs,
      [draft]: JSON.stringify({ ...filledForm({ title: 'My draft' }), writer: 'w', at: 3 }),
      [editorView]: 'text',
      'bodega-cats:copy:editor-1': JSON.stringify(copy('editor-1', 99, 'Typed later')),
      'bodega-cats:damaged:2026-11-21T10:00:00.000Z': 'other damage',
    },
    [
      version('boka', 'v3', 30),
      ['safetyCopies', 'editor-2', copy('editor-2', 99, 'Typed later')],
      ['trash', 'age', { seen: now, walked: 3 * day, age: 3 * day }],
      deleted('d2', 2 * day),
    ],
  );
  const here = await used.contents();
  const report = compareBackup(backup, here);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  expect(ids(report.added)).toEqual(['ada']);
  expect(ids(report.changed)).toEqual(['boka']);
  expect(ids(report.newerHere)).toEqual(['boka']);
  expect(ids(report.lost)).toEqual(['coco']);
  expect(report.isDraftReplaced).toBe(true);
  expect(report.replaced).toEqual(['Editor layout']);
  // Its draft; the two copies have newer ones here.
  expect(report.more).toEqual({ unsaved: 1, versions: 2, trash: 1 });
  expect(await used.restore(backup, here)).toEqual({ ok: true, value: { isInTrash: true } });
  expect(used.kept.entries()).toMatchObject([{ kind: 'list', count: 2, text: theirs[posts] }]);
  const texts = Object.fromEntries(everythingIn(used.storage));
  expect(texts).toMatchObject({ ...ownSession, [posts]: house[posts], [draft]: house[draft] });
  expect(texts['bodega-cats:copy:w']).toContain('My draft');
  expect(texts['bodega-cats:copy:editor-1']).toContain('Typed later');
  expect(texts['bodega-cats:damaged:2026-11-21T10:00:00.000Z']).toBe('other damage');
  expect(texts['bodega-cats:damaged:2026-11-21T10:00:00.000Z+']).toBe('[{"title":"Cut o');
  expect(readNote(texts[note] ?? '')).toMatchObject({ from: now, isMade: true });
  const { rows } = await used.contents();
  expect(rows.get(versions)).toHaveLength(3);
  expect(rows.get(safetyCopies)).toMatchObject([{ value: { title: 'Typed later' } }]);
  expect(rows.get(trash)?.map((row) => daysOf(row, 3 * day))).toEqual([undefined, 25, 29]);
});

test('ids that were deleted for good stay so in the browser that restores', async () => {
  const withEnded = (...ids: string[]) =>
    browserWith(house, ids.length > 0 ? [...rooms, ['trash', 'ended-ids', ids]] : rooms);
  const backup = await backupOf(await (await withEnded('olga', 'boka')).contents());
  const endedIn = async ({ database }: Awaited<ReturnType<typeof browserWith>>) =>
    (await database.read(trash, { key: 'ended-ids' })) as unknown;
  const endedIds = (...value: string[]) => ({
    ok: true,
    value: value.length > 0 ? [{ key: 'ended-ids', value }] : [],
  });
  const fresh = await browserWith();
  await fresh.restore(backup, await fresh.contents());
  expect(await endedIn(fresh)).toEqual(endedIds('olga', 'boka'));
  const other = await withEnded('boka', 'coco');
  const here = await other.contents();
  // Another tab deletes one meanwhile.
  await other.database.update(trash, () => [{ key: 'ended-ids', value: ['boka', 'coco', 'dot'] }]);
  expect(await other.restore(backup, here)).toMatchObject({ ok: true });
  expect(await endedIn(other)).toEqual(endedIds('boka', 'coco', 'dot', 'olga'));
  // Nothing is restored.
  for (const before of [[], ['boka', 'coco']]) {
    const failing = await withEnded(...before);
    const seen = await failing.contents();
    failing.storage.setItem(posts, '[]');
    expect(await failing.restore(backup, seen)).toMatchObject({ ok: false, code: 'changed' });
    expect(await endedIn(failing)).toEqual(endedIds(...before));
  }
});

test('what the file does not have stays', async () => {
  const backup = await backupOf(await (await browserWith({ [editorView]: 'split' })).contents());
  const used = await browserWith(house, rooms);
  const here = await used.contents();
  expect(compareBackup(backup, here)).toMatchObject({ lost: [], replaced: [] });
  expect(await used.restore(backup, here)).toMatchObject({ ok: true });
  expect(Object.fromEntries(everythingIn(used.storage))).toMatchObject(house);
  expect(used.kept.entries()).toEqual([]);
  expect((await used.contents()).rows).toEqual(here.rows);
});

test('what fails changes nothing', async () => {
  const backup = await backupOf(await (await browserWith(house, rooms)).contents());
  const mine = { [posts]: JSON.stringify([post('boka', 'Mine')]), [editorView]: 'text' };
  const oldCopy: Rows = [['safetyCopies', 'editor-2', copy('editor-2', 1, 'Typed before')]];
  const failures: Record<string, (used: Awaited<ReturnType<typeof browserWith>>) => unknown> = {
    full: () => undefined,
    changed: ({ storage }) => storage.setItem(posts, '[]'),
    cancelled: ({ kept }) => Object.assign(kept.state, { isMissing: true, goesOn: false }),
  };
  for (const [code, prepare] of Object.entries(failures)) {
    const used = await browserWith(mine, oldCopy, code === 'full' ? 400 : undefined);
    const here = await used.contents();
    prepare(used);
    const before = everythingIn(used.storage);
    expect(await used.restore(backup, here)).toEqual({ ok: false, code });
    expect(everythingIn(used.storage)).toEqual(before);
    expect((await used.contents()).rows).toEqual(here.rows);
    expect(used.kept.entries()).toEqual([]);
  }
});

test('without a database the rest is restored, and it says so', async () => {
  const backup = await backupOf(await (await browserWith(house, rooms)).contents());
  const none = (): Promise<Result<never, 'missing'>> => Promise.resolve(failure('missing'));
  const poor = browser(memoryStorage(), { ...freshDatabase(), read: none, update: none });
  const here = await poor.contents();
  expect(compareBackup(backup, here).isWithoutDatabase).toBe(true);
  expect(await poor.restore(backup, here)).toMatchObject({ ok: true });
  expect(poor.storage.getItem(posts)).toBe(house[posts]);
});

test('a store that does not answer is left alone', async () => {
  const backup = await backupOf(await (await browserWith(house, rooms)).contents());
  const used = await browserWith({}, [['versions', ['ada', 'v1'], 'mine']]);
  const here = await used.contents();
  const partly = { ...here, rows: new Map([...here.rows].filter(([store]) => store !== versions)) };
  expect(compareBackup(backup, partly).isWithoutDatabase).toBe(true);
  expect(await used.restore(backup, partly)).toMatchObject({ ok: true });
  expect((await used.contents()).rows).toEqual(here.rows);
});

test('the note of the last backup takes no room from what is restored, and a file that lacks something is none', async () => {
  const many = Array.from({ length: 50 }, (_, place) => post(`cat-${place}`, 'Meow.'));
  const contents = await (await browserWith({ [posts]: JSON.stringify(many) })).contents();
  const whole = await backupOf(contents);
  const incomplete = await backupOf({ ...contents, rows: new Map() });
  const length = posts.length + (contents.texts.get(posts) ?? '').length;
  for (const [backup, room, isNoted] of [
    [whole, length + 100, false],
    [whole, Infinity, true],
    [incomplete, Infinity, false],
  ] as const) {
    const used = await browserWith({}, [], room);
    expect(await used.restore(backup, await used.contents())).toMatchObject({ ok: true });
    expect(used.storage.getItem(posts)).toBe(contents.texts.get(posts));
    expect(used.storage.getItem(note) !== null).toBe(isNoted);
  }
});

test('what goes to the Trash while a backup is read is in it', async () => {
  const busy = await browserWith(house, rooms);
  const gone = post('boka', 'Two');
  let readings = 0;
  const read = await readContents({
    storage: () => busy.storage,
    database: {
      read: async (...args) => {
        const rows = await busy.database.read(...args);
        readings += 1;
        if (readings === 3) {
          await busy.database.update(trash, () => [
            { key: 'd9', value: { kind: 'post', raw: gone } },
          ]);
          busy.storage.setItem(posts, '[]');
        }
        return rows;
      },
    },
  });
  expect(read.ok && read.value.texts.get(posts)).toBe('[]');
  expect(read.ok && read.value.rows.get(trash)).toContainEqual({
    key: 'd9',
    value: { kind: 'post', raw: gone },
  });
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  expect(await readContents({ storage: blocked, database: busy.database })).toEqual({
    ok: false,
    code: 'blocked',
  });
});
