/** Moves the focus to an element, after opening what it is folded into. */
export function focusFolded(element: HTMLElement | null, options?: FocusOptions): void {
  element?.closest('details')?.setAttribute('open', '');
  element?.focus(options);
}
