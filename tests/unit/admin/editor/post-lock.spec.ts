import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { postLock } from '#src/admin/editor/post-lock.ts';
import { memoryLocks } from '#tests/support/memory-storage.ts';

test('the first tab has the post, the second waits and has it when the first lets go', async () => {
  const manager = memoryLocks();
  const locks = () => manager;
  const first = postLock('a', locks);
  const second = postLock('a', locks);
  const other = postLock('b', locks);
  await expect.poll(() => first.$state.get()).toBe('mine');
  await expect.poll(() => second.$state.get()).toBe('theirs');
  await expect.poll(() => other.$state.get()).toBe('mine');
  first.release();
  await expect.poll(() => second.$state.get()).toBe('mine');
  expect(first.$state.get()).toBe('mine');
});

test('taking over tells the first tab, which can take the post back', async () => {
  const manager = memoryLocks();
  const locks = () => manager;
  const first = postLock('a', locks);
  const second = postLock('a', locks);
  await expect.poll(() => second.$state.get()).toBe('theirs');
  second.takeOver();
  await expect.poll(() => first.$state.get()).toBe('lost');
  expect(second.$state.get()).toBe('mine');
  first.takeOver();
  await expect.poll(() => second.$state.get()).toBe('lost');
  expect(first.$state.get()).toBe('mine');
});

test('a tab that stops waiting never has the post', async () => {
  const manager = memoryLocks();
  const locks = () => manager;
  const first = postLock('a', locks);
  const second = postLock('a', locks);
  await expect.poll(() => second.$state.get()).toBe('theirs');
  second.release();
  first.release();
  const third = postLock('a', locks);
  await expect.poll(() => third.$state.get()).toBe('mine');
  expect(second.$state.get()).toBe('theirs');
});

test('where locks are missing or refused, everything is mine', async () => {
  expect(postLock('a', () => undefined).$state.get()).toBe('mine');
  const refused = {
    request: () => Promise.reject(new DOMException('', 'SecurityError')),
  } as unknown as Pick<LockManager, 'request'>;
  const lock = postLock('a', () => refused);
  await expect.poll(() => lock.$state.get()).toBe('mine');
});

test('a browser that does not answer leaves nothing read-only after five seconds', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const silent = { request: () => new Promise<never>(() => undefined) };
  const lock = postLock('a', () => silent);
  mock.timers.tick(4_999);
  expect(lock.$state.get()).toBeNull();
  mock.timers.tick(1);
  expect(lock.$state.get()).toBe('mine');
  mock.timers.reset();
});
