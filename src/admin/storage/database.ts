import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { adminLimits } from '#src/config/limits.ts';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { isQuotaError } from '#src/admin/storage/quota-error.ts';

/** Why the database did nothing: no room; or it isn't there, doesn't open in time, or refuses the work. */
export type DatabaseFailure = 'missing' | 'full';

type StoreName = (typeof databaseStores)[keyof typeof databaseStores];
type Outcome<Value> = Promise<Result<Value, DatabaseFailure>>;

/** One row as it lies there: foreign data. */
export interface Row {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** A row to write; without a value it is removed. */
export interface RowChange {
  readonly key: IDBValidKey;
  readonly value?: unknown;
}

/** Which rows: the one of a key, or those whose key is a list that begins with a text. All where left out. */
export type Choice = { readonly key: IDBValidKey } | { readonly group: string };

/** The one door to IndexedDB. What goes wrong is a code; nothing is ever thrown. */
export interface AdminDatabase {
  /** Reads rows of a store, in the order of their keys. */
  read: (store: StoreName, choice?: Choice) => Outcome<readonly Row[]>;
  /**
   * Reads rows and writes what the plan makes of them, all in one transaction, so that no other tab comes between; all
   * changes are kept or none. The plan may run twice, when the connection was lost under it.
   */
  update: (
    store: StoreName,
    plan: (rows: readonly Row[]) => readonly RowChange[],
    choice?: Choice,
  ) => Outcome<null>;
}

/**
 * Opens a door to this browser's database, on first use.
 * @param patience how long opening may take, in milliseconds: another tab may block it, and some browsers hang
 */
export function adminDatabase(patience: number): AdminDatabase {
  const state: { connection: Promise<IDBPDatabase> | null; isLate: boolean } = {
    connection: null,
    isLate: false,
  };

  /** Lets go of a connection: the next use opens a new one, unless somebody who lost the same one has done so. */
  function forget(lost: Promise<IDBPDatabase>) {
    // One that is late is still on its way.
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

  /** Tries twice: the browser, or another tab that clears everything, may have closed the connection since the last use. */
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
    update: (store, plan, choice) =>
      run(async (database) => {
        const transaction = database.transaction(store, 'readwrite');
        // Listened to from now on: a failure that nobody awaits yet would be an unhandled error.
        const isDone = transaction.done.then(() => null);
        isDone.catch(() => undefined);
        try {
          await writeRows(transaction.store, plan(await readRows(transaction.store, choice)));
        } catch (error) {
          abort(transaction);
          throw error;
        }
        return isDone;
      }),
  };
}

/** The part of a store of `idb` that reading needs. */
interface Rows {
  getAllKeys: (query?: IDBValidKey | IDBKeyRange) => Promise<IDBValidKey[]>;
  getAll: (query?: IDBValidKey | IDBKeyRange) => Promise<unknown[]>;
}

interface WritableRows extends Rows {
  put: (value: unknown, key: IDBValidKey) => Promise<IDBValidKey>;
  delete: (key: IDBValidKey) => Promise<void>;
}

async function readRows(rows: Rows, choice: Choice | undefined): Promise<Row[]> {
  const query = choice && ('key' in choice ? choice.key : groupRange(choice.group));
  const [keys, values] = await Promise.all([rows.getAllKeys(query), rows.getAll(query)]);
  return keys.map((key, place) => ({ key, value: values[place] }));
}

/** Asks for all changes before it waits for the first: a transaction without a request ends by itself. */
async function writeRows(rows: WritableRows, changes: readonly RowChange[]) {
  await Promise.all(
    changes.map(async ({ key, value }) => {
      await (value === undefined ? rows.delete(key) : rows.put(value, key));
    }),
  );
}

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // It failed by itself, and is over.
  }
}

/** Keys [group, text]: IndexedDB sorts every text before every list. */
const groupRange = (group: string) => IDBKeyRange.bound([group], [group, []]);

/** Opens the database as it is, and adds the stores that it lacks. */
async function open(gone: () => void): Promise<IDBPDatabase> {
  const names = Object.values(databaseStores);
  const callbacks = {
    upgrade(database: IDBPDatabase) {
      for (const name of names)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    },
    // Another tab adds stores, or clears everything: it waits until we let go.
    blocking: gone,
    terminated: gone,
  };
  const database = await openDB(databaseName, undefined, callbacks);
  if (names.every((name) => database.objectStoreNames.contains(name))) return database;
  const version = database.version + 1;
  database.close();
  return openDB(databaseName, version, callbacks);
}

/** The outcome of some work, or an error after a time; the work goes on. */
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
