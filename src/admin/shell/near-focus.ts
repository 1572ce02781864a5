/**
 * Remembers where the focus is, for when what has it is gone.
 * @returns gives the focus to what is left nearest to that place: the title of its row, or a part that takes the focus
 */
export function nearFocus(): () => void {
  const around: Element[] = [];
  for (let part = document.activeElement; part; part = part.parentElement) around.push(part);
  return () => {
    if (document.activeElement !== document.body) return;
    const left = around.find((part) => part.isConnected && part.matches('tr, [tabindex="-1"]'));
    const place = left?.matches('tr') ? left.querySelector('a') : left;
    const target = place ?? document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

/** Gives the focus to the first place of a dialog: what is marked for it, else its title, so that it is read from there. */
export function focusDialog(dialog: Element): void {
  const places = ['[data-autofocus]:not([data-autofocus="false"])', 'h2'];
  const [first] = places.flatMap((place) => dialog.querySelector<HTMLElement>(place) ?? []);
  first?.focus();
}
