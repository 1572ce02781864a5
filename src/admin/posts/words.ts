import { adminLimits } from '#src/config/limits.ts';

/** Sentences of the dashboard. */
export const dashboardMessages = {
  title: 'Posts',
  newPost: 'New Post',
  search: 'Search posts',
  searchHint: 'Title, word, tag or author',
  category: 'Category',
  status: 'Status',
  origin: 'Where it is',
  /** The choice of a filter that leaves nothing out. */
  all: 'All',
  showAll: 'Show all posts',
  loading: 'Loading posts...',
  noPosts: 'There are no posts yet.',
  /** '3 of 24 posts' */
  of: 'of',
  /** '100 of 1,000 shown' */
  shown: 'shown',
  showMore: 'Show more',
  builtInMissing:
    'The built-in posts could not be loaded, so only those in this browser are listed. Check your connection, then try again.',
  retry: 'Try again',
  tableName: 'Blog posts',
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

/** The actions of a row. */
export const rowActions = {
  view: 'View',
  newTab: 'opens in a new tab',
  edit: 'Edit',
  duplicate: 'Duplicate',
  delete: 'Delete',
  backToPublished: 'Back to the published version',
  select: 'Select',
  duplicatedTitle: 'Copy made',
  duplicated: 'It is a post of its own now, hidden until you save it.',
} as const;

/** Several posts at once. */
export const bulkMessages = {
  name: 'Selected posts',
  selectAll: 'Select all',
  selected: 'selected',
  delete: 'Delete',
  export: 'Export',
  clear: 'Clear',
} as const;

/** What is asked and said when posts are deleted. */
export const deleteMessages = {
  question: 'Delete',
  confirm: 'Delete',
  inTrash: `You can undo this, and find it in the Trash for at least ${adminLimits.trashDays} days.`,
  manyInTrash: `You can undo this, and find them in the Trash for at least ${adminLimits.trashDays} days.`,
  localOnly: 'It is saved in this browser and nowhere else.',
  changedCopy:
    'The changes made in this browser will be removed. The website keeps its own version.',
  changedAmong: 'of them go back to the published version.',
  oneChangedAmong: 'of them goes back to the published version.',
  builtInAmong:
    'selected posts are built in and stay: they can only be removed from the website itself.',
  oneBuiltInAmong:
    'selected post is built in and stays: it can only be removed from the website itself.',
  more: 'more',
  deleted: 'Post Deleted',
  manyDeleted: 'Posts Deleted',
  backDone: 'Back to the published version',
  undo: 'Undo',
  undoneTitle: 'Undone',
  undone: 'is back.',
  manyUndone: 'are back.',
  onlyUndo: 'There is no Trash in this browser: use Undo before you close this message.',
  builtInTitle: 'This post can’t be deleted here',
  builtIn:
    'is part of the website itself, and this browser can’t remove it. You can edit it here. To remove it for everyone, ask whoever looks after the website to delete its file in src/content/posts.',
  manyBuiltInTitle: 'These posts can’t be deleted here',
  manyBuiltIn:
    'They are part of the website itself, and this browser can’t remove them. You can edit them here. To remove them for everyone, ask whoever looks after the website to delete their files in src/content/posts.',
  understood: 'OK',
} as const;

export const actionsMessages = {
  actions: 'Actions',
  exportPosts: 'Export Posts',
  importPosts: 'Import Posts',
} as const;
