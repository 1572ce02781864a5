import { expect, test } from '@playwright/test';
import { draftStore } from '#src/admin/stores/draft.ts';
import { emptyForm } from '#src/lib/posts/form.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/stores/storage-writer.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const key = 'bodega-cats:draft';
const now = () => new Date('2026-11-21T10:00:00.000Z');
const form = { ...emptyForm(now()), title: 'A cat', content: 'Meow.' };

function draftsIn(storage: Storage) {
  const parts = {
    storage: () => storage,
    locks: memoryLocks,
    events: () => new EventTarget(),
  };
  return draftStore(storageDoor(parts), storageWriter(parts), now);
}

test('a draft is saved, loaded and cleared (spec section 4)', async () => {
  const storage = memoryStorage();
  const { loadDraft, saveDraft, clearDraft } = draftsIn(storage);
  expect(loadDraft()).toEqual({ ok: true, value: null });
  const saved = await saveDraft(form);
  const text = storage.getItem(key) ?? '';
  expect(saved).toEqual({ ok: true, value: text });
  expect(loadDraft()).toEqual({ ok: true, value: { form, text } });
  await clearDraft(text);
  expect(everythingIn(storage)).toEqual([]);
});

test('the draft that another tab put in its place is not cleared', async () => {
  const storage = memoryStorage();
  const { saveDraft, clearDraft, loadDraft } = draftsIn(storage);
  const mine = await saveDraft(form);
  await draftsIn(storage).saveDraft({ ...form, title: 'Theirs' });
  await clearDraft(mine.ok ? mine.value : '');
  expect(loadDraft()).toMatchObject({ ok: true, value: { form: { title: 'Theirs' } } });
});

for (const damaged of ['{"title":"Cut o', '[1]', '7', '{"title":7}', '"text"']) {
  test(`a damaged draft is left alone, then set aside, never overwritten: ${damaged}`, async () => {
    const storage = memoryStorage();
    storage.setItem(key, damaged);
    const { loadDraft, saveDraft } = draftsIn(storage);
    expect(loadDraft()).toEqual({ ok: false, code: 'damaged' });
    expect(everythingIn(storage)).toEqual([[key, damaged]]);
    await saveDraft(form);
    await saveDraft({ ...form, title: 'Again' });
    expect(everythingIn(storage)).toEqual([
      ['bodega-cats:damaged:2026-11-21T10:00:00.000Z', damaged],
      [key, JSON.stringify({ ...form, title: 'Again' })],
    ]);
  });
}

test('a full storage keeps the old draft, a blocked one says so', async () => {
  const storage = memoryStorage(800);
  const { saveDraft } = draftsIn(storage);
  await saveDraft(form);
  const before = everythingIn(storage);
  expect(await saveDraft({ ...form, content: 'x'.repeat(900) })).toEqual({
    ok: false,
    code: 'full',
  });
  expect(everythingIn(storage)).toEqual(before);
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const deaf = draftsIn(Object.assign(memoryStorage(), { getItem: refuse }));
  expect(deaf.loadDraft()).toEqual({ ok: false, code: 'blocked' });
  expect(await deaf.saveDraft(form)).toEqual({ ok: false, code: 'blocked' });
});

test('a damaged draft can be moved out of the way, and only a damaged one', async () => {
  const storage = memoryStorage();
  const { saveDraft, setDraftAside } = draftsIn(storage);
  await saveDraft(form);
  const before = everythingIn(storage);
  await setDraftAside();
  expect(everythingIn(storage)).toEqual(before);
  storage.setItem(key, '{"title":');
  await setDraftAside();
  expect(everythingIn(storage)).toEqual([
    ['bodega-cats:damaged:2026-11-21T10:00:00.000Z', '{"title":'],
  ]);
});
