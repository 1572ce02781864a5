import { expect, test } from '@playwright/test';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { newDraft } from '#src/admin/safety/new-draft.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { success } from '#src/lib/result.ts';
import { $toasts } from '#src/stores/toasts.ts';
import { filledForm } from '#tests/support/post-forms.ts';

test.beforeEach(() => $toasts.set([]));

/** A draft whose text is its title; what it asks of storage is noted. */
function setUp(loaded: string | null, { isUnkept = false } = {}) {
  const noted: string[] = [];
  const asCopy = (form: PostForm): SafetyCopy => ({
    key: 'copy-1',
    postId: null,
    title: form.title,
    at: 1,
    form,
  });
  const draft = newDraft(loaded, {
    copy: { key: 'editor-1', from: () => null, keepAsCopy: asCopy },
    place: () => null,
    restore: ({ title }) => noted.push(`restore ${title}`),
    saveDraft: (form, { known }) => {
      noted.push(`save ${form.title} over ${known ?? 'nothing'}`);
      return Promise.resolve(success(form.title));
    },
    clearDraft: (text) => {
      noted.push(`clear ${text}`);
      return Promise.resolve(success(null));
    },
    dropCopy: (key) => {
      noted.push(`drop ${key}`);
      return Promise.resolve();
    },
    hasUnkeptText: () => isUnkept,
  });
  const undo = () => $toasts.get().at(-1)?.undo?.();
  return { ...draft, noted, undo };
}
const olga = filledForm({ title: 'Olga' });
const idle = () => false;

test('each save knows the text that it replaces, and publishing clears the last one', async () => {
  const { save, clear, noted } = setUp('loaded');
  await save(olga);
  void save(filledForm({ title: 'Olga 2' }));
  await clear();
  expect(noted).toEqual(['save Olga over loaded', 'save Olga 2 over Olga', 'clear Olga 2']);
});

test('without a stored draft there is nothing to clear', async () => {
  const { clear, noted } = setUp(null);
  await clear();
  expect(noted).toEqual([]);
});

test('put aside, a draft leaves the storage, and Undo brings it back into the fields', async () => {
  const { turnIntoCopy, noted, undo } = setUp('loaded');
  turnIntoCopy(olga, idle);
  await expect.poll(() => noted).toEqual(['clear loaded']);
  expect($toasts.get()).toMatchObject([
    { title: 'Draft put aside', text: 'What you typed is kept as unsaved text.' },
  ]);
  undo();
  expect(noted).toEqual(['clear loaded', 'restore Olga', 'save Olga over nothing']);
  await expect.poll(() => noted.at(-1)).toBe('drop copy-1');
});

test('a draft whose text was erased and kept leaves the storage, one whose text is in memory only stays', async () => {
  const kept = setUp('loaded');
  kept.makeWay();
  await expect.poll(() => kept.noted).toEqual(['clear loaded']);
  const unkept = setUp('loaded', { isUnkept: true });
  unkept.makeWay();
  await Promise.resolve();
  expect(unkept.noted).toEqual([]);
});

test('where no copy could be kept, the stored draft stays', async () => {
  const { turnIntoCopy, save, noted } = setUp('loaded', { isUnkept: true });
  turnIntoCopy(olga, idle);
  expect($toasts.get()).toMatchObject([
    { text: 'Your text is kept only until this tab is closed.' },
  ]);
  await Promise.resolve();
  await Promise.resolve();
  await save(filledForm({ title: 'New' }));
  // It is somebody else's from now on.
  expect(noted).toEqual(['save New over nothing']);
});

test('while something is being saved Undo is offered again', () => {
  const { turnIntoCopy, noted, undo } = setUp(null);
  let isBusy = true;
  turnIntoCopy(olga, () => isBusy);
  const [first] = $toasts.get();
  undo();
  expect(noted).toEqual([]);
  expect($toasts.get()).toMatchObject([{ title: 'Draft put aside' }]);
  expect($toasts.get()).not.toEqual([first]);
  isBusy = false;
  undo();
  expect(noted).toEqual(['restore Olga']);
});
