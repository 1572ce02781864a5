import { scheduledMessages } from '#src/admin/model/words.ts';
import { counted } from '#src/admin/shell/counted.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { adminLimits } from '#src/config/admin-limits.ts';

/** Sentences of the dashboard. */
export const dashboardMessages = {
  title: 'Posts',
  /** Shown once it has the focus. */
  skip: 'Skip to the list of posts',
  newPost: 'New Post',
  search: 'Search posts',
  /** On a phone, what opens the filters, and after the number of those that are set. */
  filters: 'Filters',
  filtersOn: 'on',
  searchHint: 'Title, tag, author, text',
  category: 'Category',
  status: 'Status',
  place: 'Where it is',
  /** The choice of a filter that leaves nothing out. */
  all: 'All',
  showAll: 'Show all posts',
  loading: 'Loading posts...',
  deleting: 'Deleting...',
  /** After a title, when one comes back to the list from saving. */
  savedLeftOut: 'is saved. The search or a filter leaves it out of this list.',
  noPosts: 'There are no posts yet.',
  /** '3 of 24 posts' */
  of: 'of',
  /** After that, while a search has no built-in texts yet, and where they didn't come. */
  textsComing: '. Still looking through built-in texts…',
  textsMissing: '. The texts of built-in posts could not be searched.',
  builtInMissing:
    'The built-in posts could not be loaded, so only those in this browser are listed. Check your connection, then try again.',
  /** After a number, where a search finds few posts. */
  unsavedFound: ['unsaved text has these words.', 'unsaved texts have these words.'],
  showUnsaved: 'Show unsaved text',
  /** Before titles. */
  nearest: 'Nearest titles:',
  tableName: 'Blog posts',
} as const;

/** How posts reach readers, said on the first visits. */
export const firstVisitMessages = {
  title: 'How posts reach readers',
  sentences: [
    'What you write is saved in this browser, and nobody else sees it.',
    '“Publish to the website” brings a post to everybody, usually within a few minutes. You need an account on GitHub for it, the service that holds the website’s files. Or you send a file to the person who looks after the website.',
    'Posts marked “Built-in” are part of the website: everybody reads them, and you can edit them.',
  ],
  /** Where it is read later, after what Safari does. */
  backUp: '“Back up”, under “Actions”, keeps everything in a file of your own.',
} as const;

/** The end of the dashboard. */
export const webmasterMessages = {
  title: 'For the webmaster',
  sitemap: 'Sitemap',
  hint: 'A list of the website’s addresses for search engines. You don’t need it to write.',
} as const;

/** Columns of the table. */
export const dashboardColumns = {
  title: 'Title',
  date: 'Date',
  category: 'Category',
  status: 'Status',
  actions: 'Actions',
} as const;

/** A post with `isPublished: false` is hidden. */
export const statusLabels = {
  featured: 'Featured',
  published: 'Published',
  hidden: 'Hidden',
} as const;

/** What the filter of statuses offers. */
export const statusChoices = { ...statusLabels, scheduled: scheduledMessages.tag } as const;

/** What a status means that isn't clear by its name: 'hiddenHere' of a post that the website has. */
export const statusHints = {
  featured: 'The blog shows the first one above its list.',
  published: '',
  hidden: 'Out of sight here.',
  hiddenHere: 'You and readers see the website’s text.',
} as const;

/** The actions of a row. */
export const rowActions = {
  view: 'View',
  newTab: 'opens in a new tab',
  noPage: 'A hidden post has no page.',
  edit: 'Edit',
  duplicate: 'Duplicate',
  hide: 'Hide in this browser',
  show: 'Show in this browser',
  delete: 'Delete',
  backToPublished: 'Back to the published version',
  removeLive: 'Remove from this browser',
  more: 'More',
  select: 'Select',
  duplicatedTitle: 'Copy made',
  duplicated: 'It is a post of its own now, hidden until you save it.',
} as const;

/** What removing a post from this browser is called, by what readers see then. */
export function removeLabel({ origin, place }: PlacedPost): string {
  if (place.status === 'live') return rowActions.removeLive;
  return origin === 'changed' ? rowActions.backToPublished : rowActions.delete;
}

