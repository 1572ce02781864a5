import { atom } from 'nanostores';
import { copyPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { isTime, ownField, parsedJson } from '#src/lib/foreign.ts';
import { isFormEmpty, isHeldBy, sameForm, storedForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { olderStates, safetyCopyOf, writingPlaceOf } from '#src/admin/safety/safety-copy.ts';
import type { CopiesByKey, SafetyCopy, WritingPlace } from '#src/admin/safety/safety-copy.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { askToPersist } from '#src/admin/storage/persistence.ts';
import { setAside } from '#src/admin/storage/set-aside.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';
import { updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage, WriteFailure } from '#src/admin/storage/storage-writer.ts';

/** The stored draft, and its exact text, which identifies it. */
export interface StoredDraft {
  readonly form: PostForm;
  readonly text: string;
  /** The draft as a text that nobody saved. Its key is no editor's. */
  readonly copy: SafetyCopy;
  /** Key of the editor that saved it. */
  readonly writer: string;
}

/** Who saves a draft. */
interface DraftWriter {
  /** Key of the editor's safety copies. */
  readonly key: string;
  /** The draft's text as this editor last loaded or saved it; null for none. */
  readonly known: string | null;
  /** The text that its own goes on from; null for none. */
  readonly from?: string | null;
  readonly place?: WritingPlace | null;
}

/**
 * Keeps the one draft of a new post, whole or not at all. If another editor has stored a draft since, that one becomes
 * a safety copy in the same write, so that nothing is overwritten silently.
 * @param stored called after each save
 * @param changed called when another draft, or none, is stored
 */
export function draftStore(
  door: Pick<StorageDoor, 'read'>,
  update: UpdateStorage,
  now: () => Date,
  newKey: () => string,
  stored: () => void,
  changed: () => void = () => undefined,
) {
  const key = storageKeys.draft;

  /** Writes the draft, and keeps the one it replaces if this editor doesn't know it. */
  const save = (text: string, known: string | null) =>
    update<never>((read, keys) => {
      const changes = new Map<string, string | null>();
      keepDraft(changes, known, read, keys, now(), newKey);
      return success(changes.set(key, text));
    });

  /** Removes the draft if it still is the given text. */
  const remove = (text: string) =>
    update<never>((read, keys) => {
      const changes = new Map<string, string | null>();
      if (read(key) !== text) return success(changes);
      if (isDamagedDraft(text)) setAside(changes, text, read, keys, now());
      return success(changes.set(key, null));
    });

  return {
    /** The draft; null if there is none. A damaged one stays until something else is to be stored. */
    loadDraft: (): Result<StoredDraft | null, 'blocked' | 'damaged'> => {
      const text = door.read(key);
      if (!text.ok) return text;
      return isDamagedDraft(text.value ?? '') ? failure('damaged') : success(draftOf(text.value));
    },
    /**
     * Whether the stored draft holds the same as a form. It asks when its turn comes: of what another tab writes, this
     * one may see the copy of the old draft before it sees the new draft.
     */
    isStoredDraft: async (form: PostForm): Promise<boolean> => {
      let isSame = false;
      await update<never>((read) => {
        const draft = draftOf(read(key));
        isSame = draft !== null && sameForm(draft.form, form);
        return success(new Map());
      });
      return isSame;
    },
    /** Stores a form in place of the draft. @returns the text it is stored as */
    saveDraft: async (
      form: PostForm,
      writer: DraftWriter,
    ): Promise<Result<string, WriteFailure>> => {
      const { key: editor, from, place } = writer;
      const text = JSON.stringify({
        ...{ ...form, writer: editor, at: now().getTime() },
        ...(from && { from }),
        ...(place && { place }),
      });
      const written = await save(text, writer.known);
      if (!written.ok) return written;
      stored();
      changed();
      return success(text);
    },
    /**
     * Sets a damaged draft aside, where it can be downloaded; a readable one stays. If it takes more than half of the
     * room, it stays too, and the code is 'full'.
     */
    setDraftAside: async (): Promise<Result<null, WriteFailure>> => {
      const text = door.read(key);
      if (!text.ok || text.value === null || !isDamagedDraft(text.value)) return success(null);
      const written = await remove(text.value);
      return written.ok ? success(null) : written;
    },
    /**
     * Removes the draft.
     * @param text as loaded or saved; a draft that another tab has stored meanwhile stays
     */
    clearDraft: async (text: string): Promise<Result<null, WriteFailure>> => {
      const written = await remove(text);
      changed();
      return written.ok ? success(null) : written;
    },
  };
}

function storedDraft(form: PostForm, text: string): StoredDraft {
  const names = ['writer', 'at', 'place', 'from'];
  const [by, time, written, from] = names.map((name) => ownField(parsedJson(text), name));
  const writer = typeof by === 'string' ? by : '';
  const at = isTime(time) ? time : 0;
  const place = writingPlaceOf(written);
  const { title } = form;
  const key = `draft ${writer} ${at}`;
  return {
    form,
    text,
    writer,
    copy: {
      ...{ key, postId: null, title, at, form },
      ...(typeof from === 'string' && { from }),
      ...(place && { place }),
    },
  };
}

/**
 * Whether a text is of the draft: of the same editor and beginning, going on from it, or with all that a draft without a
 * text says. An editor may have gone over to another text since, so its key alone doesn't say it.
 * @param copies all that are kept
 */
export const isOfDraft = (
  copy: SafetyCopy,
  { writer, copy: draft }: StoredDraft,
  copies: CopiesByKey,
): boolean =>
  (copy.postId === null && isHeldBy(draft.form, copy.form)) ||
  [copy, ...olderStates(copy, copies)].some(
    ({ postId, key, from }) =>
      postId === null && (from === draft.key || (key === writer && from === draft.from)),
  );

/**
 * Adds the draft that is about to be replaced to some changes: as a safety copy of the editor that saved it, or set
 * aside if it can't be read.
 * @param known the text that needs no keeping
 * @param read the text under a key
 * @param keys every key of the storage
 */
export function keepDraft(
  changes: Map<string, string | null>,
  known: string | null,
  read: (key: string) => string | null,
  keys: readonly string[],
  now: Date,
  newKey: () => string,
): void {
  const text = read(storageKeys.draft);
  if (text === null || text === known) return;
  if (isDamagedDraft(text)) setAside(changes, text, read, keys, now);
  const draft = draftOf(text);
  if (!draft) return;
  const { place: _, ...copy } = draft.copy;
  const key = draft.writer || newKey();
  const name = copyPrefix + key;
  // A newer one of the same editor stays.
  const there = safetyCopyOf(key, parsedJson(read(name)));
  if (!there || there.at < copy.at) changes.set(name, JSON.stringify({ ...copy, key }));
}

/** Reads a stored draft; null if it is empty. */
function parse(text: string): PostForm | 'damaged' | null {
  if (text.trim() === '') return null;
  const form = storedForm(parsedJson(text));
  return form === null || isFormEmpty(form) ? 'damaged' : form;
}

/** Reads the text under the draft's key; null where it is none. */
export function draftOf(text: string | null): StoredDraft | null {
  const form = parse(text ?? '');
  return text === null || form === null || form === 'damaged' ? null : storedDraft(form, text);
}

/** Whether the text under the draft's key isn't a draft. */
export const isDamagedDraft = (text: string): boolean => parse(text) === 'damaged';

/** How often this tab has changed the draft, for who follows it. */
export const $draftChanges = atom(0);

/** The draft in this browser. */
export const { loadDraft, isStoredDraft, saveDraft, setDraftAside, clearDraft } = draftStore(
  browserDoor,
  updateStorage,
  () => new Date(),
  () => crypto.randomUUID(),
  () => void askToPersist(),
  () => $draftChanges.set($draftChanges.get() + 1),
);
