import { storageKeys } from '#src/config/storage-keys.ts';
import { addNotFoundRecord } from '#src/lib/not-found-log.ts';

/** Records the unknown path in this browser, and says so on the console (spec sections 2 and 8). */
export function recordNotFound() {
  console.error(`404: no page at ${location.pathname}`);
  try {
    const stored = localStorage.getItem(storageKeys.notFound);
    const records = addNotFoundRecord(stored, location.pathname, new Date().toISOString());
    if (records) localStorage.setItem(storageKeys.notFound, JSON.stringify(records));
  } catch (error) {
    console.error('The unknown path could not be recorded', error);
  }
}
