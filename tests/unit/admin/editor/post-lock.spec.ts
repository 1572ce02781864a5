import { expect, test } from '@playwright/test';
import { postLock } from '#src/admin/editor/post-lock.ts';

/** The locks of one browser, by the standard: requests in order, `ifAvailable`, `steal`, and a signal that aborts. */
function browserLocks(): Pick<LockManager, 'request'> {
  type Granted = (lock: { name: string } | null) => unknown;
  interface Request {
    grant: () => void;
    reject: (reason: unknown) => void;
  }
  const held = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  return {
    request: (name: string, options: LockOptions, granted: Granted) =>
      new Promise<unknown>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const request: Request = {
          reject,
          grant() {
            held.set(name, request);
            void Promise.resolve(granted({ name })).then((value) => {
              if (held.get(name) !== request) return;
              held.delete(name);
              resolve(value);
              queue.shift()?.grant();
            });
          },
        };
        if (options.steal === true) {
          held.get(name)?.reject(new DOMException('Stolen', 'AbortError'));
          request.grant();
        } else if (!held.has(name)) request.grant();
        else if (options.ifAvailable === true) resolve(granted(null));
        else queue.push(request);
        options.signal?.addEventListener('abort', () => {
          const place = queue.indexOf(request);
          if (place === -1) return;
          queue.splice(place, 1);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }),
  } as unknown as Pick<LockManager, 'request'>;
}

test('the first tab has the post, the second waits and has it when the first lets go', async () => {
  const manager = browserLocks();
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
  const manager = browserLocks();
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
  const manager = browserLocks();
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
