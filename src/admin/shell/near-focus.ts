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
    const places = around.map((part) => (part?.isConnected ? placeIn(part) : null));
    const place = places.find((one) => one !== null) ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  };
}

function placeIn(part: Element): HTMLElement | null {
  if (part.matches('tr, li.panel')) return part.querySelector<HTMLElement>('a, button');
  return part.matches('[tabindex="-1"]') && part instanceof HTMLElement ? part : null;
}

/** Gives the focus to the first place of a dialog: what is marked for it, else its title, so that it is read from there. */
export function focusDialog(dialog: Element): void {
  const places = ['[data-autofocus]:not([data-autofocus="false"])', 'h2'];
  const [first] = places.flatMap((place) => dialog.querySelector<HTMLElement>(place) ?? []);
  first?.focus();
}
