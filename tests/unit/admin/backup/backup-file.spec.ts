import { expect, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { backupStores, isBackupKey } from '#src/admin/backup/backup-contents.ts';
import type { BackupContents } from '#src/admin/backup/backup-contents.ts';
import { readBackup, writeBackup } from '#src/admin/backup/backup-file.ts';
import { backupProblemText } from '#src/admin/backup/later-words.ts';
import type { StoreName } from '#src/admin/storage/database.ts';
import { storageEntries, storesInBackup } from '#src/config/storage-entries.ts';
import { storageKeys } from '#src/config/storage-keys.ts';

const at = Date.parse('2026-11-23T11:02:03Z');
const contents: BackupContents = {
  texts: new Map([
    [storageKeys.posts, '[{"id":"olga","title":"Olga \ufffd \ud83d\udc08","__proto__":{"a":1}}]'],
    ['bodega-cats:damaged:2026-11-21T10:00:00.000Z', '[{"title":"Cut o\ud83d'],
  ]),
  rows: new Map<
    StoreName,
    BackupContents['rows'] extends ReadonlyMap<StoreName, infer Rows> ? Rows : never
  >([
    ['versions', [{ key: ['olga', 'one'], value: { at: 1, post: { title: 'Olga' } } }]],
    ['trash', [{ key: 'age', value: { seen: at, walked: 0, age: 0 } }]],
  ]),
};

async function fileOf(what: BackupContents): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeBackup(what, at);
  if (!file.ok) throw new Error(file.code);
  return new Uint8Array(await file.value.arrayBuffer());
}
const bytesOf = (text: string) => new TextEncoder().encode(text);
const codeOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readBackup(bytes);
  return read.ok ? null : read.code;
};

test('everything that is kept is in a backup, or named as left out', () => {
  const {
    posts,
    draft,
    notFound,
    schema,
    editorView,
    writingView,
    shortcutKey,
    waitingFold,
    sent,
  } = storageKeys;
  expect(
    storageEntries
      .filter(({ isInBackup }) => isInBackup)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    [
      ...[posts, draft, notFound, schema, editorView, writingView, shortcutKey, waitingFold, sent],
      ...['bodega-cats:damaged:', 'bodega-cats:copy:', 'bodega-cats'],
    ].toSorted(),
  );
  // The dialog names the first two and the last; the others only count.
  const leftOut = storageEntries.filter(({ isInBackup }) => !isInBackup);
  expect(leftOut.map(({ title }) => title)).toEqual([
    'Login',
    'Password',
    'Number of saves',
    'Number of changed posts',
    'Last backup',
    'Connection to GitHub',
  ]);
  expect(storesInBackup).toEqual({
    'safety-copies': true,
    versions: true,
    trash: true,
    mirror: false,
  });
  for (const name of ['session', 'password-hash', 'writes', 'connection'])
    expect(isBackupKey(`bodega-cats:${name}`)).toBe(false);
  expect(isBackupKey('bodega-cats:posts:2')).toBe(false);
});

test('a backup is read as it was written', async () => {
  const read = await readBackup(await fileOf(contents));
  expect(read).toEqual({ ok: true, value: { ...contents, madeAt: at, unknown: [] } });
  expect(await fileOf(contents)).toEqual(await fileOf(contents));
});

test('what makes a file too large to be read again is not written', async () => {
  const { length } = await fileOf(contents);
  expect((await writeBackup(contents, at, length)).ok).toBe(true);
  expect(await writeBackup(contents, at, length - 1)).toEqual({ ok: false, code: 'tooMuch' });
  let asked = 0;
  const toJSON = () => 'x'.repeat((asked += 1000));
  const rows = Array.from({ length: 1_000 }, (_, place) => ({
    key: `${place}`,
    value: { toJSON },
  }));
  const most = { ...contents, rows: new Map([['trash', rows]] as const) };
  expect(await writeBackup(most, at, 10_000)).toEqual({ ok: false, code: 'tooMuch' });
  expect(asked).toBeLessThan(10_000);
});

test('no byte may be different, and none may be missing', async () => {
  const whole = await fileOf(contents);
  // One expectation for thousands of files: each would take longer than reading one.
  const wrong: string[] = [];
  const read = async (bytes: Uint8Array<ArrayBuffer>, expected: RegExp, what: string) => {
    const code = await codeOf(bytes);
    if (!expected.test(String(code))) wrong.push(`${what}: ${code}`);
  };
  for (const [place, byte] of whole.entries()) {
    for (const changed of [byte ^ 1, byte ^ 0x80, 0x20]) {
      if (changed === byte) continue;
      await read(whole.with(place, changed), /^(altered|cutOff)$/, `byte ${place} as ${changed}`);
    }
    const short = place < 22 ? /^(empty|notJson)$/ : /^cutOff$/;
    await read(whole.slice(0, place), short, `cut off at ${place}`);
  }
  expect(whole.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
  expect(await codeOf(bytesOf(`\ufeff${new TextDecoder().decode(whole)}`))).toBe('altered');
});

test('what is no backup is refused, and said what it is', async () => {
  const archive = zipSync({ 'a/README.txt': bytesOf('Hello') });
  const files = [
    [bytesOf(' \n'), 'empty'],
    [bytesOf('[]'), 'export'],
    [bytesOf('\ufeff[{"title":"Olga"}]'), 'export'],
    [new Uint8Array(archive), 'zip'],
    [bytesOf('{"title":"Olga"}'), 'otherJson'],
    [bytesOf('Dear Olga'), 'notJson'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'picture'],
  ] as const;
  for (const [bytes, code] of files) {
    expect(await codeOf(bytes)).toBe(code);
    // An export goes on in the window of Import.
    if (code !== 'export') expect(backupProblemText(code)).toMatch(/\.$/);
  }
  const newer = new TextDecoder()
    .decode(await fileOf(contents))
    .replace('{"bodegaCatsBackup":1,', '{"bodegaCatsBackup":2,');
  expect(await codeOf(await summedUp(newer))).toBe('newer');
});

test('what anybody can put into a file with a right checksum reaches neither password nor login', async () => {
  const text = `{"bodegaCatsBackup":1,
"madeAt":"2026-11-23T11:02:03.000Z","about":"",
"texts":[["bodega-cats:password-hash","x"],["bodega-cats:session","{}"],["other","1"],["bodega-cats:draft","{}"],[1,2],"x"],
"versions":[["a",1],[7,{}],[["a",7],{}],["b"],null],"sessions":[],
"checksum":"${'0'.repeat(64)}"}\n`;
  expect(await readBackup(await summedUp(text))).toEqual({
    ok: true,
    value: {
      madeAt: at,
      texts: new Map([['bodega-cats:draft', '{}']]),
      rows: new Map([['versions', [{ key: 'a', value: 1 }]]]),
      unknown: ['bodega-cats:password-hash', 'bodega-cats:session', 'other', 'sessions'],
    },
  });
  expect(backupStores).not.toContain('sessions');
});

/** The same text with the checksum that fits it. */
async function summedUp(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const body = text.slice(0, text.lastIndexOf(',\n"checksum"'));
  const sum = Buffer.from(await crypto.subtle.digest('SHA-256', bytesOf(body))).toString('hex');
  return bytesOf(`${body},\n"checksum":"${sum}"}\n`);
}
