/** The properties of a click or key that matter here. */
type Press = Pick<MouseEvent | KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether no key was held that changes what a click or a key means: a click on a link then opens it in this tab, not in
 * a new tab, a new window or as a download. Clicks come from the first button only.
 */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
