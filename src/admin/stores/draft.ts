import { storageKeys } from '#src/config/storage-keys.ts';
import { emptyForm, isFormEmpty } from '#src/lib/posts/form.ts';
import type { PostForm } from '#src/lib/posts/form.ts';
import { storedForm } from '#src/lib/posts/stored-form.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { setAside } from '#src/lib/storage/set-aside.ts';
import { browserDoor, browserStorage } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/stores/storage-writer.ts';
import type { UpdateStorage, WriteFailure } from '#src/stores/storage-writer.ts';

/** The stored draft, and the very text it is stored as, by which it is known again. */
interface StoredDraft {
  readonly form: PostForm;
  readonly text: string;
}

/** Keeps the one draft of a new post (spec section 4), whole or not at all. */
export function draftStore(
  door: Pick<StorageDoor, 'read'>,
  update: UpdateStorage,
  now: () => Date,
) {
  const key = storageKeys.draft;

  /** Writes the draft, or removes it, and sets aside what was there if it can't be read. */
  const replace = (text: string | null, onlyFor?: string) =>
    update<never>(key, (read, keys) => {
      const changes = new Map<string, string | null>();
      const old = read(key);
      if (onlyFor !== undefined && old !== onlyFor) return success(changes);
      if (old !== null && parse(old) === 'damaged') setAside(changes, old, read, keys, now());
      return success(changes.set(key, text));
    });

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
    saveDraft: async (form: PostForm): Promise<Result<string, WriteFailure>> => {
      const text = JSON.stringify(form);
      const written = await replace(text);
      return written.ok ? success(text) : written;
    },
    /** Moves a draft that can't be read out of the way, where it can be downloaded; any other stays. */
    setDraftAside: async (): Promise<Result<null, WriteFailure>> => {
      const text = door.read(key);
      if (!text.ok || text.value === null || parse(text.value) !== 'damaged') return success(null);
      const written = await replace(null, text.value);
      return written.ok ? success(null) : written;
    },
    /**
     * Removes the draft.
     * @param text as it was loaded or saved: the draft that another tab put in its place meanwhile stays
     */
    clearDraft: async (text: string): Promise<Result<null, WriteFailure>> => {
      const written = await replace(null, text);
      return written.ok ? success(null) : written;
    },
  };
}

/** Reads a stored draft; null where there is nothing in it. */
function parse(text: string): PostForm | 'damaged' | null {
  if (text.trim() === '') return null;
  try {
    const form = storedForm(JSON.parse(text));
    return form === null || isFormEmpty(form) ? 'damaged' : form;
  } catch {
    return 'damaged';
  }
}

/** The draft in this browser. */
export const { loadDraft, saveDraft, setDraftAside, clearDraft } = draftStore(
  browserDoor,
  storageWriter(browserStorage),
  () => new Date(),
);

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
