import { adminLimits } from '#src/config/limits.ts';

/** What the dashboard says. Words that the spec quotes are written as there (sections 2 and 8). */
export const dashboardMessages = {
  title: 'Posts',
  newPost: 'New Post',
  search: 'Search posts',
  searchHint: 'Title, word, tag or author',
  category: 'Category',
  status: 'Status',
  origin: 'Where it is',
  /** Of a filter that leaves nothing out. */
  all: 'All',
  showAll: 'Show all posts',
  loading: 'Loading posts...',
  noPosts: 'There are no posts yet.',
  onePost: 'post',
  manyPosts: 'posts',
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

/** Columns of the table (spec section 2, "Dashboard"). */
export const dashboardColumns = {
  title: 'Title',
  date: 'Date',
  category: 'Category',
  status: 'Status',
  actions: 'Actions',
} as const;

/** Featured or Published (spec section 2); a post that says `isPublished: false` is hidden. */
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

/** What is asked and said when posts are deleted (spec section 8: 'Post Deleted' with the post's title). */
export const deleteMessages = {
  question: 'Delete',
  confirm: 'Delete',
  inTrash: `You can undo this, and find it in the Trash for ${adminLimits.trashDays} days.`,
  manyInTrash: `You can undo this, and find them in the Trash for ${adminLimits.trashDays} days.`,
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
  failedTitle: 'Error',
  builtInTitle: 'This post can’t be deleted here',
  builtIn:
    'is part of the website itself, and this browser can’t remove it. You can edit it here. To remove it for everyone, ask whoever looks after the website to delete its file in src/content/posts.',
  manyBuiltInTitle: 'These posts can’t be deleted here',
  manyBuiltIn:
    'They are part of the website itself, and this browser can’t remove them. You can edit them here. To remove them for everyone, ask whoever looks after the website to delete their files in src/content/posts.',
  understood: 'OK',
} as const;

/** Text that nobody saved (features B1). */
export const unsavedMessages = {
  title: 'Unsaved text',
  intro: 'Typed here and never saved. Nothing is restored until you say so.',
  untitled: 'Without a title',
  newPost: 'New post',
  editedPost: 'Changes to a post',
  continue: 'Continue',
  download: 'Download',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss this text?',
  dismissText: 'It was never saved and is kept nowhere else. Download it first if in doubt.',
} as const;

/** How full storage is, and whether the browser keeps it (features P6 and P8). */
export const storageMessages = {
  title: 'Browser storage',
  /** Before a percent sign, where the share rounds to nothing. */
  below: 'Less than 1',
  full: 'full',
  of: 'of',
  tight:
    'Storage is nearly full. Delete what you no longer need, or use smaller pictures, before a save fails.',
  takers: 'What takes up space',
  more: 'smaller ones',
  persisted:
    'This browser has promised to keep what is stored here. Even so, only an exported file is a backup.',
  notPersisted:
    'This browser has not promised to keep what is stored here and may clear it when space runs short or after weeks without a visit. Use Export Posts for a backup.',
  notAsked:
    'When the first post is saved, we ask this browser to keep what is stored here. Until then it may be cleared.',
} as const;

/** Data that could not be read (features P3). */
export const damagedMessages = {
  title: 'Data that could not be read',
  postsNow:
    'The posts stored in this browser could not be read. They are untouched: download them now. The next save sets them aside and overwrites nothing. If there is no room for that, nothing can be saved until you have downloaded them and removed them here.',
  draftNow:
    'The stored draft could not be read. It is untouched: once downloaded, it can be removed.',
  setAside:
    'Set aside because it could not be read. Nothing was thrown away. Once downloaded, it can be removed.',
  download: 'Download',
  remove: 'Remove',
  removeTitle: 'Remove this data for good?',
  removeText: 'It may hold posts. The file you downloaded will then be the only copy.',
  removeFailed: 'It could not be removed. Nothing was changed.',
  removeOther: 'It has changed since you downloaded it. Download it again.',
  gone: 'It is not there any more.',
} as const;
