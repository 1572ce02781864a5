import { expect, test } from '@playwright/test';
import { fieldChanger, hiddenFrom } from '#src/admin/posts/quick-changes.ts';
import { builtInPlace } from '#src/admin/publish/places.ts';
import type { Place } from '#src/admin/publish/places.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { Result } from '#src/lib/result.ts';
import { memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const key = 'bodega-cats:posts';
const two = '[ {"id":"1","title":"One","mood":{"sleepy":true}},\n {"id":"2","title":"Two"} ]';

/** Hiding over a storage that holds two posts. */
function setUp() {
  const storage = memoryStorage();
  storage.setItem(key, two);
  const { changePostsText, savePost } = localPostsSaver(
    storageWriter({ storage: () => storage, locks: memoryLocks }),
    () => undefined,
    () => new Date(0),
  );
  const stored = () => readStoredPosts(storage.getItem(key));
  const changeFields = fieldChanger(changePostsText);
  return {
    changeFields,
    setShown: (post: { id: string; opened: unknown }, isPublished: boolean) =>
      changeFields([post], { isPublished }),
    savePost,
    both: stored().raw.map((opened, place) => ({ id: String(place + 1), opened })),
    one: { id: '1', opened: stored().raw[0] },
    shown: () => stored().posts.map(({ id }) => id),
    raw: () => stored().raw,
    text: () => storage.getItem(key),
  };
}

function good<Value>(outcome: Result<Value, string>): Value {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

test('a hidden post keeps its fields and place, no page shows it, and Undo brings back every byte', async () => {
  const { setShown, one, shown, raw, text } = setUp();
  const undo = good(await setShown(one, false));
  expect(shown()).toEqual(['2']);
  expect(raw()[0]).toEqual({ id: '1', title: 'One', mood: { sleepy: true }, isPublished: false });
  good(await undo());
  expect(text()).toBe(two);
});

test('a hidden post is shown again', async () => {
  const { setShown, one, shown, raw } = setUp();
  good(await setShown(one, false));
  good(await setShown({ id: '1', opened: raw()[0] }, true));
  expect(shown()).toEqual(['1', '2']);
});

test('what readers have of a hidden post is said as it is', () => {
  const saidOf = (status: Place['status'], detail: Place['detail'] = null) =>
    hiddenFrom({ ...builtInPlace, status, detail });
  for (const status of ['only-here', 'taken-off'] as const) expect(saidOf(status)).toBe('unseen');
  for (const status of ['live', 'live-changed', 'live-newer'] as const)
    expect(saidOf(status)).toBe('stillSeen');
  // Scheduled, and sent.
  expect(saidOf('on-its-way', 'waits')).toBe('onItsWay');
  expect(saidOf('on-its-way', 'going-off')).toBe('hidden');
  expect(saidOf('unknown')).toBe('hidden');
});

test('Undo keeps what was saved since', async () => {
  const { setShown, savePost, one, shown } = setUp();
  const undo = good(await setShown(one, false));
  good(await savePost(aPost({ id: '3', title: 'Three' })));
  good(await undo());
  expect(shown()).toEqual(['1', '2', '3']);
});

test('a post that has changed since it was listed stays as it is', async () => {
  const { setShown, text } = setUp();
  const stale = { id: '1', opened: { id: '1', title: 'Uno' } };
  expect(await setShown(stale, false)).toEqual({ ok: false, code: 'changed' });
  expect(await setShown({ id: '9', opened: undefined }, false)).toMatchObject({ ok: false });
  expect(text()).toBe(two);
});

test('several posts get a category together, and Undo gives each its own back', async () => {
  const { changeFields, savePost, both, raw, text } = setUp();
  const undo = good(await changeFields(both, { category: 'news' }));
  expect(raw()).toMatchObject([{ category: 'news' }, { category: 'news' }]);
  good(await undo());
  expect(text()).toBe(two);

  const [first, second] = both;
  if (!first || !second) throw new Error('there are two');
  good(await changeFields([second], { category: 'feature' }));
  const after = raw();
  const undoBoth = good(
    await changeFields([first, { id: '2', opened: after[1] }], { category: 'news' }),
  );
  good(await savePost(aPost({ id: '3', title: 'Three' })));
  good(await undoBoth());
  expect(raw().slice(0, 2)).toEqual(after);
});

test('where one of several posts has changed since it was listed, none is changed', async () => {
  const { changeFields, both, text } = setUp();
  const [first] = both;
  if (!first) throw new Error('there are two');
  const stale = { id: '2', opened: { id: '2', title: 'Dos' } };
  expect(await changeFields([first, stale], { isPublished: false })).toEqual({
    ok: false,
    code: 'changed',
  });
  expect(text()).toBe(two);
});
