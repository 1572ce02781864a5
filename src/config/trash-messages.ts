import { adminLimits } from '#src/config/limits.ts';

/** What the Trash says. */
export const trashMessages = {
  title: 'Trash',
  intro: `Deleted posts, and lists that an import replaced, stay here for ${adminLimits.trashDays} days. Only this browser has them.`,
  empty: 'The Trash is empty.',
  missing:
    'This browser does not let us keep a Trash. What you delete here can only be brought back by Undo, in the message right after deleting.',
  untitled: 'A post without a title',
  list: 'List of posts',
  one: 'post',
  many: 'posts',
  deleted: 'Deleted',
  replaced: 'Replaced by an import',
  /** Before and after a number of days. */
  stays: 'stays',
  day: 'more day',
  days: 'more days',
} as const;

/** The buttons of the Trash. */
export const trashActions = {
  restore: 'Restore',
  remove: 'Delete for good',
  empty: 'Empty Trash',
  undo: 'Undo',
} as const;

/** What is asked before something is lost or replaced. */
export const trashQuestions = {
  removeTitle: 'Delete it for good?',
  remove: 'It is gone then, and nothing brings it back.',
  emptyTitle: 'Empty the Trash?',
  /** Before and after a number. */
  emptyAll: 'All',
  emptyEnd: 'go for good, and nothing brings them back.',
  emptyOne: 'The one thing in it goes for good, and nothing brings it back.',
  listTitle: 'Bring this list back?',
  list: 'It takes the place of all posts that are stored in this browser now. Those go to the Trash, and you can undo this.',
  listConfirm: 'Restore list',
} as const;

/** What is said when it is done, or was not. */
export const trashOutcomes = {
  restoredTitle: 'Restored',
  /** Behind a title. */
  restored: 'is back among your posts.',
  copied: 'is back as a copy beside the post that has its address now.',
  listRestored: 'The list is back.',
  listOnlyUndo:
    'The list is back. The one from before is not in the Trash: only Undo brings it back.',
  undoneTitle: 'Undone',
  undone: 'Everything is as it was.',
  removedTitle: 'Deleted for good',
  removed: 'is gone.',
  emptiedTitle: 'Trash emptied',
  emptied: 'What was in it is gone.',
} as const;
