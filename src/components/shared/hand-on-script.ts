/**
 * Buttons that hand on what their `value` holds: `data-copies` copies it, `data-share` opens the browser's own dialog
 * for an address, where it has one.
 */
import { clipboardMessages } from '#src/config/clipboard-messages.ts';

const status = document.querySelector('[data-copy-status]');
const share = document.querySelector<HTMLButtonElement>('[data-share]');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  button.addEventListener('click', () => {
    const say = (message: string) => status?.replaceChildren(message);
    // Emptied first, so that a second copy is announced too.
    say('');
    // Without a secure address there is no clipboard at all: that throws before there is a promise.
    (async () => navigator.clipboard.writeText(button.value))().then(
      () => say(clipboardMessages.copied),
      () => say(clipboardMessages.failed),
    );
  });
}

if ('share' in navigator) {
  share?.addEventListener('click', () => {
    // Whoever closes the dialog again wanted nothing else: no message.
    navigator.share({ title: document.title, url: share.value }).catch(() => undefined);
  });
} else share?.remove();
