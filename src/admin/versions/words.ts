/** What the sides are called that are compared. */
export const compareMessages = {
  now: 'In the editor',
  copy: 'In the unsaved text',
  theirs: 'In the saved post',
  version: 'In this version',
} as const;
