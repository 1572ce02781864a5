import type { ClientDirective } from 'astro';
import { islandMessages } from '#src/config/messages.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { isSessionLive } from '#src/lib/auth.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** What can wake an island before anybody touches it: `client:needed="search posts"`. */
type WakeReason = 'search' | 'session' | 'posts';

/** Controls that a pointer may wake. A link never does, so following one costs nothing. */
const wakingTargets = 'button, input, select, [role="tab"]';

const isNeededNow: Record<WakeReason, () => boolean> = {
  search: () => new URLSearchParams(location.search).has('search'),
  session: () => isSessionLive(storedText(storageKeys.session), Date.now()),
  // The first paint has looked (components/blog/first-paint/list.ts).
  posts: () => document.documentElement.dataset.waking === 'list',
};

/**
 * Loads an island when somebody uses it: focus, a key or text inside it, or a press on one of its controls. Scrolling
 * and hovering wake nothing. A touch scroll fires pointerdown too, so a pointer's target must be a control. A click
 * that came before React is replayed once. Text that the browser puts back into a field counts as use. If the download fails, the control is replaced by an offer to reload.
 */
const needed: ClientDirective = (load, options, island) => {
  const signals = ['focusin', 'keydown', 'input', 'pointerdown', 'click'] as const;
  const reasons = typeof options.value === 'string' ? options.value.split(' ') : [];
  let started = false;
  let clicked: HTMLElement | undefined;

  const onSignal = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(wakingTargets);
    if (event.type === 'pointerdown' || event.type === 'click') {
      if (!control) return;
      if (event.type === 'click') clicked = control;
      // A finger on a button may be about to scroll, so a touch wakes only by its click.
      else if ((event as PointerEvent).pointerType === 'touch') return;
    } else if (target?.closest('a')) return;
    void wake();
  };
  const stopListening = () => {
    for (const signal of signals) island.removeEventListener(signal, onSignal);
  };
  const wake = async () => {
    if (started) return;
    started = true;
    island.addEventListener('astro:hydration-error', () => offerReload(island), { once: true });
    const hydrate = await load();
    stopListening();
    await hydrate();
    if (clicked?.isConnected && !island.hasAttribute('ssr')) clicked.click();
  };

  for (const signal of signals) island.addEventListener(signal, onSignal);
  // After a reload, Back may reach an address that was written in place; it loads no document by itself.
  const path = location.pathname + location.search;
  if (reasons.includes('search')) {
    addEventListener('popstate', () => {
      if (location.pathname + location.search !== path) void wake();
    });
  }
  // After Back or a reload the browser has put back what was typed.
  addEventListener('pageshow', () => {
    if (island.querySelector('input')?.value) void wake();
  });
  if (reasons.some((reason) => isNeededNow[reason as WakeReason]())) void wake();
};

function offerReload(island: HTMLElement) {
  const notice = document.createElement('p');
  notice.className = 'island-failed';
  notice.role = 'alert';
  const button = document.createElement('button');
  button.className = 'btn btn-plain';
  button.type = 'button';
  button.textContent = islandMessages.reload;
  button.addEventListener('click', () => location.reload());
  notice.append(`${islandMessages.notLoaded} `, button);
  island.append(notice);
}

export default needed;
