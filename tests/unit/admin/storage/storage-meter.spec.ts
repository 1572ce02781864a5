import { expect, test } from '@playwright/test';
import { storageMeter } from '#src/admin/storage/storage-meter.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

test('keys and texts count, nothing is measured before it is asked for', () => {
  const storage = memoryStorage();
  storage.setItem('bodega-cats:posts', '[{"title":"A"}]');
  storage.setItem('other', '12345');
  const meter = storageMeter(
    { storage: () => storage, events: () => new EventTarget() },
    () => undefined,
  );
  expect(meter.$storageSpace.get()).toBe(null);
  meter.measureStorage();
  expect(meter.$storageSpace.get()?.used).toBe(17 + 15 + 5 + 5);
  expect(meter.$storageSpace.get()?.readTakers()).toMatchObject([
    { title: 'A', size: 13 },
    { title: 'other', size: 10 },
  ]);
});

test('what takes the room is told as it was measured, also when storage is blocked by then', () => {
  const stored = memoryStorage();
  stored.setItem('bodega-cats:posts', '[{"title":"A"}]');
  let isBlocked = false;
  const storage = () => {
    if (isBlocked) throw new DOMException('', 'SecurityError');
    return stored;
  };
  const meter = storageMeter({ storage, events: () => new EventTarget() }, () => undefined);
  meter.measureStorage();
  const room = meter.$storageSpace.get();
  stored.setItem('bodega-cats:posts', '[{"title":"Another"}]');
  expect(room?.readTakers()).toMatchObject([{ title: 'A', size: 13 }]);
  isBlocked = true;
  expect(room?.readTakers()).toMatchObject([{ title: 'A', size: 13 }]);
});

test('a change of the posts and a write of another tab are measured', () => {
  const storage = memoryStorage();
  const events = new EventTarget();
  let changed: () => void = () => undefined;
  let follows = 0;
  const meter = storageMeter({ storage: () => storage, events: () => events }, (call) => {
    follows += 1;
    changed = call;
  });
  meter.measureStorage();
  meter.measureStorage();
  expect(follows).toBe(1);
  storage.setItem('a', '123');
  expect(meter.$storageSpace.get()?.used).toBe(0);
  changed();
  expect(meter.$storageSpace.get()?.used).toBe(4);
  storage.setItem('b', '123');
  events.dispatchEvent(new Event('storage'));
  expect(meter.$storageSpace.get()?.used).toBe(8);
});

test('storage that is blocked has no measure', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  for (const storage of [refuse, () => null]) {
    const meter = storageMeter({ storage, events: () => new EventTarget() }, () => undefined);
    meter.measureStorage();
    expect(meter.$storageSpace.get()).toBe(null);
  }
});
