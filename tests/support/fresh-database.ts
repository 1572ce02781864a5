import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { adminDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase } from '#src/admin/storage/database.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { databaseName } from '#src/config/storage-keys.ts';

/** Gives this process an empty IndexedDB and opens the admin's database in it. */
export function freshDatabase(): AdminDatabase {
  setFactory(new IDBFactory());
  return openedDatabase();
}

/** Opens the admin's database, as one more tab does. */
export const openedDatabase = (patience = 3_000): AdminDatabase =>
  adminDatabase({ opening: patience, work: patience });

/** Replaces `indexedDB`; undefined stands for a browser without it. */
export function setFactory(factory: unknown) {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: factory });
}

/** Puts a row into a store directly, as another version of the admin or a curious visitor might. */
export async function putRow(store: string, key: IDBValidKey, value: unknown): Promise<void> {
  // Opening the database creates the stores.
  await openedDatabase().read('trash');
  const database = await done(indexedDB.open(databaseName));
  await done(database.transaction(store, 'readwrite').objectStore(store).put(value, key));
  database.close();
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

/** Connects the tabs of one test: what one announces, the others hear. */
export function tabsInTouch(): () => TabNews {
  const ears: { tab: symbol; topic: string; changed: () => void }[] = [];
  return () => {
    const tab = Symbol('tab');
    return {
      tell: (told) => {
        for (const ear of ears) if (ear.tab !== tab && ear.topic === told) ear.changed();
      },
      follow: (topic, changed) => void ears.push({ tab, topic, changed }),
    };
  };
}
