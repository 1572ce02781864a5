import { isQuotaError } from '#src/admin/storage/quota-error.ts';
import { failure } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** Why something could not be stored: storage is full or blocked, or another tab has changed it. */
export type WriteFailure = 'full' | 'blocked' | 'changed';

/** Texts to write by key; null removes the key. */
export type Changes = ReadonlyMap<string, string | null>;

/**
 * Makes the changes to write from what is stored at this moment; a code changes nothing. An error that it throws goes
 * to the caller of the update, because it is a bug; nothing is written then.
 */
export type Plan<Code extends string> = (
  read: (key: string) => string | null,
  keys: readonly string[],
) => Result<Changes, Code>;

/**
 * Under a lock, reads again, writes, reads back and compares; only then it reports success. If it fails, every key that
 * still holds what this update wrote gets its old text back. What another tab has written meanwhile stays.
 * @param lock a name; updates with the same name run one after the other, in all tabs
 */
export type UpdateStorage = <Code extends string>(
  lock: string,
  plan: Plan<Code>,
) => Promise<Result<Changes, Code | WriteFailure>>;

/**
 * Milliseconds for which a lock is held after its work. Another tab may be another process, which sees this write only
 * a moment later. With the lock already free, it would plan its update on the old text and undo this one.
 */
const settling = 100;
const settled = () => new Promise<unknown>((done) => setTimeout(done, settling));

/**
 * Makes the function that writes to a storage.
 * @param settle resolves when every tab has seen what was written; updates don't wait for it
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

/** Turns an error of the storage into a code. The work must do nothing else. */
function attempt<Value>(work: () => Value): Result<Value, 'full' | 'blocked'> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return failure(isQuotaError(error) ? 'full' : 'blocked');
  }
}

/**
 * Writes, and records in `before` what was there.
 * @returns null if everything is stored; 'blocked' if the storage accepts texts without an error but keeps the old ones
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

/** Undoes what was written, last first. A text that isn't ours was never replaced, or another tab has written it. */
function putBack(storage: Storage, changes: Changes, before: Changes) {
  for (const [key, old] of [...before].reverse()) {
    try {
      if (storage.getItem(key) === changes.get(key)) put(storage, key, old);
    } catch {
      // The old text was there a moment ago, so only storage that vanished refuses it.
    }
  }
}

/** Runs some work while no other tab runs work under the same name. */
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
        // Locks are forbidden, as in a sandboxed frame; the work hasn't begun.
        resolve(work());
      })
      .catch(reject);
  });
}

/** The names of everything in a storage, or of what begins with a prefix. Throws if the storage does. */
export function namesIn(storage: Pick<Storage, 'length' | 'key'>, prefix = ''): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter(
    (name) => name.startsWith(prefix),
  );
}
