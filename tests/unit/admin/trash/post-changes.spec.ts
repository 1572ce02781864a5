import { expect, test } from '@playwright/test';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { postChanges } from '#src/admin/trash/post-changes.ts';
import type { Change } from '#src/admin/trash/whole-list.ts';
import type { TrashEntry } from '#src/admin/trash/trash-entry.ts';
import { putBack } from '#src/admin/trash/put-back.ts';
import { mergePosts } from '#src/lib/posts/merge.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { Result } from '#src/lib/result.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { memoryTrash } from '#tests/support/memory-trash.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const key = 'bodega-cats:posts';
const builtIn = aPost({
  id: '20',
  slug: 'a-care-list',
  title: 'A care list',
  content: 'Shots.',
});

/** The changes over a storage with a text, and a second tab that saves to it. */
function setUp(text: string | null, room?: number) {
  const storage = memoryStorage(room);
  if (text !== null) storage.setItem(key, text);
  const parts = {
    storage: () => storage,
    locks: () => locks,
    events: () => new EventTarget(),
  };
  const locks = memoryLocks();
  const saver = localPostsSaver(
    storageWriter(parts),
    () => undefined,
    () => new Date(0),
  );
  const trash = memoryTrash();
  const stored = () => readStoredPosts(storage.getItem(key));
  const rows = (): AdminPost[] =>
    mergePosts<Omit<AdminPost, 'origin'>>(
      [{ ...builtIn, isPublished: true, opened: undefined }],
      stored().entries.map(({ post, index, isPublished }) => ({
        ...post,
        isPublished,
        opened: stored().raw[index],
      })),
    );
  return {
    ...postChanges({
      door: storageDoor(parts),
      changeText: saver.changePostsText,
      trash,
      usedIds: () => Promise.resolve(new Set(['2-2'])),
    }),
    ...saver,
    trash,
    storage,
    rows,
    row: (id: string) => rows().filter((post) => post.id === id),
    text: () => storage.getItem(key),
    stored,
  };
}

