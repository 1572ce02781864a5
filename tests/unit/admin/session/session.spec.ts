import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { adminSession } from '#src/admin/session/session.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { removeAtOnce, storageWriter, writingLock } from '#src/admin/storage/storage-writer.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const hashKey = 'bodega-cats:password-hash';
const sessionKey = 'bodega-cats:session';
const day = 24 * 60 * 60 * 1000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A session over a storage, with a clock that the test moves. */
function opened(storage: Storage | null, locks = memoryLocks()) {
  const events = new EventTarget();
  const parts = { storage: () => storage, locks: () => locks, events: () => events };
  const clock = { now: Date.parse('2026-11-21T10:00:00Z') };
  const timers: { at: number; call: () => void }[] = [];
  const session = adminSession({
    door: storageDoor(parts),
    update: storageWriter(parts),
    remove: (key) => removeAtOnce(key, parts),
    now: () => clock.now,
    token: () => 'a-token',
    hash: (text) => Promise.resolve(sha256(text)),
    after: (milliseconds, call) => {
      const timer = { at: clock.now + milliseconds, call };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
    for (const { at, call } of [...timers]) if (at <= clock.now) call();
  };
  session.checkSession();
  return { ...session, pass, events };
}

test('the first password ever becomes the password, kept as its SHA-256', async () => {
  const storage = memoryStorage();
  const admin = opened(storage);
  expect([admin.$session.get(), admin.$password.get()]).toEqual(['out', 'none']);
  expect(await admin.logIn('nine lives')).toEqual({ ok: true, value: null });
  expect(admin.$session.get()).toBe('in');
  expect(storage.getItem(hashKey)).toBe(sha256('nine lives'));
  expect(everythingIn(storage).some(([, text]) => text.includes('nine lives'))).toBe(false);

  const later = opened(storage);
  expect([later.$session.get(), later.$password.get()]).toEqual(['in', 'set']);
});

test('after that only that password opens, and a wrong one changes nothing', async () => {
  const storage = memoryStorage();
  storage.setItem(hashKey, sha256('nine lives'));
  const before = everythingIn(storage);
  const admin = opened(storage);
  expect(await admin.logIn('eight lives')).toEqual({ ok: false, code: 'wrong' });
  expect(await admin.logIn(' \t')).toEqual({ ok: false, code: 'empty' });
  expect(admin.$session.get()).toBe('out');
  expect(everythingIn(storage)).toEqual(before);
  expect(await admin.logIn('nine lives')).toEqual({ ok: true, value: null });
});

test('a browser that cannot hash fails without letting anybody in', async () => {
  const storage = memoryStorage();
  const session = adminSession({
    door: storageDoor({ storage: () => storage, events: () => new EventTarget() }),
    update: storageWriter({ storage: () => storage, locks: memoryLocks }),
    remove: () => undefined,
    now: () => 0,
    token: () => 'a-token',
    hash: () => Promise.reject(new Error('no crypto')),
    after: () => () => undefined,
  });
  expect(await session.logIn('nine lives')).toEqual({ ok: false, code: 'failed' });
  expect(storage).toHaveLength(0);
});

test('of two tabs that set the first password at once, one wins and the other is told', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const [one, two] = [opened(storage, locks), opened(storage, locks)];
  const results = await Promise.all([one.logIn('first'), two.logIn('second')]);
  expect(results).toEqual([
    { ok: true, value: null },
    { ok: false, code: 'wrong' },
  ]);
  expect(storage.getItem(hashKey)).toBe(sha256('first'));
});

test('a session ends after 24 hours, while it is open and on the next load', async () => {
  const storage = memoryStorage();
  const admin = opened(storage);
  await admin.logIn('nine lives');
  admin.pass(day - 1);
  expect(admin.$session.get()).toBe('in');
  admin.pass(1);
  expect(admin.$session.get()).toBe('ended');
  expect(await admin.logIn('nine lives')).toEqual({ ok: true, value: null });
  expect(admin.$session.get()).toBe('in');

  storage.setItem(sessionKey, JSON.stringify({ token: 'a-token', expiresAt: 1 }));
  expect(opened(storage).$session.get()).toBe('out');
});

test('Logout closes every tab, also one whose session has ended', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const one = opened(storage, locks);
  await one.logIn('nine lives');
  const two = opened(storage, locks);
  one.logOut();
  expect(one.$session.get()).toBe('out');
  expect(storage.getItem(sessionKey)).toBeNull();
  const hear = (tab: typeof two) =>
    tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: sessionKey }));
  hear(two);
  expect(two.$session.get()).toBe('out');

  await one.logIn('nine lives');
  hear(two);
  two.pass(day);
  expect(two.$session.get()).toBe('ended');
  one.logOut();
  hear(two);
  expect(two.$session.get()).toBe('out');
});

test('a damaged hash asks for a new password and is set aside, not overwritten', async () => {
  const storage = memoryStorage();
  storage.setItem(hashKey, '{"half');
  const admin = opened(storage);
  expect(admin.$password.get()).toBe('damaged');
  expect(await admin.logIn('nine lives')).toEqual({ ok: true, value: null });
  expect(storage.getItem('bodega-cats:damaged:2026-11-21T10:00:00.000Z')).toBe('{"half');
  expect(admin.$password.get()).toBe('set');
});

test('where storage is full the session lasts as long as the tab, and nothing stored changes', async () => {
  const storage = memoryStorage(hashKey.length + 64);
  storage.setItem(hashKey, sha256('nine lives'));
  const before = everythingIn(storage);
  const admin = opened(storage);
  expect(await admin.logIn('eight lives')).toEqual({ ok: false, code: 'wrong' });
  expect(await admin.logIn('nine lives')).toEqual({ ok: true, value: null });
  expect(admin.$session.get()).toBe('in');
  expect(everythingIn(storage)).toEqual(before);
  admin.logOut();
  expect(admin.$session.get()).toBe('out');
});

test('Logout waits for no other tab', async () => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const admin = opened(storage, locks);
  await admin.logIn('nine lives');
  void locks.request(writingLock, () => new Promise(() => undefined));
  admin.logOut();
  expect(admin.$session.get()).toBe('out');
  expect(storage.getItem(sessionKey)).toBeNull();
});

test('where storage is blocked it opens all the same', async () => {
  const admin = opened(null);
  expect(await admin.logIn('nine lives')).toEqual({ ok: true, value: null });
  expect(admin.$session.get()).toBe('in');
  admin.logOut();
  expect([admin.$session.get(), admin.$password.get()]).toEqual(['out', 'set']);
  expect(await admin.logIn('eight lives')).toEqual({ ok: false, code: 'wrong' });
});