/** What is said when a post of this browser is hidden from the pages, or shown again; its title stands before. */
export const hideMessages = {
  hiddenTitle: 'Post hidden',
  /** By what readers have: nothing, something, what was sent; the last where that isn't known. */
  unseen: 'The pages in this browser leave it out, and readers don’t have it.',
  stillSeen: 'Readers still see it: “Take off the website” ends that.',
  onItsWay: 'It is on its way to readers all the same: “Take off the website” ends that.',
  hidden: 'What readers see stays as it is.',
  shownTitle: 'Post shown',
  shown: 'The pages in this browser show it.',
  undoneTitle: 'Undone',
} as const;

/** The same of several posts, whose number stands before. */
export const hideAllMessages = {
  hiddenTitle: 'Posts hidden',
  hidden: hideMessages.hidden,
  shownTitle: 'Posts shown',
  shown: 'The pages in this browser show them.',
} as const;

/** What can be done next with all posts of this browser; a number of posts stands before. */
export const nextStepMessages = {
  /** Before what waits for somebody, where that is more than one thing. */
  title: 'Waiting for you',
  onlyHere: {
    one: 'is only in this browser, or changed in it. Readers don’t see that yet.',
    many: 'are only in this browser, or changed in it. Readers don’t see that yet.',
    /** Where it is folded. */
    short: 'not with readers yet',
  },
  /** After that, where there are such posts. */
  notHidden: 'Hidden posts aren’t counted.',
  isLive: {
    one: 'is on the website just as it is here, so this browser needn’t keep a copy of its own.',
    many: 'are on the website just as they are here, so this browser needn’t keep copies of its own.',
    short: 'on the website just as here',
  },
} as const;

/** Several posts at once. */
export const bulkMessages = {
  name: 'Selected posts',
  selectAll: 'Select all',
  selected: 'selected',
  export: 'Export',
  clear: 'Clear',
  /** After the number of those among them that nothing here is done with. */
  builtInStay: ['selected post is built in and stays.', 'selected posts are built in and stay.'],
  /** Above the categories, and before the one that was chosen. */
  category: 'Category:',
  categoryTitle: 'Category changed',
  categoryUndone: 'The categories are as they were.',
} as const;

/** How many of the selected posts stay as they are, because the website itself has them. */
export const builtInStay = (posts: number): string => counted(posts, ...bulkMessages.builtInStay);

/** What is asked and said when posts are deleted. */
export const deleteMessages = {
  inTrash: `You can undo this, and find it in the Trash for at least ${adminLimits.trashDays} days.`,
  manyInTrash: `You can undo this, and find them in the Trash for at least ${adminLimits.trashDays} days.`,
  localOnly: 'It is saved in this browser, and the website doesn’t have it.',
  unknownCopy:
    'It is saved in this browser. The website could not be asked whether readers have it.',
  changedCopy:
    'The changes made in this browser will be removed. The website keeps its own version.',
  offCopy:
    'It is saved in this browser. The website takes it off, and keeps the text among its files.',
  sentCopy: 'It was sent to the website, where it stays.',
  liveCopy: 'Readers keep it: the website has the same text.',
  liveCopies: 'Readers keep them: the website has the same texts.',
  removeLive: 'Remove',
  fromBrowser: 'from this browser',
  changedAmong: 'of them go back to the published version.',
  oneChangedAmong: 'of them goes back to the published version.',
  /** After how many built-in ones stay. */
  builtInAmong: '“More”, at each of them, can take it off the website.',
  oneBuiltInAmong: '“More”, at that post, can take it off the website.',
  more: 'more',
  deleted: 'Post Deleted',
  manyDeleted: 'Posts Deleted',
  liveRemoved: 'Removed from this browser',
  undone: 'is back.',
  manyUndone: 'are back.',
  onlyUndo: 'There is no Trash in this browser: use “Undo” before you close this message.',
  builtInTitle: 'This post can’t be deleted here',
  builtIn:
    'is part of the website itself, so there is nothing to delete in this browser. You can edit it here, or take it off the website for everyone.',
  manyBuiltInTitle: 'These posts can’t be deleted here',
  manyBuiltIn:
    'They are part of the website itself, so there is nothing to delete in this browser. You can edit them here, or take each off the website for everyone.',
  understood: 'OK',
} as const;

export const actionsMessages = {
  actions: 'Actions',
  /** Above the buttons of each group. */
  posts: 'Posts alone, as a file',
  everything: 'Everything, as a file',
  help: 'Good to know',
  exportPosts: 'Export Posts',
  importPosts: 'Import Posts',
  shortcuts: 'Keyboard shortcuts',
} as const;
