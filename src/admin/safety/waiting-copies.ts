import { copyPrefix } from '#src/config/storage-keys.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { safetyCopyOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { namesIn } from '#src/admin/storage/storage-writer.ts';

/** A safety copy in localStorage. */
export interface WaitingCopy {
  readonly copy: SafetyCopy;
  /** The stored value, including unknown fields. */
  readonly value: unknown;
  /** The stored text. */
  readonly text: string;
}

/**
 * Safety copies in localStorage that the database doesn't have yet, one key each. They are written at once and without
 * a lock, because a closing page can't wait. No two editors use the same key.
 * @param storage may throw or return null if storage is blocked
 */
export function waitingCopies(storage: () => Storage | null) {
  function readOne(key: string): WaitingCopy | null {
    const text = attempt(() => storage()?.getItem(copyPrefix + key) ?? '', '');
    const value = parsedJson(text);
    const copy = safetyCopyOf(key, value);
    return copy && { copy, value, text };
  }

  return {
    /** Writes one over an older one of the same editor. False if storage is full or blocked; then the old one stays. */
    keep(copy: SafetyCopy): boolean {
      const [name, text] = [copyPrefix + copy.key, JSON.stringify(copy)];
      return attempt(() => {
        storage()?.setItem(name, text);
        return storage()?.getItem(name) === text;
      }, false);
    },
    /** Removes one; with a text, only if that text is still stored. */
    remove(key: string, text?: string): void {
      const name = copyPrefix + key;
      attempt(() => {
        if (text === undefined || storage()?.getItem(name) === text) storage()?.removeItem(name);
      }, undefined);
    },
    /** The one under a key; null if there is none that can be read. */
    readOne,
    /** All that can be read. Damaged ones are skipped and stay as they are. */
    read: (): WaitingCopy[] =>
      attempt(() => {
        const opened = storage();
        if (!opened) return [];
        return namesIn(opened, copyPrefix).flatMap((name) => {
          return readOne(name.slice(copyPrefix.length)) ?? [];
        });
      }, []),
  };
}

/** The result of some work with the storage, or a replacement if the storage throws. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
