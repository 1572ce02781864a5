import { openDB, unwrap } from 'idb';
import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { doorLimits } from '#src/admin/storage/limits.ts';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { isQuotaError } from '#src/admin/storage/quota-error.ts';

/** Why the database did nothing: it is full; or it is missing, doesn't answer in time, or refuses the work. */
export type DatabaseFailure = 'missing' | 'full';

/** The name of a store. */
export type StoreName = (typeof databaseStores)[keyof typeof databaseStores];
type Outcome<Value> = Promise<Result<Value, DatabaseFailure>>;

/** One row as stored, which is foreign data. */
export interface Row {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** A row to write, or to remove if it has no value. */
export interface RowChange {
  /** Left out, the store that the plan has read. */
  readonly store?: StoreName;
  /** To remove several rows: their range. */
  readonly key: IDBValidKey | IDBKeyRange;
  readonly value?: unknown;
}

/**
 * Which rows: the one with a key, or those whose key is a list that begins with a text; 'keys' for all, but without
 * their values. Without it, all.
 */
type Choice = { readonly key: IDBValidKey } | { readonly group: string } | 'keys';

/** How long something may take, in milliseconds. */
interface Patience {
  /** Opening: another tab may block it, and some browsers hang. */
  readonly opening: number;
  /** Reading or writing: another tab may keep the database busy. */
  readonly work: number;
}

/** The only access to IndexedDB. Failures are codes; it never throws. */
export interface AdminDatabase {
  /** Whether it does nothing at the moment; being full is something else. */
  readonly $isMissing: ReadableAtom<boolean>;
  /** Calls back when the browser or another tab ends the connection: what was in the database may be gone. */
  readonly onLost: (lost: () => void) => void;
  /** Reads rows of a store, in the order of their keys. */
  read: (store: StoreName, choice?: Choice) => Outcome<readonly Row[]>;
  /**
   * Reads rows and writes what the plan makes of them, in one transaction: no other tab can interfere, and all changes
   * are kept or none. The plan may run twice if the connection is lost. What takes too long is given up, and never
   * happens later.
   * @param stores the store to read and change; after it, others that the plan changes too
   * @param patience where it must be shorter than usual
   */
  update: (
    stores: StoreName | readonly [StoreName, ...StoreName[]],
    plan: (rows: readonly Row[]) => readonly RowChange[],
    choice?: Choice,
    patience?: Patience,
  ) => Outcome<null>;
}

/** Opens this browser's database on first use. After something took too long, it counts as missing until that ends. */
export function adminDatabase(usual: Patience): AdminDatabase {
  const $isMissing = atom(false);
  const listeners: (() => void)[] = [];
  /** `late` counts what has taken too long and hasn't ended. */
  const state: { connection: Promise<IDBPDatabase> | null; late: number } = {
    connection: null,
    late: 0,
  };

  /** Drops a lost connection. The next use opens a new one, unless that has already happened. */
  function forget(lost: Promise<IDBPDatabase>) {
    if (state.connection !== lost) return;
    state.connection = null;
    void lost.then((database) => database.close()).catch(() => undefined);
  }

  function connection(): Promise<IDBPDatabase> {
    const gone = () => {
      forget(opening);
      for (const listener of listeners) listener();
    };
    const opening: Promise<IDBPDatabase> = (state.connection ??= open(gone));
    return opening;
  }

  /** Counts the database as missing until something that takes too long has ended. */
  function waitFor(late: Promise<unknown>) {
    state.late += 1;
    const ended = (isMissing: boolean) => {
      state.late -= 1;
      if (state.late === 0) $isMissing.set(isMissing);
    };
    late.then(
      () => ended(false),
      () => ended(true),
    );
  }

  async function attempt<Value>(
    stores: readonly [StoreName, ...StoreName[]],
    mode: IDBTransactionMode,
    work: (rowsOf: RowsOf) => Promise<Value>,
    patience = usual,
  ): Outcome<Value> {
    if (state.late > 0) return failure('missing');
    const opening = connection();
    try {
      const database = await inTime(opening, patience.opening, () => waitFor(opening));
      // What only waits for localStorage to be written must not wait itself.
      const durability = stores.includes(databaseStores.mirror) ? 'strict' : 'default';
      const transaction = database.transaction(stores, mode, { durability });
      // Handled from now on: a rejection that nobody awaits yet would be an unhandled error.
      const isDone = transaction.done.then(() => null);
      isDone.catch(() => undefined);
      // They are answered when the stores are free again.
      const giveUp = () => waitFor(Promise.all(stores.map((store) => database.count(store))));
      try {
        const rowsOf: RowsOf = (store = stores[0]) => transaction.objectStore(store);
        const working = work(rowsOf).then(async (value) => {
          await isDone;
          return value;
        });
        return success(await inTime(working, patience.work, giveUp));
      } catch (error) {
        abort(transaction);
        throw error;
      }
    } catch (error) {
      if (isQuotaError(error)) return failure('full');
      // What is late may still come.
      if (state.late === 0) forget(opening);
      return failure('missing');
    }
  }

  /** Tries twice, because the browser or another tab may have closed the connection since the last use. */
  async function run<Value>(...task: Parameters<typeof attempt<Value>>): Outcome<Value> {
    const first = await attempt(...task);
    const isFinal = first.ok || first.code === 'full' || state.late > 0;
    const outcome = isFinal ? first : await attempt(...task);
    $isMissing.set(state.late > 0 || (!outcome.ok && outcome.code === 'missing'));
    return outcome;
  }

  return {
    $isMissing,
    onLost: (lost) => void listeners.push(lost),
    read: (store, choice) => run([store], 'readonly', (rowsOf) => readRows(rowsOf(), choice)),
    update: (stores, plan, choice, patience) =>
      run(
        typeof stores === 'string' ? [stores] : stores,
        'readwrite',
        async (rowsOf) => {
          await writeRows(rowsOf, plan(await readRows(rowsOf(), choice)));
          return null;
        },
        patience,
      ),
  };
}

/** The part of an `idb` store that reading needs. */
interface Rows {
  getAllKeys: (query?: IDBValidKey | IDBKeyRange) => Promise<IDBValidKey[]>;
  getAll: (query?: IDBValidKey | IDBKeyRange) => Promise<unknown[]>;
}

/** The rows of a store of a transaction; of the first one, if none is named. */
type RowsOf = (
  store?: StoreName,
) => IDBPObjectStore<unknown, StoreName[], StoreName, IDBTransactionMode>;

async function readRows(rows: Rows, choice: Choice | undefined): Promise<Row[]> {
  if (choice === 'keys') return (await rows.getAllKeys()).map((key) => ({ key, value: undefined }));
  const query = choice && ('key' in choice ? choice.key : groupRange(choice.group));
  const [keys, values] = await Promise.all([rows.getAllKeys(query), rows.getAll(query)]);
  return keys.map((key, place) => ({ key, value: values[place] }));
}

/** How many rows are written at a time, because typing and drawing would wait for thousands. */
const atATime = 500;

async function writeRows(rowsOf: RowsOf, changes: readonly RowChange[]) {
  for (let first = 0; first < changes.length; first += atATime) {
    const some = changes.slice(first, first + atATime);
    await allDone(
      some.map(({ store, key, value }) => {
        const rows = unwrap(rowsOf(store));
        return value === undefined ? rows.delete(key) : rows.put(value, key as IDBValidKey);
      }),
    );
  }
}

/**
 * Waits for requests of one transaction, at least one, which are answered in their order. A promise for each would take
 * as long as the work itself.
 */
const allDone = (requests: readonly IDBRequest[]) =>
  new Promise<void>((resolve, reject) => {
    for (const request of requests)
      request.onerror = () => reject(request.error ?? new Error('Nothing was written.'));
    const last = requests.at(-1);
    if (last) last.onsuccess = () => resolve();
  });

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

/** Keys [group, text]: IndexedDB sorts every text before every list. */
export const groupRange = (group: string) => IDBKeyRange.bound([group], [group, []]);

/** The group in such a key, as the id of the post that a version is of; undefined in any other key. */
export const groupOf = (key: IDBValidKey): unknown =>
  Array.isArray(key) ? (key as readonly unknown[])[0] : undefined;

/** Opens the database, and adds the stores that it lacks. */
async function open(gone: () => void): Promise<IDBPDatabase> {
  const names = Object.values(databaseStores);
  const callbacks = {
    upgrade(database: IDBPDatabase) {
      for (const name of names)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    },
    // Another tab adds stores or clears everything, and waits until this one closes.
    blocking: gone,
    terminated: gone,
  };
  const database = await openDB(databaseName, undefined, callbacks);
  if (names.every((name) => database.objectStoreNames.contains(name))) return database;
  const version = database.version + 1;
  database.close();
  return openDB(databaseName, version, callbacks);
}

/** The result of some work, or an error after a time; the work goes on. */
function inTime<Value>(work: Promise<Value>, patience: number, late: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late();
      reject(new Error('The database did not answer in time.'));
    }, patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** This browser's own database. */
export const browserDatabase = adminDatabase({
  opening: doorLimits.databasePatience,
  work: doorLimits.storagePatience,
});
