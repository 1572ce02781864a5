/** Labels in a drawn text for screen readers. */
export const markdownMessages = {
  table: 'Table',
  code: 'Code',
  done: 'Done',
  notDone: 'Not done',
} as const;
