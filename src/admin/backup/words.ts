/** On the dashboard: what a backup is behind, and the reminder. */
export const reminderMessages = {
  backUp: 'Back up',
  restore: 'Restore a backup',
  /** Before a moment. */
  last: 'Last backup:',
  none: 'No backup has been made in this browser yet.',
  /** The reminder: how long, then what. */
  reminderNone: 'There is no backup of this browser yet.',
  /** Before a moment. */
  reminderSince: 'The last backup of this browser was made on',
  wouldBeLost: 'Not backed up:',
  /** Where the reminder is folded. */
  noneShort: 'no backup yet',
  oldShort: 'an old backup',
  later: 'Later',
  backUpNow: 'Back up now',
} as const;

/** A number of things of each kind, for one and for many. */
export const countNames = {
  posts: ['post', 'posts'],
  unsaved: ['unsaved text', 'unsaved texts'],
  versions: ['earlier version', 'earlier versions'],
  trash: ['thing in the Trash', 'things in the Trash'],
  damaged: ['damaged text', 'damaged texts'],
} as const;
