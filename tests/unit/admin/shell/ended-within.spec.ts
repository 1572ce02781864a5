import { expect, test } from '@playwright/test';
import { endedWithin } from '#src/admin/shell/ended-within.ts';

test('work that ends, well or not, is waited for; work that never ends is not', async () => {
  const never = new Promise(() => undefined);
  const ended: string[] = [];
  const slow = new Promise((done) => setTimeout(done, 5)).then(() => ended.push('slow'));
  await endedWithin(60_000, slow);
  expect(ended).toEqual(['slow']);
  await endedWithin(60_000, Promise.reject(new Error('failed')));
  await endedWithin(5, never);
});
