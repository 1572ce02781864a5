import { expect, test } from '@playwright/test';
import { editorCopy } from '#src/admin/safety/editor-copy.ts';
import { safetyCopies } from '#src/admin/safety/safety-copies.ts';
import { freshDatabase, tabsInTouch } from '#tests/support/fresh-database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { filledForm } from '#tests/support/post-forms.ts';

/** An editor of a post for which somebody left a text, which it has restored into its fields. */
async function withRestoredText() {
  const events = new EventTarget();
  const copies = safetyCopies({
    database: freshDatabase(),
    storage: () => memoryStorage(),
    events: () => events,
    // Node's own lock manager.
    locks: () => navigator.locks,
    news: tabsInTouch()(),
    wait: (pause) => new Promise((resolve) => setTimeout(resolve, pause)),
  });
  const left = { key: 'left', postId: 'olga', title: 'Left', at: 1, form: filledForm({}) };
  copies.keepCopy(left);
  await copies.readCopies();
  const editor = editorCopy('olga', () => null, Promise.resolve(700), copies);
  const release = editor.hold();
  editor.adopt(left);
  const offered = async () => {
    await copies.readCopies();
    return copies.$copies.get().map(({ title }) => title);
  };
  return { editor, release, offered };
}

test('a text that was restored is offered no longer, and gone once the post is saved', async () => {
  const { editor, release, offered } = await withRestoredText();
  await expect.poll(offered).toEqual([]);
  await editor.finish();
  release();
  expect(await offered()).toEqual([]);
});

test('a text that was restored is offered again where the post goes to another tab, and stays when it comes back and is saved', async () => {
  const { editor, release, offered } = await withRestoredText();
  release();
  await expect.poll(offered).toEqual(['Left']);
  const releaseAgain = editor.hold();
  await editor.finish();
  releaseAgain();
  expect(await offered()).toEqual(['Left']);
});

test('what is typed remembers which saved text it was begun on', async () => {
  const { editor } = await withRestoredText();
  expect(editor.keepAsCopy(filledForm({}))).toMatchObject({ from: 'left', begunOn: 700 });
});

test('put aside, a text keeps the time of its last typing', async () => {
  const { editor } = await withRestoredText();
  // Newer than the text that it goes on from.
  expect(editor.keepAsCopy(filledForm({})).at).toBe(2);
  const form = filledForm({ title: 'Typed' });
  editor.keep(form);
  const typedBy = Date.now();
  await expect.poll(Date.now).toBeGreaterThan(typedBy + 1);
  expect(editor.keepAsCopy(form).at).toBeLessThanOrEqual(typedBy + 1);
  expect(editor.keepAsCopy(filledForm({ title: 'Other' })).at).toBeGreaterThan(typedBy + 1);
});

test('a text that was erased is offered only once its editor is closed, and gone once the post is saved', async () => {
  const first = await withRestoredText();
  first.editor.keepErased(filledForm({ title: 'Erased' }));
  expect(await first.offered()).toEqual([]);
  first.release();
  await expect.poll(first.offered).toContain('Erased');

  const second = await withRestoredText();
  second.editor.keepErased(filledForm({ title: 'Erased' }));
  await second.editor.finish();
  second.release();
  expect(await second.offered()).toEqual([]);
});
