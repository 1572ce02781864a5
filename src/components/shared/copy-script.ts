/** Buttons with `data-copies` copy what their `value` holds, and the section around them says so. */
import { clipboardMessages } from '#src/config/messages.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  button.addEventListener('click', () => {
    const status = button.closest('section')?.querySelector('[role=status]');
    const say = (message: string) => status?.replaceChildren(message);
    // Emptied first so that a second copy is announced too.
    say('');
    // On an http address navigator.clipboard is missing; async turns that error into a rejected promise.
    (async () => navigator.clipboard.writeText(button.value))().then(
      () => say(clipboardMessages.copied),
      () => say(clipboardMessages.failed),
    );
  });
}