/** The value of a result that must be a success. */
function good<Value>(outcome: Result<Value, string>): Value {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const three =
  '[ {"id":"1","title":"One","mood":{"sleepy":true}},\n {"id":"2","title":"Two"}, {"id":"3","title":"Three"} ]';

test.describe('deleting', () => {
  test('puts a post in the trash, and undo brings every byte back', async () => {
    const { deletePosts, row, text, trash } = setUp(three);
    const { undo, isInTrash } = good(await deletePosts(row('1')));
    expect(text()).toBe('[{"id":"2","title":"Two"},{"id":"3","title":"Three"}]');
    expect(isInTrash).toBe(true);
    expect(trash.entries()).toMatchObject([
      { kind: 'post', title: 'One', raw: { id: '1', title: 'One', mood: { sleepy: true } } },
    ]);
    expect(await undo()).toEqual({ ok: true, value: null });
    expect(text()).toBe(three);
    expect(trash.entries()).toEqual([]);
  });

  test('takes several posts at once, with one undo', async () => {
    const { deletePosts, row, text, trash } = setUp(three);
    const { undo } = good(await deletePosts([...row('3'), ...row('1')]));
    expect(text()).toBe('[{"id":"2","title":"Two"}]');
    expect(trash.entries()).toHaveLength(2);
    await undo();
    expect(text()).toBe(three);
  });

  test('deletes all or none: one that another tab has changed keeps them all', async () => {
    const { deletePosts, rows, savePost, row, storage, text, trash } = setUp(three);
    const seen = rows().filter(({ origin }) => origin === 'local');
    await savePost({ ...aPost(), ...row('2')[0], title: 'Two, again' });
    const before = text();
    expect(await deletePosts(seen)).toEqual({ ok: false, code: 'changed' });
    expect(text()).toBe(before);
    expect(trash.entries()).toEqual([]);

    const deleting = deletePosts(row('1'));
    // It has read the list by now, and has not written it yet.
    storage.setItem(key, '[{"id":"1","title":"One, again"}]');
    expect(await deleting).toEqual({ ok: false, code: 'changed' });
    expect(text()).toBe('[{"id":"1","title":"One, again"}]');
    expect(trash.entries()).toEqual([]);
  });

  test('undo keeps what another tab saved meanwhile, each post at its place', async () => {
    const { deletePosts, row, savePost, stored } = setUp(three);
    const { undo } = good(await deletePosts([...row('1'), ...row('3')]));
    await savePost(aPost({ id: '2', title: 'Two, changed' }));
    await savePost(aPost({ id: '4', slug: 'four', title: 'Four' }));
    expect((await undo()).ok).toBe(true);
    expect(stored().posts.map(({ title }) => title)).toEqual([
      'One',
      'Two, changed',
      'Three',
      'Four',
    ]);
    expect(stored().raw[0]).toEqual({ id: '1', title: 'One', mood: { sleepy: true } });
  });

  test('undo of a post that was written anew meanwhile brings it back as a copy beside it', async () => {
    const { deletePosts, row, savePost, stored } = setUp(three);
    const { undo } = good(await deletePosts(row('2')));
    await savePost(aPost({ id: '2', slug: 'two', title: 'Two, written anew' }));
    await undo();
    const names = stored().posts.map(({ id, slug, title }) => [id, slug, title]);
    expect(names).toContainEqual(['2', 'two', 'Two, written anew']);
    // '2-2' is the id of a post that is gone.
    expect(names).toContainEqual(['2-3', 'two-2', 'Two']);
  });

  test('undo twice is undo once', async () => {
    const { deletePosts, row, text } = setUp(three);
    const { undo } = good(await deletePosts(row('2')));
    await undo();
    await undo();
    expect(JSON.parse(text() ?? '')).toEqual(JSON.parse(three));
  });

  test('works without a trash, and says that it can only be undone now', async () => {
    const { deletePosts, row, text, trash } = setUp(three);
    trash.state.isMissing = true;
    const { undo, isInTrash } = good(await deletePosts([...row('1'), ...row('2')]));
    expect(isInTrash).toBe(false);
    expect(text()).toBe('[{"id":"3","title":"Three"}]');
    await undo();
    expect(text()).toBe(three);
  });

  test('deletes nothing that the trash can’t take if somebody decides so, and an import replaces nothing', async () => {
    const { deletePosts, importPosts, row, text, trash } = setUp(three);
    trash.state.isMissing = true;
    trash.state.goesOn = false;
    const cancelled = { ok: false, code: 'cancelled' };
    expect(await deletePosts(row('1'))).toEqual(cancelled);
    expect(await importPosts([])).toEqual(cancelled);
    expect(text()).toBe(three);
  });

  test('gives the posts away where neither trash nor undo can bring them back', async () => {
    const { deletePosts, row, storage, trash } = setUp(three, 425);
    expect(good(await deletePosts(row('3'))).unkept).toBeNull();
    trash.state.isMissing = true;
    const { undo, unkept } = good(await deletePosts(row('1')));
    storage.setItem('other', 'x'.repeat(300));
    expect(await undo()).toEqual({ ok: false, code: 'full' });
    expect(unkept).toBe('[{"id":"1","title":"One","mood":{"sleepy":true}}]');
  });

  test('takes a second entry of the same id along, and loses none of its words', async () => {
    const twins = '[{"id":1,"title":"A"},{"id":"1","title":"B"},{"id":2,"title":"C"}]';
    const { deletePosts, row, text, trash } = setUp(twins);
    const { undo } = good(await deletePosts(row('1')));
    expect(text()).toBe('[{"id":2,"title":"C"}]');
    expect(trash.entries().map((entry) => entry.kind === 'post' && entry.title)).toEqual([
      'A',
      'B',
    ]);
    await undo();
    expect(text()).toBe(twins);
  });

  test('a built-in post can’t be deleted; a changed copy is dropped', async () => {
    const { deletePosts, row, rows, text } = setUp('[{"id":"20","title":"A care list, changed"}]');
    expect(row('20')[0]?.origin).toBe('changed');
    await deletePosts(row('20'));
    expect(text()).toBe('[]');
    expect(row('20')[0]).toMatchObject({ origin: 'built-in', title: 'A care list' });
    expect(await deletePosts(rows())).toEqual({ ok: false, code: 'builtIn' });
  });
});

test.describe('importing', () => {
  test('replaces the list, and undo brings the old one back byte for byte', async () => {
    const { importPosts, text, trash } = setUp(three);
    const { undo, isInTrash } = good(await importPosts([{ id: '9', title: 'Nine' }], three));
    expect(text()).toBe('[{"id":"9","title":"Nine"}]');
    expect(isInTrash).toBe(true);
    expect(trash.entries()).toMatchObject([{ kind: 'list', count: 3, text: three }]);
    await undo();
    expect(text()).toBe(three);
    expect(trash.entries()).toEqual([]);
  });

  test('into an empty browser is undone to nothing stored', async () => {
    const { importPosts, text, trash } = setUp(null);
    const { undo } = good(await importPosts([{ id: '9', title: 'Nine' }]));
    expect(trash.entries()).toEqual([]);
    await undo();
    expect(text()).toBeNull();
  });

  test('is not undone over something that was saved since', async () => {
    const { importPosts, savePost, text, trash } = setUp(three);
    const { undo } = good(await importPosts([{ id: '9', title: 'Nine' }]));
    await savePost(aPost());
    const before = text();
    expect(await undo()).toEqual({ ok: false, code: 'changed' });
    expect(text()).toBe(before);
    expect(trash.entries()).toMatchObject([{ kind: 'list', text: three }]);
  });

  test('gives the old list away where neither trash nor undo can bring it back', async () => {
    const { importPosts, savePost, trash } = setUp(three);
    expect(good(await importPosts(JSON.parse(three) as unknown[])).unkept).toBeNull();
    trash.state.isMissing = true;
    const { undo, isInTrash, unkept } = good(await importPosts([{ id: '9', title: 'Nine' }]));
    await savePost(aPost());
    expect(await undo()).toEqual({ ok: false, code: 'changed' });
    expect({ isInTrash, unkept }).toEqual({
      isInTrash: false,
      unkept: JSON.stringify(JSON.parse(three)),
    });
  });

  test('changes nothing where the list is another than the person has seen', async () => {
    const { importPosts, text, trash } = setUp(three);
    expect(await importPosts([], '[]')).toEqual({ ok: false, code: 'changed' });
    expect(text()).toBe(three);
    expect(trash.entries()).toEqual([]);
  });

  test('of more than fits leaves every byte, and nothing in the trash', async () => {
    const { importPosts, text, trash } = setUp(three, 300);
    const long = [{ id: '9', title: 'x'.repeat(1000) }];
    expect(await importPosts(long)).toEqual({ ok: false, code: 'full' });
    expect(text()).toBe(three);
    expect(trash.entries()).toEqual([]);
  });

  test('over damaged data keeps its text', async () => {
    const { importPosts, text, trash } = setUp('[{"title":"Cut o');
    const { undo } = good(await importPosts([{ id: '9', title: 'Nine' }]));
    expect(trash.entries()).toMatchObject([{ kind: 'list', count: 0, text: '[{"title":"Cut o' }]);
    await undo();
    expect(text()).toBe('[{"title":"Cut o');
  });
});

/** The posts in the Trash, oldest first. */
const postsOf = (trash: { entries: () => readonly TrashEntry[] }) =>
  trash.entries().filter((entry) => entry.kind === 'post');
/** The list in the Trash. */
function listOf(trash: { entries: () => readonly TrashEntry[] }) {
  const list = trash.entries().find((entry) => entry.kind === 'list');
  if (!list) throw new Error('No list is in the Trash.');
  return list;
}

test.describe('restoring from the trash', () => {
  test('puts a post at the end, and takes it out of the trash', async () => {
    const { deletePosts, restorePosts, row, stored, trash } = setUp(three);
    await deletePosts(row('1'));
    const { copies, undo } = good(await restorePosts(postsOf(trash)));
    expect(copies).toBe(0);
    expect(stored().raw.at(-1)).toEqual({ id: '1', title: 'One', mood: { sleepy: true } });
    expect(trash.entries()).toEqual([]);
    await undo();
    expect(stored().posts.map(({ id }) => id)).toEqual(['2', '3']);
    expect(trash.entries()).toMatchObject([{ title: 'One' }]);
  });

  test('puts posts that were deleted together back in their order, and Undo takes them all', async () => {
    const { deletePosts, restorePosts, row, stored, text, trash } = setUp(three);
    await deletePosts([...row('1'), ...row('2')]);
    const before = text();
    const { undo } = good(await restorePosts(postsOf(trash)));
    expect(stored().posts.map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(trash.entries()).toEqual([]);
    await undo();
    expect(text()).toBe(before);
    expect(trash.entries()).toHaveLength(2);
  });

  test('a post whose address is taken by now comes back as a copy', async () => {
    const { deletePosts, restorePosts, row, savePost, stored, trash } = setUp(three);
    await deletePosts(row('1'));
    await savePost(aPost({ id: 'new', slug: 'one', title: 'Another one' }));
    expect(good(await restorePosts(postsOf(trash))).copies).toBe(1);
    expect(stored().raw.at(-1)).toEqual({
      id: '1',
      slug: 'one-2',
      title: 'One',
      mood: { sleepy: true },
    });
  });

  test('a list comes back byte for byte, and the one it replaces is in the trash', async () => {
    const { importPosts, restoreList, text, trash } = setUp(three);
    await importPosts([{ id: '9', title: 'Nine' }]);
    const { undo } = good(await restoreList(listOf(trash)));
    expect(text()).toBe(three);
    expect(trash.entries()).toMatchObject([{ kind: 'list', text: '[{"id":"9","title":"Nine"}]' }]);
    await undo();
    expect(text()).toBe('[{"id":"9","title":"Nine"}]');
  });
});

test.describe('undoing what was restored', () => {
  test('puts a list back into the trash, and what it replaced back into the storage', async () => {
    const { importPosts, restoreList, text, trash } = setUp(three);
    good(await importPosts([{ id: '9', title: 'Nine' }]));
    const { undo } = good(await restoreList(listOf(trash)));
    expect((await undo()).ok).toBe(true);
    expect(text()).toBe('[{"id":"9","title":"Nine"}]');
    expect(trash.entries()).toMatchObject([{ kind: 'list', count: 3, text: three }]);
  });

  for (const kind of ['post', 'list'])
    test(`changes nothing where the trash takes no ${kind}`, async () => {
      const { deletePosts, importPosts, row, restoreList, restorePosts, text, trash } =
        setUp(three);
      good(
        await (kind === 'post' ? deletePosts(row('1')) : importPosts([{ id: '9', title: 'N' }])),
      );
      const { undo } = good<Change>(
        await (kind === 'post' ? restorePosts(postsOf(trash)) : restoreList(listOf(trash))),
      );
      const restored = text();
      trash.state.isMissing = true;
      expect(await undo()).toEqual({ ok: false, code: 'missing' });
      expect(text()).toBe(restored);
    });
});

test('three posts deleted, a list imported: two undos bring the first state back', async () => {
  const { deletePosts, importPosts, rows, text } = setUp(three);
  const deleted = good(await deletePosts(rows().filter(({ origin }) => origin === 'local')));
  expect(text()).toBe('[]');
  const imported = good(await importPosts([{ id: '9', title: 'Nine' }]));
  await imported.undo();
  await deleted.undo();
  expect(text()).toBe(three);
});

test('a copy gets an id of its own, also where the post had none or one that is no address', () => {
  const stored = readStoredPosts('[{"id":"~a","slug":"a","title":"A"}]');
  const gone = [
    { slug: 'a', title: 'B' },
    { id: 'a/', slug: 'a', title: 'C' },
  ];
  const takenOut = gone.map((value, index) => ({ value, index: index + 1 }));
  const { list } = putBack(stored, takenOut, [stored.raw[0], ...gone], new Set());
  const back = readStoredPosts(JSON.stringify(list)).entries.map(({ post }) => post);
  expect(back.map(({ title }) => title).toSorted()).toEqual(['A', 'B', 'C']);
  expect(new Set(back.map(({ slug }) => slug)).size).toBe(3);
});
