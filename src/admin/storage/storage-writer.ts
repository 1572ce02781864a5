import { failure } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { namesIn } from '#src/admin/storage/names.ts';
import { isQuotaError } from '#src/admin/storage/quota-error.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** Why something could not be kept: no room; storage that the browser forbids; another tab that wrote underneath. */
export type WriteFailure = 'full' | 'blocked' | 'changed';

/** Texts to write, by key; null removes one. */
export type Changes = ReadonlyMap<string, string | null>;

/**
 * Works out what to write from what is stored at this moment; a code changes nothing. What it throws goes to whoever
 * asked for the update: it is a mistake of ours, and nothing was written.
 */
export type Plan<Code extends string> = (
  read: (key: string) => string | null,
  keys: readonly string[],
) => Result<Changes, Code>;

/**
 * Reads again under a lock, writes, reads back and compares; only then says that it worked. Where it didn't, every key
 * that still holds what this update wrote gets its old text back; what another tab wrote meanwhile stays.
 * @param lock a name; updates under one name run one after the other, in all tabs
 */
export type UpdateStorage = <Code extends string>(
  lock: string,
  plan: Plan<Code>,
) => Promise<Result<Changes, Code | WriteFailure>>;

/**
 * How long a lock is held after its work, in ms: another tab may be another process of the browser, and what is written
 * here reaches it a moment after the lock would. Its update would then be planned on the old text, and undo this one.
 */
const settling = 100;
const settled = () => new Promise<unknown>((done) => setTimeout(done, settling));

/**
 * Makes the function that writes to a storage.
 * @param settle resolves when every tab has heard of what was written; nobody who updates waits for it
 */
export function storageWriter(
  parts: Pick<StorageParts, 'storage' | 'locks'>,
  settle = settled,
): UpdateStorage {
  return (lock, plan) => {
    const work = () => {
      const opened = attempt(parts.storage);
      return opened.ok && opened.value ? carryOut(opened.value, plan) : failure('blocked');
    };
    return underLock(parts.locks(), lock, work, settle);
  };
}

function carryOut<Code extends string>(
  storage: Storage,
  plan: Plan<Code>,
): Result<Changes, Code | WriteFailure> {
  const keys = attempt(() => namesIn(storage));
  if (!keys.ok) return keys;
  const reading = { isBlocked: false };
  const planned = plan((key) => {
    const text = attempt(() => storage.getItem(key));
    if (!text.ok) reading.isBlocked = true;
    return text.ok ? text.value : null;
  }, keys.value);
  if (reading.isBlocked) return failure('blocked');
  if (!planned.ok) return planned;
  const before = new Map<string, string | null>();
  const written = attempt(() => write(storage, planned.value, before));
  const code = written.ok ? written.value : written.code;
  if (code === null) return planned;
  putBack(storage, planned.value, before);
  return failure(code);
}

/** Says of some work with the storage why it threw. Nothing else belongs in it. */
function attempt<Value>(work: () => Value): Result<Value, 'full' | 'blocked'> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return failure(isQuotaError(error) ? 'full' : 'blocked');
  }
}

/**
 * Writes, and notes in `before` what was there.
 * @returns null where all is kept; 'blocked' where the storage takes texts without an error and keeps the old ones
 */
function write(
  storage: Storage,
  changes: Changes,
  before: Map<string, string | null>,
): 'blocked' | 'changed' | null {
  for (const [key, text] of changes) {
    before.set(key, storage.getItem(key));
    put(storage, key, text);
  }
  const lost = [...changes].filter(([key, text]) => storage.getItem(key) !== text);
  if (lost.length === 0) return null;
  return lost.every(([key]) => storage.getItem(key) === before.get(key)) ? 'blocked' : 'changed';
}

function put(storage: Storage, key: string, text: string | null) {
  if (text === null) storage.removeItem(key);
  else if (storage.getItem(key) !== text) storage.setItem(key, text);
}

/** Takes back what was written, last first. A text that isn't ours was never replaced, or is another tab's by now. */
function putBack(storage: Storage, changes: Changes, before: Changes) {
  for (const [key, old] of [...before].reverse()) {
    try {
      if (storage.getItem(key) === changes.get(key)) put(storage, key, old);
    } catch {
      // The old text was there a moment ago and is at most as long: only storage that vanished refuses it.
    }
  }
}

/** Runs some work while no other tab runs its own under the same name. */
async function underLock<Value>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  work: () => Value,
  settle: () => Promise<unknown>,
): Promise<Value> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const turn = { hasBegun: false };
    locks
      .request(name, async () => {
        turn.hasBegun = true;
        resolve(work());
        await settle();
      })
      .catch((error: unknown) => {
        if (turn.hasBegun) throw error;
        // Refused, as in a sandboxed frame: the work hasn't begun.
        resolve(work());
      })
      .catch(reject);
  });
}
