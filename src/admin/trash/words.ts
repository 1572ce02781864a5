import { adminLimits } from '#src/config/admin-limits.ts';

/** What the Trash says. */
export const trashMessages = {
  title: 'Trash',
  intro: `What you delete, and what “Import Posts”, “Restore a backup” or “Back to the published version” replaces, stays here for at least ${adminLimits.trashDays} days. Only this browser has it.`,
  empty: 'The Trash is empty.',
  missing:
    'This browser does not let us keep a Trash. Only “Undo”, in the message right after deleting, can bring back what you delete here.',
  untitled: 'A post without a title',
  list: 'All posts, as they were',
  one: 'post',
  many: 'posts',
  deleted: 'Deleted on',
  /** Of a post that is on the website, where it stays. */
  setAside: 'Your copy, set aside on',
  /** After a number of posts. */
  together: 'deleted together',
  replaced: 'Replaced on',
  /** Before and after a number of days. */
  stays: 'kept for',
  day: 'more day',
  days: 'more days',
} as const;

/** The buttons of the Trash. */
export const trashActions = {
  restore: 'Restore',
  /** One post of a list that was replaced. */
  restoreOne: 'Restore this one',
  /** Before the number of posts that were deleted together; alone at those that were replaced, whose title has it. */
  restoreAll: 'Restore all',
  remove: 'Delete for good',
  empty: 'Empty Trash',
} as const;

/** Questions before something is lost or replaced. */
export const trashQuestions = {
  removeTitle: 'Delete it for good?',
  remove: 'This can’t be undone.',
  /** Of a post that the website has. */
  copyOnly: 'Only your copy goes: the website keeps its post.',
  /** What goes with the last thing that holds a post. */
  along:
    'Its earlier versions and unsaved texts go with it, if the post is nowhere else and not open in an editor.',
  emptyTitle: 'Empty the Trash?',
  /** Before and after a number. */
  emptyAll: 'All',
  emptyEnd: 'will be deleted for good. This can’t be undone.',
  emptyOne: 'The one thing in it will be deleted for good. This can’t be undone.',
  listTitle: 'Bring all of these posts back?',
  list: 'They replace all posts that are in this browser now. Those go to the Trash, and you can undo this.',
  listConfirm: 'Restore all',
} as const;

/** What is said afterwards. */
export const trashOutcomes = {
  restoredTitle: 'Restored',
  /** After a title. */
  restored: 'is back among your posts.',
  edit: 'Edit',
  manyRestored: 'are back among your posts.',
  /** After a number. */
  manyCopied: 'as copies, because other posts have their addresses now.',
  copied: 'is back as a copy beside the post that has its address now.',
  listRestored: 'All posts are back.',
  listOnlyUndo:
    'All posts are back. Those they replaced are not in the Trash: use “Undo” before you close this message.',
  undoneTitle: 'Undone',
  undone: 'Everything is as it was.',
  removedTitle: 'Deleted for good',
  removed: 'is gone.',
  /** After the title of a post that the website has. */
  copyRemoved: 'is gone from this browser. The website keeps it.',
  emptiedTitle: 'Trash emptied',
  emptied: 'What was in it is gone.',
} as const;

const brought = {
  title: 'Your posts are as you left them',
  text: 'This browser stopped before it had stored your last change to them. The change is back.',
} as const;

/** What is said of what was saved before the browser ended, and not on the disk yet. */
export const backMessages = {
  back: brought,
  backInTrash: { ...brought, text: `${brought.text} The older list is in the Trash.` },
  aside: {
    title: 'A list is in the Trash',
    text: 'You saved it here, and this browser stopped before it had stored it. Restore it there if you miss a post.',
  },
  draft: {
    title: 'A draft was kept',
    text: 'This browser stopped before it had stored your draft. It is offered as unsaved text: above your posts, and where you write a new one.',
  },
} as const;
