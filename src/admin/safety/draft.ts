import { copyPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { isTime, ownField, parsedJson } from '#src/lib/foreign.ts';
import { emptyForm, isFormEmpty, sameForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';
import { safetyCopyOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { storedForm } from '#src/admin/model/stored-form.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { setAside } from '#src/admin/storage/set-aside.ts';
import { browserDoor, browserStorage } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage, WriteFailure } from '#src/admin/storage/storage-writer.ts';

/** The stored draft, and the very text it is stored as, by which it is known again. */
interface StoredDraft {
  readonly form: PostForm;
  readonly text: string;
}

/** Who saves a draft. */
interface DraftWriter {
  /** The key of the editor's safety copies. */
  readonly key: string;
  /** The stored draft as this editor loaded or saved it last; null for none. */
  readonly known: string | null;
}

/**
 * Keeps the one draft of a new post (spec section 4), whole or not at all. A draft that another editor has stored since
 * becomes a safety copy of that editor in the same moment: nobody is overwritten silently.
 */
export function draftStore(
  door: Pick<StorageDoor, 'read'>,
  update: UpdateStorage,
  now: () => Date,
  newKey: () => string,
) {
  const key = storageKeys.draft;

  /** Writes the draft and keeps what it replaces, where this editor doesn't know that. */
  const save = (text: string, known: string | null) =>
    update<never>(key, (read, keys) => {
      const changes = new Map<string, string | null>();
      const old = read(key);
      if (old !== null && old !== known) {
        const form = parse(old);
        if (form === 'damaged') setAside(changes, old, read, keys, now());
        else if (form) keepAside(changes, copyOf(old, form), read);
      }
      return success(changes.set(key, text));
    });

  /** Removes the draft where it still is the given text. */
  const remove = (text: string) =>
    update<never>(key, (read, keys) => {
      const changes = new Map<string, string | null>();
      if (read(key) !== text) return success(changes);
      if (parse(text) === 'damaged') setAside(changes, text, read, keys, now());
      return success(changes.set(key, null));
    });

  /** A draft as the safety copy of whoever saved it. */
  function copyOf(text: string, form: PostForm): SafetyCopy {
    const [writer, at] = ['writer', 'at'].map((name) => ownField(parsedJson(text), name));
    return {
      key: typeof writer === 'string' && writer !== '' ? writer : newKey(),
      postId: null,
      title: form.title,
      at: isTime(at) ? at : now().getTime(),
      form,
    };
  }

  return {
    /** The draft; null where there is none. A damaged one stays where it is until something else is to be stored. */
    loadDraft: (): Result<StoredDraft | null, 'blocked' | 'damaged'> => {
      const text = door.read(key);
      if (!text.ok) return text;
      const form = text.value === null ? null : parse(text.value);
      if (form === 'damaged') return failure('damaged');
      return success(form && text.value !== null ? { form, text: text.value } : null);
    },
    /** Stores a form in place of the draft. @returns the text it is stored as */
    saveDraft: async (
      form: PostForm,
      writer: DraftWriter,
    ): Promise<Result<string, WriteFailure>> => {
      const text = JSON.stringify({ ...form, writer: writer.key, at: now().getTime() });
      const written = await save(text, writer.known);
      return written.ok ? success(text) : written;
    },
    /**
     * Moves a draft that can't be read out of the way, where it can be downloaded; any other stays. One that takes more
     * than half of the room stays too, and the code is 'full'.
     */
    setDraftAside: async (): Promise<Result<null, WriteFailure>> => {
      const text = door.read(key);
      if (!text.ok || text.value === null || parse(text.value) !== 'damaged') return success(null);
      const written = await remove(text.value);
      return written.ok ? success(null) : written;
    },
    /**
     * Removes the draft.
     * @param text as it was loaded or saved: the draft that another tab put in its place meanwhile stays
     */
    clearDraft: async (text: string): Promise<Result<null, WriteFailure>> => {
      const written = await remove(text);
      return written.ok ? success(null) : written;
    },
  };
}

/** Adds a safety copy to what is to be written, unless a newer one of the same editor lies there. */
function keepAside(
  changes: Map<string, string | null>,
  copy: SafetyCopy,
  read: (key: string) => string | null,
) {
  const name = copyPrefix + copy.key;
  const there = safetyCopyOf(copy.key, parsedJson(read(name)));
  if (!there || there.at < copy.at) changes.set(name, JSON.stringify(copy));
}

/** Reads a stored draft; null where there is nothing in it. */
function parse(text: string): PostForm | 'damaged' | null {
  if (text.trim() === '') return null;
  const form = storedForm(parsedJson(text));
  return form === null || isFormEmpty(form) ? 'damaged' : form;
}

/** Whether a text under the draft's key is something else than a draft. */
export const isDamagedDraft = (text: string): boolean => parse(text) === 'damaged';

/** The draft in this browser. */
export const { loadDraft, saveDraft, setDraftAside, clearDraft } = draftStore(
  browserDoor,
  storageWriter(browserStorage),
  () => new Date(),
  () => crypto.randomUUID(),
);

/** Whether a form is what the stored draft holds. */
export function isStoredDraft(form: PostForm): boolean {
  const draft = loadDraft();
  return draft.ok && draft.value !== null && sameForm(draft.value.form, form);
}

/** What a new post begins with: the stored draft, else empty fields. */
interface NewPostStart {
  readonly form: PostForm;
  /** The draft as it is stored; null where there is none. */
  readonly draft: string | null;
  readonly isDamaged: boolean;
}

/** Reads what a new post begins with. */
export function startNewPost(): NewPostStart {
  const loaded = loadDraft();
  const draft = loaded.ok ? loaded.value : null;
  return {
    form: draft?.form ?? emptyForm(new Date()),
    draft: draft?.text ?? null,
    isDamaged: !loaded.ok && loaded.code === 'damaged',
  };
}
