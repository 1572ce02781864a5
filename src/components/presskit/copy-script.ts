/** The Copy buttons of the boilerplates; without scripts the texts are simply there to be selected. */
import { clipboardMessages } from '#src/config/clipboard-messages.ts';

const status = document.querySelector('[data-copy-status]');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  button.addEventListener('click', () => {
    const text = document.getElementById(button.dataset.copies ?? '')?.textContent ?? '';
    const say = (message: string) => status && (status.textContent = message);
    // Emptied first, so that a second copy is announced too.
    say('');
    // Without a secure address there is no clipboard at all: that throws before there is a promise.
    (async () => navigator.clipboard.writeText(text))().then(
      () => say(clipboardMessages.copied),
      () => say(clipboardMessages.failed),
    );
  });
}
