/**
 * Remembers where the focus is, for when what has it is gone.
 * @returns gives the focus to what is left nearest to that place: the title of its row, what begins its card, the same in
 * the next or the last one of a list, or a part that takes the focus
 */
export function nearFocus(): () => void {
  const around: (Element | null)[] = [];
  for (let part = document.activeElement; part; part = part.parentElement)
    around.push(part, part.nextElementSibling, part.previousElementSibling);
  return () => {
    if (document.activeElement !== document.body) return;
    const [place] = [...around, document.getElementById('main')].flatMap(placeIn);
    place?.focus({ preventScroll: true });
  };
}

function placeIn(part: Element | null): HTMLElement | [] {
  if (!(part instanceof HTMLElement) || !part.isConnected) return [];
  if (part.matches('tr, li.panel')) return part.querySelector<HTMLElement>('a, button') ?? [];
  // Where the heading of a screen takes the focus, it says more than all of the screen.
  const heading = part.querySelector<HTMLElement>(':scope:is(main) h1[tabindex="-1"]');
  return heading ?? (part.matches('[tabindex="-1"]') ? part : []);
}

/** Gives the focus to the first place of a dialog: what is marked for it, else its title, so that it is read from there. */
export function focusDialog(dialog: Element): void {
  const places = ['[data-autofocus]:not([data-autofocus="false"])', 'h2'];
  const [first] = places.flatMap((place) => dialog.querySelector<HTMLElement>(place) ?? []);
  first?.focus();
}
