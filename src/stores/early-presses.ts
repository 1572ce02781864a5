/** A press or key that waits until what it was meant for can answer. */
export interface EarlyPress {
  /** The island that answers. */
  readonly island: HTMLElement;
  /** Islands of one section work on the same content, so their presses are answered in the order they came in. */
  readonly section: Element;
  readonly control: HTMLElement;
  readonly event: MouseEvent | KeyboardEvent;
}

/** The links that turn the page of a list. */
export const pageLinks = 'a[data-page]';

/**
 * Whether a list shows what its search field asks for. The field says which text that is; while it sleeps, none.
 * @param island around the search field
 */
export function isAnswered(island: Element): boolean {
  const field = island.querySelector('input');
  return field?.value.trim() === (field?.dataset.answered ?? '');
}

let last: Promise<void> | undefined;

/**
 * Replays the presses that can be answered now: each once, in order, on the control that is there then. One whose
 * control went away is dropped. The focus ends where it would be had all been answered at once.
 */
export function replayPresses(): Promise<void> {
  last = Promise.resolve(last).then(replay, replay);
  return last;
}

async function replay() {
  const presses = window.earlyPresses ?? [];
  const focused = document.activeElement;
  /** Where a control's answers to keys have moved the focus. */
  const moved = new Map<Element | null, HTMLElement>();
  const blocked = new Set<Element>();

  for (const press of presses.splice(0)) {
    const { section, control, event } = press;
    if (blocked.has(section) || !canAnswer(press)) {
      blocked.add(section);
      presses.push(press);
      continue;
    }
    delete control.dataset.heard;
    // What no pointer pressed was meant for the control with the focus.
    const target = (event.detail === 0 ? moved.get(control) : undefined) ?? presentControl(press);
    if (!target?.getClientRects().length) continue;
    const before = document.activeElement;
    target.dispatchEvent(copyOf(event));
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== before)
      moved.set(control, activeElement);
    // What it changes is drawn before the next one. No new press comes in between.
    await Promise.resolve();
  }
  const end = moved.get(focused) ?? focused;
  if (end instanceof HTMLElement && end !== document.activeElement)
    end.focus({ preventScroll: true });
  // What waits for an island that fails, now or later, holds up nothing.
  addEventListener('astro:hydration-error', goOn);
}

const goOn = () => void replayPresses();

const hasFailed = (island: HTMLElement) => island.dataset.failed !== undefined;

function canAnswer({ island, control }: EarlyPress): boolean {
  if (hasFailed(island)) return true;
  return !island.hasAttribute('ssr') && (!control.matches(pageLinks) || isAnswered(island));
}

function presentControl({ island, control }: EarlyPress): HTMLElement | undefined {
  if (hasFailed(island)) return undefined;
  if (control.matches(pageLinks)) {
    return [...document.querySelectorAll<HTMLElement>(pageLinks)].find(
      (link) => link.textContent === control.textContent && link.getClientRects().length > 0,
    );
  }
  if (control.isConnected) return control;
  // React draws anew what a translator, say, has changed.
  const [before, now] = [controlsIn(control.getRootNode() as Element), controlsIn(island)];
  return before.length === now.length ? now[before.indexOf(control)] : undefined;
}

const controlsIn = (root: Element) =>
  [root, ...root.querySelectorAll<HTMLElement>('*')].filter((element): element is HTMLElement =>
    element.matches('button, [role="tablist"]'),
  );

const copyOf = (event: MouseEvent | KeyboardEvent) =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event);
