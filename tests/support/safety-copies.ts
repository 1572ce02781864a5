import type { Page } from '@playwright/test';
import { databaseName, databaseStores } from '#src/config/storage-keys.ts';

/** The contents of all safety copies that the database holds, from a page of the site. */
export function copiesInDatabase(page: Page): Promise<string[]> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error('The database does not open.'));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(store)) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(
              (reading.result as { form: { content: string } }[]).map(({ form }) => form.content),
            );
          };
          reading.onerror = () => reject(new Error('The copies can’t be read.'));
        };
      }),
    [databaseName, databaseStores.safetyCopies] as const,
  );
}

/**
 * Waits until an editor has opened the database. A clock that jumps before that makes the page believe that it takes
 * too long.
 */
export async function databaseIsOpen(page: Page): Promise<void> {
  // The browser opens a database for one after the other, and the editor has asked before.
  await copiesInDatabase(page);
}

/** Crashes a tab, so that no event reaches its page. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers, because the page is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
