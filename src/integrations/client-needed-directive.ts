import type { ClientDirective } from 'astro';
import { islandMessages } from '#src/config/messages.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { isSessionLive } from '#src/lib/auth.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** Controls that a pointer may wake. A link never does, so following one costs nothing. */
const wakingTargets = 'button, input, select, [role="tab"]';

/** What can wake an island as the page opens: `client:needed="search posts"`. A fourth one is `text`, see below. */
const isNeededNow: Readonly<Record<string, () => boolean>> = {
  search: () => new URLSearchParams(location.search).has('search'),
  session: () => isSessionLive(storedText(storageKeys.session), Date.now()),
  // The first paint has looked (components/blog/first-paint/list.ts).
  posts: () => document.documentElement.dataset.waking === 'list',
};

/**
 * Loads an island when somebody uses it: focus, a key or text inside it, or a press on one of its controls. Scrolling
 * and hovering wake nothing. A touch scroll fires pointerdown too, so a pointer's target must be a control. A click
 * that came before React is replayed once. If the download fails, the control is replaced by an offer to reload.
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
      // A finger on a button may be about to scroll, so a touch wakes only by its click.
      if (!control || (event instanceof PointerEvent && isTouchStart(event))) return;
      if (event.type === 'click') clicked = control;
    } else if (target?.closest('a')) return;
    if (!started) void wake();
  };
  const stopListening = () => {
    for (const signal of signals) island.removeEventListener(signal, onSignal);
  };
  const wake = async () => {
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
      if (!started && location.pathname + location.search !== path) void wake();
    });
  }
  if (reasons.includes('text')) {
    // After Back or a reload the browser puts back what was typed, before this event.
    addEventListener('pageshow', () => {
      if (!started && island.querySelector('input')?.value) void wake();
    });
  }
  if (reasons.some((reason) => isNeededNow[reason]?.())) void wake();
};

const isTouchStart = ({ type, pointerType }: PointerEvent) =>
  type === 'pointerdown' && pointerType === 'touch';

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
