import { expect, test } from '@playwright/test';
import { blogLimits } from '#src/config/limits.ts';
import { retryPause } from '#src/lib/retry.ts';

test('retries 3 times, with pauses of 1 s, 2 s and 4 s, none above 30 s', () => {
  expect([1, 2, 3, 4, 5].map(retryPause)).toEqual([1000, 2000, 4000, null, null]);
  expect(blogLimits.longestRetryPause).toBe(30_000);
});
