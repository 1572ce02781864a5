import { postFolders, sharedFolders } from '#src/config/redirects.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { addNotFoundRecord } from '#src/lib/not-found-log.ts';

/** Leads on where this unknown address moved to; false where it is simply unknown. */
export async function leadOn(): Promise<boolean> {
  const { pathname, search, hash } = location;
  const script = document.getElementById('moved-address')?.dataset.island;
  if (script === undefined || !looksMoved(pathname)) return false;
  try {
    // If Vite followed this import, the script would no longer be inlined.
    const island = (await import(/* @vite-ignore */ script)) as {
      movedTo: (path: string) => Promise<string | null>;
    };
    const target = await island.movedTo(pathname);
    if (target !== null) location.replace(target + search + hash);
    return target !== null;
  } catch {
    return false; // Without the script the page is what it says it is.
  }
}

/** Only such addresses are worth a script: letters in another case, files, slashes, old folders. */
function looksMoved(path: string): boolean {
  return (
    [...postFolders, ...sharedFolders].some((folder) => path.startsWith(`${folder}/`)) ||
    // The digits of escapes are capitals too.
    /[A-Z]|\.html$|\/\/$|^\/\d{4}\//.test(path.replace(/%../g, ''))
  );
}

/** Records the unknown path in this browser, and says so on the console. */
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
