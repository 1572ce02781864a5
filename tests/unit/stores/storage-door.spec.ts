import { expect, test } from '@playwright/test';
import { storageDoor } from '#src/stores/storage-door.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

test('a text is read as it is, a missing one is null, and blocked storage says so', () => {
  const storage = memoryStorage();
  const events = () => new EventTarget();
  const door = storageDoor({ storage: () => storage, events });
  expect(door.read('a')).toEqual({ ok: true, value: null });
  storage.setItem('a', '1');
  expect(door.read('a')).toEqual({ ok: true, value: '1' });
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const deaf = Object.assign(memoryStorage(), { getItem: refuse });
  for (const blocked of [refuse, () => null, () => deaf])
    expect(storageDoor({ storage: blocked, events }).read('a')).toEqual({
      ok: false,
      code: 'blocked',
    });
});

test('what another tab writes or clears is followed, other keys are not', () => {
  const events = new EventTarget();
  const door = storageDoor({ storage: () => null, events: () => events });
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
