import { expect, test } from '@playwright/test';
import { oneAtATime } from '#src/admin/shell/one-at-a-time.ts';

test('what is asked twice for the same thing is done once, and again when it is over', async () => {
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const act = oneAtATime(async (name: string) => {
    done.push(name);
    await promise;
  });
  const first = act('a');
  await act('a');
  const other = act('b');
  expect(done).toEqual(['a', 'b']);
  resolve(undefined);
  await Promise.all([first, other]);
  await act('a');
  expect(done).toEqual(['a', 'b', 'a']);
});

test('what fails may be tried again', async () => {
  let tries = 0;
  const act = oneAtATime(() => {
    tries += 1;
    return Promise.reject(new Error('no'));
  });
  await expect(act('a')).rejects.toThrow('no');
  await expect(act('a')).rejects.toThrow('no');
  expect(tries).toBe(2);
});
