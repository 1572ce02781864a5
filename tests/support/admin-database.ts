import type { BrowserContext, Page } from '@playwright/test';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

type StoreName = (typeof databaseStores)[keyof typeof databaseStores];
type Rows = readonly (readonly [key: string | number | readonly string[], value: unknown])[];

/** Opens the site in a page that is nowhere yet, to reach its storage. */
async function reachSite(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await openQuietPage(page);
}

/** Puts rows into the admin's database. */
export async function putRows(page: Page, store: StoreName, rows: Rows): Promise<void> {
  await reachSite(page);
  await page.evaluate(
    async ({ name, pairs, made }) => {
      const opening = indexedDB.open('bodega-cats');
      opening.onupgradeneeded = () => {
        for (const one of made) opening.result.createObjectStore(one);
      };
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const transaction = opening.result.transaction(name, 'readwrite');
      for (const [key, value] of pairs)
        transaction.objectStore(name).put(value, key as IDBValidKey);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      opening.result.close();
    },
    { name: store, pairs: rows, made: Object.values(databaseStores) },
  );
}

/**
 * The values of a store of the admin's database, in the order of their keys, but for the two rows of the Trash that are
 * no things in it: its age, and the ids of what was deleted for good.
 */
export async function rowValues(page: Page, store: StoreName): Promise<unknown[]> {
  await reachSite(page);
  return page.evaluate(async (name) => {
    const opening = indexedDB.open('bodega-cats');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const rows = opening.result.transaction(name).objectStore(name);
    const [keys, values] = [rows.getAllKeys(), rows.getAll()];
    await new Promise((resolve) => (values.onsuccess = resolve));
    opening.result.close();
    const beside = new Set<unknown>(['age', 'ended-ids']);
    return (values.result as unknown[]).filter((_, place) => !beside.has(keys.result[place]));
  }, store);
}

/** Lets the database of an open page refuse the next row, as if it were full. */
export async function refuseNextRow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    store.put = () => {
      Object.defineProperty(store, 'put', put);
      throw new DOMException('', 'QuotaExceededError');
    };
  });
}

/** Keeps a store of the database busy from another tab, so that no write of it ends while that tab is open. */
export async function holdDatabase(
  tab: Page,
  held: string = databaseStores.safetyCopies,
): Promise<void> {
  await openQuietPage(tab);
  await tab.evaluate(
    ([name, copies]) =>
      new Promise<void>((held) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const store = opening.result.transaction(copies, 'readwrite').objectStore(copies);
          const ask = () => {
            store.get('').onsuccess = ask;
            held();
          };
          ask();
        };
      }),
    [databaseName, held] as const,
  );
}

/** Opens pages of one tab, or of all tabs, as in a browser without IndexedDB. */
export async function withoutDatabase(tabs: Page | BrowserContext): Promise<void> {
  await tabs.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
}

/** Opens pages as in a browser that refuses localStorage. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

/**
 * Fills localStorage to the last unit, under foreign keys. Large pieces have keys of their own, so that nothing is written
 * twice. It runs in the page, so it may use nothing from here.
 */
export function fillInPage(): void {
  let size = 5 * 1024 * 1024;
  let text = '';
  while (size >= 1) {
    try {
      const key = size > 4096 ? `somebody-else-${localStorage.length}` : 'somebody-else';
      if (size <= 4096) text += 'x'.repeat(size);
      localStorage.setItem(key, size > 4096 ? 'x'.repeat(size) : text);
    } catch {
      if (size <= 4096) text = text.slice(size);
      size = Math.floor(size / 2);
    }
  }
}

/** Removes what `fillInPage` wrote. It runs in the page too. */
export const freeInPage = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('somebody-else')) localStorage.removeItem(key);
};

/** Fills the localStorage of a page. */
export const fillStorage = (page: Page) => page.evaluate(fillInPage);

/** Removes what `fillStorage` wrote. */
export const freeStorage = (page: Page) => page.evaluate(freeInPage);
