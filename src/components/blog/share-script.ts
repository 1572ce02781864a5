/** The Share button opens the browser's own dialog for the address in its `value`, where there is one. */
const share = document.querySelector<HTMLButtonElement>('[data-share]');

if ('share' in navigator) {
  share?.addEventListener('click', () => {
    // Closing the dialog is no error.
    navigator.share({ title: document.title, url: share.value }).catch(() => undefined);
  });
} else share?.remove();

export {};
