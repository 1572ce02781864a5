import { expect, test } from '@playwright/test';
import { backoff, retryPause } from '#src/lib/retry.ts';

test('retries 3 times, with pauses of 1 s, 2 s and 4 s', () => {
  expect([1, 2, 3, 4, 5].map(retryPause)).toEqual([1000, 2000, 4000, null, null]);
});

test('the pause doubles up to 30 s', () => {
  expect([4, 5, 6, 7, 100].map(backoff)).toEqual([8000, 16000, 30000, 30000, 30000]);
});
