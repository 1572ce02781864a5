import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { adminLimits } from '#src/config/limits.ts';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { isQuotaError } from '#src/admin/storage/quota-error.ts';

/** Why the database did nothing: it is full; or it is missing, doesn't open in time, or refuses the work. */
export type DatabaseFailure = 'missing' | 'full';

type StoreName = (typeof databaseStores)[keyof typeof databaseStores];
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
export type Choice = { readonly key: IDBValidKey } | { readonly group: string } | 'keys';

/** The only access to IndexedDB. Failures are codes; it never throws. */
export interface AdminDatabase {
  /** Reads rows of a store, in the order of their keys. */
  read: (store: StoreName, choice?: Choice) => Outcome<readonly Row[]>;
  /**
   * Reads rows and writes what the plan makes of them, in one transaction: no other tab can interfere, and all changes
   * are kept or none. The plan may run twice if the connection is lost.
   * @param stores the store to read and change; after it, others that the plan changes too
   */
  update: (
    stores: StoreName | readonly [StoreName, ...StoreName[]],
    plan: (rows: readonly Row[]) => readonly RowChange[],
    choice?: Choice,
  ) => Outcome<null>;
}

/**
 * Opens this browser's database on first use.
 * @param patience how long opening may take, in milliseconds; another tab may block it, and some browsers hang
 */
export function adminDatabase(patience: number): AdminDatabase {
  const state: { connection: Promise<IDBPDatabase> | null; isLate: boolean } = {
    connection: null,
    isLate: false,
  };

  /** Drops a lost connection. The next use opens a new one, unless that has already happened. */
  function forget(lost: Promise<IDBPDatabase>) {
    // A late connection may still come.
    if (state.isLate) return;
    if (state.connection === lost) state.connection = null;
    void lost.then((database) => database.close()).catch(() => undefined);
  }

  function connection(): Promise<IDBPDatabase> {
    const opening: Promise<IDBPDatabase> = (state.connection ??= open(() => forget(opening)));
    return opening;
  }

  async function attempt<Value>(work: (database: IDBPDatabase) => Promise<Value>): Outcome<Value> {
    if (state.isLate) return failure('missing');
    const opening = connection();
    const late = () => {
      state.isLate = true;
      const arrived = () => (state.isLate = false);
      opening.then(arrived, arrived);
    };
    try {
      return success(await work(await inTime(opening, patience, late)));
    } catch (error) {
      if (isQuotaError(error)) return failure('full');
      forget(opening);
      return failure('missing');
    }
  }

  /** Tries twice, because the browser or another tab may have closed the connection since the last use. */
  async function run<Value>(work: (database: IDBPDatabase) => Promise<Value>): Outcome<Value> {
    const first = await attempt(work);
    return first.ok || first.code === 'full' || state.isLate ? first : attempt(work);
  }

  return {
    read: (store, choice) =>
      run(async (database) => {
        const { store: rows } = database.transaction(store);
        return readRows(rows, choice);
      }),
    update: (stores, plan, choice) =>
      run(async (database) => {
        const names = typeof stores === 'string' ? ([stores] as const) : stores;
        const [first] = names;
        const transaction = database.transaction(names, 'readwrite');
        // Handled from now on: a rejection that nobody awaits yet would be an unhandled error.
        const isDone = transaction.done.then(() => null);
        isDone.catch(() => undefined);
        try {
          const rowsOf = (store: StoreName = first) => transaction.objectStore(store);
          await writeRows(rowsOf, plan(await readRows(rowsOf(), choice)));
        } catch (error) {
          abort(transaction);
          throw error;
        }
        return isDone;
      }),
  };
}

/** The part of an `idb` store that reading needs. */
interface Rows {
  getAllKeys: (query?: IDBValidKey | IDBKeyRange) => Promise<IDBValidKey[]>;
  getAll: (query?: IDBValidKey | IDBKeyRange) => Promise<unknown[]>;
}

interface WritableRows extends Rows {
  put: (value: unknown, key: IDBValidKey) => Promise<IDBValidKey>;
  delete: (key: IDBValidKey | IDBKeyRange) => Promise<void>;
}

async function readRows(rows: Rows, choice: Choice | undefined): Promise<Row[]> {
  if (choice === 'keys') return (await rows.getAllKeys()).map((key) => ({ key, value: undefined }));
  const query = choice && ('key' in choice ? choice.key : groupRange(choice.group));
  const [keys, values] = await Promise.all([rows.getAllKeys(query), rows.getAll(query)]);
  return keys.map((key, place) => ({ key, value: values[place] }));
}

/** Requests all changes before it awaits the first, because a transaction without a request ends by itself. */
async function writeRows(
  rowsOf: (store?: StoreName) => WritableRows,
  changes: readonly RowChange[],
) {
  await Promise.all(
    changes.map(async ({ store, key, value }) => {
      const rows = rowsOf(store);
      await (value === undefined ? rows.delete(key) : rows.put(value, key as IDBValidKey));
    }),
  );
}

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

/** Keys [group, text]: IndexedDB sorts every text before every list. */
export const groupRange = (group: string) => IDBKeyRange.bound([group], [group, []]);

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
      reject(new Error('The database did not open in time.'));
    }, patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** This browser's own database. */
export const browserDatabase = adminDatabase(adminLimits.databasePatience);
