import { expect, test } from '@playwright/test';
import { markNewerHere } from '#src/admin/exchange/newer-here.ts';
import type { PostVersion } from '#src/admin/versions/versions.ts';
import { success } from '#src/lib/result.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const saved = (title: string, lastUpdated?: string) =>
  aPost({ id: 'p', title, ...(lastUpdated !== undefined && { lastUpdated }) });

/** Whether the text here counts as newer. @param kept titles of the versions, newest first */
async function isNewer(
  before: ReturnType<typeof saved>,
  after: ReturnType<typeof saved>,
  kept: readonly string[] = [],
) {
  const versions: PostVersion[] = kept.map((title, place) => {
    return { key: title, postId: 'p', at: 100 - place, post: saved(title) };
  });
  const changed = { id: 'p', title: 'A', change: 'changed', mends: [], values: { before, after } };
  const [marked] = await markNewerHere([{ ...changed, change: 'changed' }], {
    readVersions: () => Promise.resolve(success(versions)),
    versionedIds: () => Promise.resolve(new Set(['p'])),
  });
  return marked?.isNewerHere;
}

test('the text here is newer than the file’s by the day of its last change', async () => {
  expect(await isNewer(saved('B', '2026-11-21'), saved('A', 'November 9, 2026'))).toBe(true);
  expect(await isNewer(saved('B', '2026-11-21'), saved('A'))).toBe(true);
  expect(await isNewer(saved('B', 'November 9, 2026'), saved('A', '2026-11-21'))).toBe(false);
  expect(await isNewer(saved('B'), saved('A', '2026-11-21'), ['B', 'A'])).toBe(false);
  // Changed before its day came.
  const ahead = { date: '2026-12-24' };
  const [newer, older] = [saved('B', '2026-11-21'), saved('A', '2026-11-20')];
  expect(await isNewer({ ...newer, ...ahead }, { ...older, ...ahead })).toBe(true);
});

test('on the same day the versions of this browser say it, where both texts are among them', async () => {
  const day = '2026-11-21';
  expect(await isNewer(saved('B', day), saved('A', day), ['B', 'A'])).toBe(true);
  // An older one that was taken again.
  expect(await isNewer(saved('A', day), saved('B', day), ['A', 'B', 'A'])).toBe(true);
  expect(await isNewer(saved('A', day), saved('B', day), ['B', 'A'])).toBe(false);
  expect(await isNewer(saved('B', day), saved('X', day), ['B', 'A'])).toBe(false);
  expect(await isNewer(saved('X', day), saved('A', day), ['B', 'A'])).toBe(false);
});

const notAsked = () => Promise.reject(new Error('not asked'));

test('what is new or the same is not compared', async () => {
  const same = { id: 'p', title: 'A', change: 'same', mends: [] } as const;
  const parts = { readVersions: notAsked, versionedIds: notAsked };
  expect(await markNewerHere([same], parts)).toEqual([same]);
});

test('versions are read of those that have any, so that 10,000 posts are answered at once', async () => {
  const post = { id: 'p', title: 'A', change: 'changed', mends: [] } as const;
  const values = { before: saved('B'), after: saved('A') };
  const parts = {
    readVersions: notAsked,
    versionedIds: () => Promise.resolve(new Set(['another'])),
  };
  expect(await markNewerHere([{ ...post, values }], parts)).toEqual([
    { ...post, values, isNewerHere: false },
  ]);
});
