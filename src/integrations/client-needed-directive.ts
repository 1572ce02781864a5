import type { ClientDirective } from 'astro';
import { islandMessages } from '#src/config/messages.ts';
import { isRovingKey } from '#src/lib/roving-tabs.ts';
import type { EarlyPress } from '#src/stores/early-presses.ts';

/**
 * Loads an island when somebody uses it: focus, a key or text inside it, or a press on one of its controls, but not on
 * a link. Scrolling and hovering wake nothing; a touch scroll fires pointerdown, but no mousedown. Presses and keys
 * that come before React are noted, and stores/early-presses.ts replays them; fields and links keep what the browser
 * does with them. Text that the browser puts back into a field counts as use. If the download fails, the control is
 * replaced by an offer to reload.
 * @returns how others wake it and note a press that must wait for it, and all presses of the page that wait
 */
export function sleeper(load: Parameters<ClientDirective>[0], island: HTMLElement) {
  const presses = (window.earlyPresses ??= []);
  const section = island.closest('section') ?? island;
  let waking: Promise<void> | undefined;

  const wake = () => void (waking ??= load().then((hydrate) => hydrate()));
  const note = (event: EarlyPress['event'], control: HTMLElement, mustWait: boolean) => {
    const isNext = !mustWait && presses.every((press) => press.section !== section);
    if (isNext || island.dataset.failed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.dataset.heard = '';
    presses.push({ island, section, control, event });
  };
  const onSignal = (event: Event) => {
    const target = event.target as Element;
    const isPointer = event instanceof MouseEvent;
    if (target.closest('a') || (isPointer && !target.closest('button, input'))) return;
    wake();
    const isKey = event instanceof KeyboardEvent && isRovingKey(event);
    if (!isKey && event.type !== 'click') return;
    const control = target.closest<HTMLElement>(isKey ? '[role^="tab"]' : 'button');
    if (control) note(event as EarlyPress['event'], control, island.hasAttribute('ssr'));
  };

  for (const signal of ['focusin', 'keydown', 'input', 'mousedown', 'click'])
    island.addEventListener(signal, onSignal, true);
  island.addEventListener('astro:hydration-error', () => {
    for (const press of presses) if (press.island === island) delete press.control.dataset.heard;
    offerReload(island);
  });
  // After Back or a reload the browser has put back what was typed.
  addEventListener('pageshow', () => {
    if (island.querySelector('input')?.value) wake();
  });
  return { wake, note, presses };
}

const needed: ClientDirective = (load, _options, island) => {
  sleeper(load, island);
};

export default needed;

/** Puts an offer to reload the page into an island that could not load. */
export function offerReload(island: HTMLElement) {
  const notice = document.createElement('p');
  const button = document.createElement('button');
  island.dataset.failed = 'y';
  notice.className = 'island-failed';
  notice.role = 'alert';
  button.className = 'btn btn-plain';
  button.textContent = islandMessages.reload;
  button.onclick = () => location.reload();
  notice.append(`${islandMessages.notLoaded} `, button);
  island.append(notice);
}
