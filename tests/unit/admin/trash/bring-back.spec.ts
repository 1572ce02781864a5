import { expect, test } from '@playwright/test';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { draftStore } from '#src/admin/safety/draft.ts';
import { emptyForm } from '#src/admin/model/form.ts';
import { mirror } from '#src/admin/storage/mirror.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { bringerBack } from '#src/admin/trash/bring-back.ts';
import { damagedPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { memoryTrash } from '#tests/support/memory-trash.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const olga = aPost({ id: 'olga', slug: 'olga' });
const bruno = aPost({ id: 'bruno', slug: 'bruno' });
const now = () => new Date(0);

/** A browser that is killed between two tabs: the database stays, localStorage becomes what is given. */
function setUp(room?: number) {
  const database = freshDatabase();
  const storage = memoryStorage(room);
  let last = 0;
  const newKey = () => `key-${(last += 1)}`;
  const kept = mirror(database, newKey);
  let locks = memoryLocks();
  const parts = { storage: () => storage, locks: () => locks, events: () => new EventTarget() };
  const update = storageWriter(parts, 1_000, kept.keepTwice);
  const door = storageDoor(parts);
  const saver = localPostsSaver(update, () => undefined, now);
  const trash = memoryTrash();
  const offered: SafetyCopy[] = [];
  const told: string[] = [];
  const state = { isFull: false };
  const bringBack = bringerBack({
    ...kept,
    door,
    changeText: saver.changePostsText,
    putInTrash: trash.put,
    removeFromTrash: trash.remove,
    offerText: (copy) => {
      if (state.isFull) return Promise.resolve('unkept');
      offered.push(copy);
      return Promise.resolve('offered');
    },
    newKey,
    now: () => 0,
    tell: (outcome) => told.push(outcome),
  });
  return {
    ...saver,
    ...draftStore(door, update, now, newKey, () => undefined),
    bringBack,
    storage,
    trash,
    offered,
    told,
    state,
    /** The stored text of the posts. */
    text: () => storage.getItem(storageKeys.posts),
    killed: (posts: string | null, draft: string | null = null) => {
      storage.clear();
      locks = memoryLocks();
      if (posts !== null) storage.setItem(storageKeys.posts, posts);
      if (draft !== null) storage.setItem(storageKeys.draft, draft);
    },
  };
}
const listOf = (...posts: unknown[]) => JSON.stringify(posts);

test('what was saved last comes back once, and what was deleted does not', async () => {
  const browser = setUp();
  await browser.savePost(olga);
  const one = browser.text();
  await browser.savePost(bruno);
  await browser.changePostsText(() => ({ ok: true, value: listOf(bruno) }));
  for (const old of [null, one]) {
    browser.killed(old);
    // Two tabs are opened at once.
    await Promise.all([browser.bringBack(), browser.bringBack()]);
    expect(browser.text()).toBe(listOf(bruno));
  }
  await browser.bringBack();
  expect(browser.told).toEqual(['back', 'backInTrash']);
  // Nobody knows for sure that it is older.
  expect(browser.trash.entries()).toMatchObject([{ kind: 'list', count: 1, text: one }]);
});

test('a list is set aside in the Trash where another one was saved meanwhile, or where it does not fit', async () => {
  const browser = setUp(10_000);
  await browser.savePost(olga);
  browser.killed(null);
  await browser.savePost(bruno);
  const inTrash = () =>
    browser.trash.entries().map((entry) => entry.kind === 'list' && [entry.count, entry.text]);
  browser.trash.state.isMissing = true;
  await browser.bringBack();
  expect(inTrash()).toEqual([]);
  browser.trash.state.isMissing = false;
  await browser.bringBack();
  await browser.bringBack();
  const first = [1, expect.stringContaining('olga')];
  expect(inTrash()).toEqual([first]);
  expect(browser.text()).toContain('bruno');

  await browser.savePost({ ...olga, content: 'x'.repeat(5_000) });
  browser.killed(null);
  browser.storage.setItem('somebody-else', 'x'.repeat(9_000));
  await browser.bringBack();
  await browser.bringBack();
  expect(inTrash()).toEqual([first, [2, expect.stringContaining('xxx')]]);
  expect(browser.text()).toBeNull();
  expect(browser.told).toEqual(['aside', 'aside']);
});

test('a list that holds nothing is no thing for the Trash', async () => {
  const browser = setUp();
  await browser.savePost(olga);
  await browser.changePostsText(() => ({ ok: true, value: '[]' }));
  browser.killed(null);
  await browser.savePost(bruno);
  await browser.bringBack();
  expect(browser.trash.entries()).toEqual([]);
  expect(browser.told).toEqual([]);
});

test('damaged posts that a save had set aside are set aside again', async () => {
  const browser = setUp();
  browser.killed('{damaged');
  await browser.savePost(olga);
  browser.killed('{damaged');
  await browser.bringBack();
  expect(browser.text()).toContain('olga');
  expect(browser.storage.getItem(damagedPrefix + now().toISOString())).toBe('{damaged');
});

test('a draft is offered as a text that nobody saved, once, and what is stored stays', async () => {
  const browser = setUp();
  const form = { ...emptyForm(now()), title: 'Olga', content: 'She has a chair.' };
  const old = await browser.saveDraft(form, { key: 'editor', known: null });
  const oldText = old.ok ? old.value : null;
  const longer = { ...form, content: 'She has two chairs.' };
  await browser.saveDraft(longer, { key: 'editor', known: oldText });
  browser.killed(null, oldText);
  // What no store takes stays in the mirror.
  browser.state.isFull = true;
  await browser.bringBack();
  expect(browser.told).toEqual([]);
  browser.state.isFull = false;
  await browser.bringBack();
  await browser.bringBack();
  expect(browser.told).toEqual(['draft']);
  expect(browser.offered).toMatchObject([{ postId: null, title: 'Olga', at: 0, form: longer }]);
  expect(browser.storage.getItem(storageKeys.draft)).toBe(oldText);

  // One that was published is not offered.
  await browser.clearDraft(oldText ?? '');
  browser.killed(null, oldText);
  await browser.bringBack();
  expect(browser.offered).toHaveLength(1);
});
