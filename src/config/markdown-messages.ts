/** What a drawn text says in its own words to those who don't see it. */
export const markdownMessages = {
  table: 'Table',
  code: 'Code',
  done: 'Done',
  notDone: 'Not done',
} as const;
