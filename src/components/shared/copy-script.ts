/**
 * Buttons with `data-copies` copy what their `value` holds, else the first paragraph of the section around them, and
 * that section says so.
 */
import { clipboardMessages } from '#src/config/messages.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  button.addEventListener('click', () => {
    const section = button.closest('section');
    const status = section?.querySelector('[role=status]');
    const say = (message: string) => status?.replaceChildren(message);
    // Emptied first so that a second copy is announced too.
    say('');
    // On an http address navigator.clipboard is missing; async turns that error into a rejected promise.
    (async () =>
      navigator.clipboard.writeText(
        button.value || (section?.querySelector('p')?.textContent ?? '').trim(),
      ))().then(
      () => say(clipboardMessages.copied),
      () => say(clipboardMessages.failed),
    );
  });
}
