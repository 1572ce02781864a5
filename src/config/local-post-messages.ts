/** What stands above a post that differs from what everybody else sees (design section 2, item 3). */
export const localPostMessages = {
  local: 'Only in this browser, not public yet',
  changed: 'Changed in this browser only',
  /** Where the list of published posts doesn't come; ours, true in both cases. */
  unsure: 'This version is only in this browser',
} as const;
