import { expect, test } from '@playwright/test';
import { draftStore } from '#src/admin/safety/draft.ts';
import { emptyForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const key = 'bodega-cats:draft';
const now = () => new Date('2026-11-21T10:00:00.000Z');
const form = { ...emptyForm(now()), title: 'A cat', content: 'Meow.' };

function draftsIn(storage: Storage, stored = () => undefined, locks = memoryLocks()) {
  const parts = {
    storage: () => storage,
    locks: () => locks,
    events: () => new EventTarget(),
  };
  return draftStore(storageDoor(parts), storageWriter(parts), now, () => 'new-key', stored);
}
/** An editor that found no draft. */
const mine = { key: 'mine', known: null };
const theirs = { key: 'theirs', known: null };
const textOf = (typed: PostForm, writer: string) =>
  JSON.stringify({ ...typed, writer, at: now().getTime() });

test('a draft is saved, loaded and cleared', async () => {
  const storage = memoryStorage();
  const { loadDraft, saveDraft, clearDraft } = draftsIn(storage);
  expect(loadDraft()).toEqual({ ok: true, value: null });
  const saved = await saveDraft(form, mine);
  const text = storage.getItem(key) ?? '';
  expect(saved).toEqual({ ok: true, value: text });
  expect(loadDraft()).toMatchObject({ ok: true, value: { form, text, writer: 'mine' } });
  await clearDraft(text);
  expect(everythingIn(storage)).toEqual([]);
});

test('each draft that is stored is told of, none that is not', async () => {
  let count = 0;
  const told = () => void (count += 1);
  await draftsIn(memoryStorage(), told).saveDraft(form, mine);
  await draftsIn(memoryStorage(10), told).saveDraft(form, mine);
  expect(count).toBe(1);
});

test('the draft that another tab put in its place is not cleared', async () => {
  const storage = memoryStorage();
  const { saveDraft, clearDraft, loadDraft } = draftsIn(storage);
  const saved = await saveDraft(form, mine);
  await draftsIn(storage).saveDraft({ ...form, title: 'Theirs' }, theirs);
  await clearDraft(saved.ok ? saved.value : '');
  expect(loadDraft()).toMatchObject({ ok: true, value: { form: { title: 'Theirs' } } });
});

test('while another tab is replacing the draft, the old one does not count as stored', async () => {
  const [storage, locks] = [memoryStorage(), memoryLocks()];
  const { saveDraft, isStoredDraft } = draftsIn(storage, undefined, locks);
  await saveDraft(form, theirs);
  expect(await isStoredDraft({ ...form })).toBe(true);
  let isWritten: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => (isWritten = resolve));
  void locks.request('bodega-cats:writing', () => writing);
  const answer = isStoredDraft(form);
  storage.setItem(key, textOf({ ...form, title: 'Mine' }, 'mine'));
  isWritten();
  expect(await answer).toBe(false);
});

test('a draft that another tab has stored since becomes that tab’s safety copy', async () => {
  const storage = memoryStorage();
  const { saveDraft } = draftsIn(storage);
  await saveDraft({ ...form, title: 'Theirs' }, theirs);
  const saved = await saveDraft(form, mine);
  const at = now().getTime();
  const left = storage.getItem('bodega-cats:copy:theirs') ?? '';
  expect(JSON.parse(left)).toEqual({
    ...{ key: 'theirs', postId: null, title: 'Theirs', at },
    form: { ...form, title: 'Theirs' },
  });
  expect(storage.getItem(key)).toBe(textOf(form, 'mine'));
  storage.removeItem('bodega-cats:copy:theirs');
  // A known draft is simply replaced.
  await saveDraft(
    { ...form, title: 'Mine' },
    { key: 'mine', known: saved.ok ? saved.value : null },
  );
  expect(everythingIn(storage)).toEqual([[key, textOf({ ...form, title: 'Mine' }, 'mine')]]);
});

test('a newer copy of the same tab stays, and a draft of an older version of the admin gets a key', async () => {
  const storage = memoryStorage();
  const { saveDraft } = draftsIn(storage);
  await saveDraft({ ...form, title: 'Theirs' }, theirs);
  const newer = JSON.stringify({ postId: null, title: 'Newer', at: now().getTime() + 1, form });
  storage.setItem('bodega-cats:copy:theirs', newer);
  await saveDraft(form, mine);
  expect(storage.getItem('bodega-cats:copy:theirs')).toBe(newer);
  storage.setItem(key, JSON.stringify({ ...form, title: 'Old' }));
  await saveDraft(form, mine);
  expect(storage.getItem('bodega-cats:copy:new-key')).toContain('"title":"Old"');
});

for (const damaged of ['{"title":"Cut o', '[1]', '7', '{"title":7}', '"text"']) {
  test(`a damaged draft is left alone, then set aside, never overwritten: ${damaged}`, async () => {
    const storage = memoryStorage();
    storage.setItem(key, damaged);
    const { loadDraft, saveDraft } = draftsIn(storage);
    expect(loadDraft()).toEqual({ ok: false, code: 'damaged' });
    expect(everythingIn(storage)).toEqual([[key, damaged]]);
    const saved = await saveDraft(form, mine);
    const known = saved.ok ? saved.value : null;
    await saveDraft({ ...form, title: 'Again' }, { key: 'mine', known });
    expect(everythingIn(storage)).toEqual([
      ['bodega-cats:damaged:2026-11-21T10:00:00.000Z', damaged],
      [key, textOf({ ...form, title: 'Again' }, 'mine')],
    ]);
  });
}

test('a full storage keeps the old draft, a blocked one says so', async () => {
  const storage = memoryStorage(800);
  const { saveDraft } = draftsIn(storage);
  await saveDraft(form, mine);
  const before = everythingIn(storage);
  expect(await saveDraft({ ...form, content: 'x'.repeat(900) }, mine)).toEqual({
    ok: false,
    code: 'full',
  });
  expect(everythingIn(storage)).toEqual(before);
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const deaf = draftsIn(Object.assign(memoryStorage(), { getItem: refuse }));
  expect(deaf.loadDraft()).toEqual({ ok: false, code: 'blocked' });
  expect(await deaf.saveDraft(form, mine)).toEqual({ ok: false, code: 'blocked' });
});

test('a damaged draft can be moved out of the way, and only a damaged one', async () => {
  const storage = memoryStorage();
  const { saveDraft, setDraftAside } = draftsIn(storage);
  await saveDraft(form, mine);
  const before = everythingIn(storage);
  await setDraftAside();
  expect(everythingIn(storage)).toEqual(before);
  storage.setItem(key, '{"title":');
  await setDraftAside();
  expect(everythingIn(storage)).toEqual([
    ['bodega-cats:damaged:2026-11-21T10:00:00.000Z', '{"title":'],
  ]);
});
