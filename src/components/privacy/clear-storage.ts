import { databaseName } from '#src/config/storage-keys.ts';

/**
 * The buttons of `/privacy`. Each clears the keys in its `data-keys` and the database in its `data-database`, or, with a
 * `data-store`, only what that store has of those keys. It asks first if texts would be lost, and says what it did.
 */
const announcement = document.querySelector('#clear-status');
const dialog = document.querySelector<HTMLDialogElement>('#clear-dialog');
const question = dialog?.querySelector('p');

/** What removes each text that a name stands for; one that ends with a colon stands for all that begin with it. */
const removers = (name: string) =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage)
      .filter((key) => key === name || (name.endsWith(':') && key.startsWith(name)))
      .map((key) => () => storage.removeItem(key)),
  );

/** Whether there is a database; undefined where the browser doesn't tell. */
async function exists(database: string): Promise<boolean | undefined> {
  try {
    return database !== '' && (await indexedDB.databases()).some(({ name }) => name === database);
  } catch {
    return undefined;
  }
}

/** Deletes a database, or what one of its stores has of a key. Where there is none, none is made. */
const clearDatabase = (database: string, store: string | undefined, key: string) =>
  new Promise<string>((resolve, reject) => {
    const request = store ? indexedDB.open(database) : indexedDB.deleteDatabase(database);
    request.onsuccess = () => {
      const opened = request.result as IDBDatabase | undefined;
      const done = () => resolve('cleared.');
      if (store && opened?.objectStoreNames.contains(store)) {
        const change = opened.transaction(store, 'readwrite');
        change.objectStore(store).delete(IDBKeyRange.bound([key], [key, []]));
        change.oncomplete = done;
        change.onabort = reject;
      } else done();
      // Once that is done.
      opened?.close();
    };
    if (store) request.onupgradeneeded = () => request.transaction?.abort();
    request.onblocked = () =>
      resolve('the blog admin is open in another tab. Close that tab to finish.');
    request.onerror = reject;
  });

/** @param sure whether the question has been answered */
async function clear(button: HTMLButtonElement, sure: boolean) {
  const { keys: name = '', database = '', store, title = '', loss } = button.dataset;
  let outcome = 'there was nothing to clear.';
  try {
    const texts = removers(name);
    const inDatabase = await exists(database);
    if (texts.length > 0 || inDatabase !== false) {
      if (loss && !sure && dialog && question) {
        question.textContent = loss;
        dialog.returnValue = '';
        dialog.onclose = () => {
          if (dialog.returnValue === 'clear') void clear(button, true);
        };
        dialog.showModal();
        return;
      }
      for (const remove of texts) remove();
      if (texts.length > 0) outcome = 'cleared.';
      try {
        if (inDatabase !== false) outcome = await clearDatabase(database, store, name);
      } catch (error) {
        // Where the browser has or gives no database, the keys are all there is.
        if (inDatabase) throw error;
      }
    }
    // What another tab keeps for itself, only that tab can remove.
    new BroadcastChannel(databaseName).postMessage(name);
  } catch {
    outcome = 'this browser blocks storage for this site, so nothing is kept here.';
  }
  if (!announcement) return;
  announcement.textContent = `${title}: ${outcome}`;
  // Where the thing leads somewhere, as the password to the login, the message does too.
  const next = button.parentElement?.querySelector('a');
  if (next) announcement.append(' ', next.cloneNode(true));
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keys]')) {
  button.onclick = () => void clear(button, false);
  try {
    // Whoever ran the blog in this browser has to find what it keeps.
    const isKept = removers(button.dataset.keys ?? '').length > 0;
    if (isKept) button.closest('details')?.setAttribute('open', '');
  } catch {
    // This browser blocks storage, so there is nothing to find.
  }
}
