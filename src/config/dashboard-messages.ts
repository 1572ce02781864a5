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
  loading: 'Loading posts…',
  noPosts: 'There are no posts yet.',
  onePost: 'post',
  manyPosts: 'posts',
  /** '3 of 24 posts' */
  of: 'of',
  /** '100 of 1,000 shown' */
  shown: 'shown',
  showMore: 'Show more',
  builtInMissing:
    'The published posts could not be loaded, so only those of this browser are listed. Check your connection, then try again.',
  retry: 'Try again',
  tableName: 'Posts of the blog',
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
  inTrash: 'You can undo this, and find it in the Trash for 30 days.',
  manyInTrash: 'You can undo this, and find them in the Trash for 30 days.',
  localOnly: 'It is saved in this browser and nowhere else.',
  changedCopy: 'The changes made in this browser go; the website keeps the version it has.',
  changedAmong: 'of them go back to the published version.',
  oneChangedAmong: 'of them goes back to the published version.',
  builtInAmong:
    'selected posts are built in and stay: they can only be taken out of the website itself.',
  oneBuiltInAmong:
    'selected post is built in and stays: it can only be taken out of the website itself.',
  more: 'more',
  deleted: 'Post Deleted',
  manyDeleted: 'Posts Deleted',
  backDone: 'Back to the published version',
  undo: 'Undo',
  undoneTitle: 'Undone',
  undone: 'is back.',
  manyUndone: 'are back.',
  onlyUndo:
    'There is no Trash in this browser: only Undo brings it back, as long as this message stays.',
  failedTitle: 'Error',
  builtInTitle: 'This post can’t be deleted here',
  builtIn:
    'is part of the website itself, and this browser can’t take it off. You can edit it here. To remove it for everyone, whoever looks after the website takes its file out of src/content/posts.',
  manyBuiltInTitle: 'These posts can’t be deleted here',
  manyBuiltIn:
    'They are part of the website itself, and this browser can’t take them off. You can edit them here. To remove them for everyone, whoever looks after the website takes their files out of src/content/posts.',
  understood: 'OK',
} as const;

/** Texts that nobody saved (features B1). */
export const unsavedMessages = {
  title: 'Unsaved texts',
  intro: 'Kept while somebody was writing, and not saved since. Nothing is restored by itself.',
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
  title: 'Storage of this browser',
  full: 'full',
  of: 'of',
  tight:
    'Storage is nearly full. Delete what you no longer need, or use smaller pictures, before a save fails.',
  takers: 'What takes the room',
  more: 'smaller ones',
  persisted:
    'This browser has promised to keep what is stored here. A file outside of it is still the only backup.',
  notPersisted:
    'This browser has not promised to keep what is stored here: it may clear it when it runs short, or after weeks without a visit. Use Export Posts for a backup.',
  notAsked:
    'This browser is asked to keep what is stored here after the first post is saved. Until then it may clear it.',
} as const;

/** Data that could not be read (features P3). */
export const damagedMessages = {
  title: 'Data that could not be read',
  postsNow:
    'The posts stored in this browser could not be read. They are untouched: download them now. With the next save they are set aside, not overwritten. If there is no room for that, nothing can be saved until you remove them here, once downloaded.',
  draftNow:
    'The stored draft could not be read. It is untouched: once downloaded, it can be removed.',
  setAside:
    'Set aside because it could not be read. Nothing was thrown away. Once downloaded, it can be removed.',
  download: 'Download',
  remove: 'Remove',
  removeTitle: 'Remove this data for good?',
  removeText: 'It may hold posts that are then nowhere but in the file you downloaded.',
  removeFailed: 'It could not be removed. Nothing was changed.',
  removeOther: 'It has changed since you downloaded it. Download it again.',
  gone: 'It is not there any more.',
} as const;
