import { expect, test } from '@playwright/test';
import { listStatus } from '#src/lib/posts/list-status.ts';
import type { ListProgress } from '#src/lib/posts/list-status.ts';

const failed = 'The posts could not be loaded. Check your connection, then try again.';

/** The status after a complete search, with some changes. */
const statusOf = (given: Partial<ListProgress>) =>
  listStatus({
    ...{ term: 'cat', list: { count: 12 }, isWaiting: false, isNeeded: true, hasIndex: true },
    ...{ isComplete: true, hasFailed: false, isRetrying: false },
    ...given,
  });

test('the status line counts, and says when that is not all yet', () => {
  expect(statusOf({ list: { count: 1 } }).text).toBe('1 post found for “cat”');
  expect(statusOf({})).toEqual({
    text: '12 posts found for “cat”',
    isEmpty: false,
    canRetry: false,
  });
  expect(statusOf({ list: { count: 2 }, isComplete: false }).text).toBe(
    '2 posts so far. Still looking through the texts…',
  );
  expect(statusOf({ list: { count: 2 }, isComplete: false, hasFailed: true })).toMatchObject({
    text: '2 posts so far. Some texts could not be searched, so posts may be missing here. Check your connection, then try again.',
    canRetry: true,
  });
});

test('nothing is called empty before everything was looked through', () => {
  expect(statusOf({ list: { count: 0 } }).isEmpty).toBe(true);
  expect(statusOf({ list: null, isComplete: false, isWaiting: true })).toEqual({
    text: 'Still looking through the texts…',
    isEmpty: false,
    canRetry: false,
  });
});

test('without the index, Try again stands under its sentence, and stays while it tries', () => {
  const without = { list: null, hasIndex: false, isComplete: false };
  const offered = { text: failed, isEmpty: false, canRetry: true };
  expect(statusOf({ ...without, hasFailed: true })).toEqual(offered);
  // Local posts, or another page, come without a term.
  expect(statusOf({ ...without, hasFailed: true, term: '' })).toEqual(offered);
  expect(statusOf({ ...without, isRetrying: true, isWaiting: true })).toMatchObject({
    text: 'Loading posts…',
    canRetry: true,
  });
});

test('nothing is said to have failed where nothing that shows needs it', () => {
  const silent = { text: '', isEmpty: false, canRetry: false };
  // A text failed to load after the term was cleared.
  expect(statusOf({ term: '', isComplete: false, hasFailed: true })).toEqual(silent);
  // A second fetch, after 5 minutes, failed; everything from the first is there.
  expect(statusOf({ hasFailed: true })).toMatchObject({
    text: '12 posts found for “cat”',
    canRetry: false,
  });
  // The built list needs no index.
  const standing = { term: '', isNeeded: false, list: null, hasIndex: false, isComplete: false };
  expect(statusOf({ ...standing, hasFailed: true })).toEqual(silent);
});
