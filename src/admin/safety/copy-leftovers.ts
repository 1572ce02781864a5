import { copyPrefix } from '#src/config/storage-keys.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { safetyCopyOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { namesIn } from '#src/admin/storage/names.ts';

/** A safety copy in localStorage. */
export interface Leftover {
  readonly copy: SafetyCopy;
  /** As it is stored, with fields that we don't know. */
  readonly value: unknown;
  /** The stored text. */
  readonly text: string;
}

/**
 * Safety copies that the database doesn't have (yet), in localStorage, one key each. It writes at once and not under a
 * lock: a page that closes can't wait, and no two editors write under one key.
 * @param storage may throw, or give null, where storage is blocked
 */
export function copyLeftovers(storage: () => Storage | null) {
  function readOne(key: string): Leftover | null {
    const text = attempt(() => storage()?.getItem(copyPrefix + key) ?? '', '');
    const value = parsedJson(text);
    const copy = safetyCopyOf(key, value);
    return copy && { copy, value, text };
  }

  return {
    /** Writes one, in place of an older one of the same editor. False where storage is full or blocked: the old one stays. */
    keep(copy: SafetyCopy): boolean {
      const [name, text] = [copyPrefix + copy.key, JSON.stringify(copy)];
      return attempt(() => {
        storage()?.setItem(name, text);
        return storage()?.getItem(name) === text;
      }, false);
    },
    /** Removes one; with a text, only if it is still that one. */
    remove(key: string, text?: string): void {
      const name = copyPrefix + key;
      attempt(() => {
        if (text === undefined || storage()?.getItem(name) === text) storage()?.removeItem(name);
      }, undefined);
    },
    /** The one of a key; null where there is none that can be read. */
    readOne,
    /** All that can be read. Damaged ones are passed over and stay as they are. */
    read: (): Leftover[] =>
      attempt(() => {
        const opened = storage();
        if (!opened) return [];
        return namesIn(opened, copyPrefix).flatMap((name) => {
          return readOne(name.slice(copyPrefix.length)) ?? [];
        });
      }, []),
  };
}

/** The outcome of some work with the storage, or what stands for it where the storage throws. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
