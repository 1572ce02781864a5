/**
 * The buttons of `/privacy`. Each clears the keys in its `data-keys` and the database in its `data-database`, asks
 * first if texts would be lost, and says what it did. It imports nothing, so that it is inlined.
 */
const announcement = document.querySelector('#clear-status');
const dialog = document.querySelector<HTMLDialogElement>('#clear-dialog');
const question = dialog?.querySelector('p');
let asked: HTMLButtonElement | undefined;

/** Keys in localStorage that a name stands for; one that ends with a colon stands for all that begin with it. */
const keysOf = (name: string) =>
  Object.keys(localStorage).filter(
    (key) => key === name || (name.endsWith(':') && key.startsWith(name)),
  );

const exists = async (database: string) =>
  database !== '' && (await indexedDB.databases()).some(({ name }) => name === database);

const deleteDatabase = (database: string) =>
  new Promise<string>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database);
    request.onsuccess = () => resolve('cleared.');
    request.onblocked = () =>
      resolve('the blog admin is open in another tab. Close that tab to finish.');
    request.onerror = reject;
  });

/** @param sure whether the question has been answered */
async function clear(button: HTMLButtonElement, sure: boolean) {
  const { keys: name = '', database = '', title = '', loss } = button.dataset;
  let outcome = 'there was nothing to clear.';
  try {
    const keys = keysOf(name);
    const inDatabase = await exists(database);
    if (keys.length > 0 || inDatabase) {
      if (loss && !sure && dialog && question) {
        asked = button;
        question.textContent = loss;
        dialog.returnValue = '';
        dialog.showModal();
        return;
      }
      for (const key of keys) localStorage.removeItem(key);
      outcome = inDatabase ? await deleteDatabase(database) : 'cleared.';
    }
  } catch {
    outcome = 'this browser blocks storage for this site, so nothing is kept here.';
  }
  if (announcement) announcement.textContent = `${title}: ${outcome}`;
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keys]'))
  button.addEventListener('click', () => void clear(button, false));

dialog?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) dialog.close(target.value);
});
dialog?.addEventListener('close', () => {
  if (asked && dialog.returnValue === 'clear') void clear(asked, true);
});

export {};
