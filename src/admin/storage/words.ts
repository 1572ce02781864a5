/** How full storage is, and whether the browser keeps it. */
export const storageMessages = {
  title: 'Browser storage',
  /** Before a percent sign, if the share rounds to 0. */
  below: 'Less than 1',
  full: 'full',
  of: 'of',
  tight:
    'Storage is nearly full. Delete what you no longer need, or use smaller pictures, before a save fails.',
  noRoom:
    'Storage is full, so saves fail. Delete what you no longer need, or use smaller pictures.',
  takers: 'What takes up space',
  more: 'smaller ones',
  persisted:
    'This browser has promised to keep what is stored here. Even so, only a file of your own is a backup.',
  notPersisted:
    'This browser has not promised to keep what is stored here and may clear it when space runs short or after weeks without a visit. Use “Back up” to keep a file of your own.',
  notAsked:
    'When the first text is stored, we ask this browser to keep what is stored here. Until then it may be cleared.',
} as const;

/** Where the database with earlier versions and the Trash takes nothing. */
export const databaseMessages = {
  notice:
    'This browser keeps no earlier versions and no Trash for us at the moment. A save replaces what was there for good, and only “Undo”, in the message right after, brings back what you delete.',
  title: 'What was there can’t be kept',
  question:
    'Earlier versions and the Trash can’t store anything right now: there is no room, or they are busy. If you continue, what is stored now is kept nowhere else.',
  goOn: 'Continue anyway',
} as const;
