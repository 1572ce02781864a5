/** Moves the focus to an element, after opening all that it is folded into. */
export function focusFolded(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  element?.focus(options);
}
