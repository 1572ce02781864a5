/** The strip above a post that differs from what everybody else sees. */
export const localPostMessages = {
  local: 'Only in this browser, not public yet',
  changed: 'Changed in this browser only',
  /** If the list of published posts can't be loaded: true in both cases. */
  unsure: 'This version is only in this browser',
} as const;
