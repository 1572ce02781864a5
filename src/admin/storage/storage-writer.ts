import { keepTwice } from '#src/admin/storage/mirror.ts';
import { isQuotaError } from '#src/admin/storage/quota-error.ts';
import { doorLimits } from '#src/admin/storage/limits.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/**
 * Why something could not be stored: storage is full or blocked, another tab has changed it, or another tab is writing
 * and doesn't end.
 */
export type WriteFailure = 'full' | 'blocked' | 'changed' | 'busy';

/** Texts to write by key; null removes the key. */
export type Changes = ReadonlyMap<string, string | null>;

/**
 * Makes the changes to write from what is stored at this moment; a code changes nothing. An error that it throws goes
 * to the caller of the update, because it is a bug; nothing is written then.
 */
type Plan<Code extends string> = (
  read: (key: string) => string | null,
  keys: readonly string[],
) => Result<Changes, Code>;

/**
 * Reads again, writes, reads back and compares, while no other tab does the same; only then it reports success. If it
 * fails, every key that still holds what this update wrote gets its old text back. What another tab has written
 * meanwhile stays. An update whose turn doesn't come in time is given up, and never happens later.
 */
export type UpdateStorage = <Code extends string>(
  plan: Plan<Code>,
) => Promise<Result<Changes, Code | WriteFailure>>;

type Locks = Pick<LockManager, 'request' | 'query'>;

/** The lock under which one tab after the other writes. */
export const writingLock = 'bodega-cats:writing';

/** Prefix of a lock that says, by its number, which write was the last. */
const writtenPrefix = 'bodega-cats:written:';

/**
 * Makes the function that writes to a storage. Each write is counted in the storage. A tab may be another process,
 * which sees a write only a moment after the lock is free, and would plan its own on the old text. So whoever has
 * written says by the name of a second lock up to which number the others must have read before they plan.
 * @param patience how long a write waits for its turn, and then for what others wrote, in milliseconds each
 * @param keep gets the texts before and after each write, in its turn, and must not throw
 */
export function storageWriter(
  parts: Pick<StorageParts, 'storage' | 'locks'>,
  patience: number = doorLimits.storagePatience,
  keep: (before: Changes, after: Changes) => Promise<void> = () => Promise.resolve(),
): UpdateStorage {
  let forgetLast: () => void = () => undefined;
  return async (plan) => {
    const opened = attempt(parts.storage);
    if (!opened.ok || !opened.value) return failure('blocked');
    const storage = opened.value;
    const before = new Map<string, string | null>();
    const locks = parts.locks();
    if (!locks) {
      const written = carryOut(storage, plan, before);
      if (written.ok) await keep(before, written.value);
      return written;
    }
    return underLock(locks, patience, async () => {
      await seeLastWrite(storage, locks, patience);
      const written = carryOut(storage, counted(plan), before);
      const number = written.ok && written.value.get(storageKeys.writes);
      if (typeof number === 'string') {
        const forget = forgetLast;
        forgetLast = await sayForAWhile(locks, writtenPrefix + number, patience);
        forget();
      }
      if (written.ok) await keep(before, written.value);
      return written;
    });
  };
}

/** Adds the number of the write to what is planned. */
function counted<Code extends string>(plan: Plan<Code>): Plan<Code> {
  return (read, keys) => {
    const planned = plan(read, keys);
    if (!planned.ok || planned.value.size === 0) return planned;
    const number = nextNumber(read(storageKeys.writes));
    return success(new Map([...planned.value, [storageKeys.writes, number]]));
  };
}

/** A stored number; 0 if there is none. */
export const numberIn = (text: string | null): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;

/** The number after a stored one, to be stored. */
export const nextNumber = (text: string | null): string => String(numberIn(text) + 1);

/** Waits until this tab sees what any tab wrote last; in vain only where somebody has cleared the count. */
async function seeLastWrite(
  storage: Storage,
  locks: Pick<Locks, 'query'>,
  patience: number,
): Promise<void> {
  const { lookAgainPause } = doorLimits;
  for (let waited = 0; waited < patience; waited += lookAgainPause) {
    const names = (await heldLocks(locks)).filter((name) => name.startsWith(writtenPrefix));
    const last = Math.max(0, ...names.map((name) => numberIn(name.slice(writtenPrefix.length))));
    const seen = attempt(() => numberIn(storage.getItem(storageKeys.writes)));
    if (!seen.ok || seen.value >= last) return;
    await new Promise((done) => setTimeout(done, lookAgainPause));
  }
}

/**
 * Holds a lock for its name, long enough for every tab to see what was written; no longer, because somebody may clear
 * the count on `/privacy`.
 * @returns a function that ends it sooner
 */
function sayForAWhile(
  locks: Pick<Locks, 'request'>,
  name: string,
  patience: number,
): Promise<() => void> {
  return new Promise((resolve) => {
    const say = () =>
      new Promise<void>((free) => {
        setTimeout(free, patience);
        resolve(free);
      });
    locks.request(name, { mode: 'shared' }, say).catch(() => resolve(() => undefined));
  });
}

/** The names of all locks that any tab holds. */
export async function heldLocks(locks: Pick<Locks, 'query'> | undefined): Promise<string[]> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** @param before gets the texts that were there */
function carryOut<Code extends string>(
  storage: Storage,
  plan: Plan<Code>,
  before: Map<string, string | null>,
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

/** Runs some work while no other tab does; 'busy' if its turn doesn't come in time. */
async function underLock<Value>(
  locks: Pick<Locks, 'request'>,
  patience: number,
  work: () => Promise<Value>,
): Promise<Value | Result<never, 'busy'>> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  const turn = { hasBegun: false };
  const begin = () => {
    turn.hasBegun = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return await locks.request(writingLock, { signal: waiting.signal }, begin);
  } catch (error) {
    if (turn.hasBegun) throw error;
    // Otherwise locks are forbidden, as in a sandboxed frame.
    return waiting.signal.aborted ? failure('busy') : await work();
  } finally {
    clearTimeout(timer);
  }
}

/** The names of everything in a storage, or of what begins with a prefix. Throws if the storage does. */
export function namesIn(storage: Pick<Storage, 'length' | 'key'>, prefix = ''): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter(
    (name) => name.startsWith(prefix),
  );
}

/** Writes to this browser's own storage. */
export const updateStorage = storageWriter(browserStorage, undefined, keepTwice);

/** Removes a key at once: for what must go now, whoever else is writing. Nothing is removed where storage is blocked. */
export function removeAtOnce(key: string, { storage } = browserStorage): void {
  attempt(() => storage()?.removeItem(key));
}

/** The storage of this tab alone, which ends with it. Asking for it throws where storage is blocked. */
export const tabStorage = (): Storage => sessionStorage;
