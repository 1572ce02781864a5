/** Sentences of the post editor. Those that the spec quotes are written as there (sections 2, 4, 5 and 8). */
export const editorMessages = {
  newPost: 'New Post',
  editPost: 'Edit Post',
  publish: 'Publish Post',
  update: 'Update Post',
  saving: 'Saving...',
  waiting: 'Waiting for the picture...',
  autosaving: 'Autosaving...',
  draftFull: 'The draft could not be saved: storage is full.',
  draftCopied: 'A safety copy of your text is kept.',
  draftBlocked: 'The draft could not be saved: this browser does not let us store anything.',
  /** Design section 2 item 5. */
  truth:
    'Published here means saved in this browser. Everybody else sees a post once it has been added to the website itself.',
  hidden: 'This post is hidden until you save it.',
  versions: 'Earlier versions',
  startEmpty: 'Start empty',
  /** Spec section 8. */
  unknown: 'Blog post not found',
  unreachable:
    'The text of this post could not be loaded. Check your connection, then try again: nothing has been changed.',
  retry: 'Try again',
  errorTitle: 'Error',
  /** Publish was pressed while a picture was being made to fit, and the editor left before it was. */
  leftEarly:
    'This post was not saved: you left before its picture was ready. The picture was not kept.',
  notSaved: 'This post was not saved.',
  /** Before the title of a post whose editor is closed, and behind the reason. */
  notSavedTitle: 'Not saved:',
  whereText: 'What you typed will be there when you open it again.',
  open: 'Open',
  successTitle: 'Success',
  created: 'Blog post created',
  updated: 'Blog post updated',
  draftTitle: 'Draft Loaded',
  draftText: 'Your previously saved draft has been loaded',
  damagedTitle: 'Draft damaged',
  damagedText:
    'The stored draft could not be read. It was set aside: the dashboard offers it as a download.',
  damagedStays:
    'The stored draft could not be read or set aside. It is untouched: the dashboard offers it as a download.',
  putAsideTitle: 'Draft put aside',
  putAsideText: 'Your text is kept as a safety copy.',
  /** No store took a safety copy. */
  unkept: 'Your text is kept only until this tab is closed.',
  undo: 'Undo',
} as const;

/** What the required fields say when they are blank (spec section 5). */
export const requiredMessages = {
  title: 'Title is required',
  content: 'Content is required',
  excerpt: 'Excerpt is required',
} as const;

/** Labels and hints of the fields. */
export const fieldMessages = {
  title: 'Title',
  slug: 'Slug',
  slugHint: 'The last part of the address. It follows the title until you change it.',
  slugOwnHint: 'The last part of the address.',
  slugAddress: 'Address:',
  content: 'Content',
  excerpt: 'Excerpt',
  excerptHint: 'One or two sentences. Lists of posts and search engines show them.',
  date: 'Publication date',
  dateHint: 'Such as January 1, 2025.',
  dateUnread: 'We can’t read this as a date, so the post is listed last.',
  author: 'Author name',
  category: 'Category',
  /** Between the category and what it becomes (design section 2 item 4). */
  notOffered: "isn't offered here; saving makes this",
  tags: 'Tags',
  tagsHint: 'Separated by commas.',
  readTime: 'Reading time',
  readTimeOwn: 'Set by you. Clear the field to have it worked out from the text.',
  readTimeAuto: 'Worked out from the text until you change it.',
  cover: 'Cover image',
  featured: 'Featured',
  featuredHint: 'The blog shows the first featured post above its list.',
} as const;

/** Who holds an address (features A9). */
export const slugMessages = {
  local: 'is taken by a post in this browser:',
  builtIn: 'is taken by a built-in post:',
  reserved: 'is taken by the blog itself.',
  redirect: 'is an old address that leads to',
  /** Before the free one, on a button. */
  use: 'Use',
} as const;

/** Why a post was not saved. Nothing that was stored has changed then. */
export const saveMessages = {
  full: 'Storage is full, so this post was not saved. Nothing that was stored has changed, and your text is still here. Download it, or delete what you no longer need and save again.',
  blocked:
    'This browser does not let us store anything, so this post was not saved. Your text is still here. Download it before you close this tab.',
  unwritable:
    'This post is too large to be stored, so it was not saved. Nothing that was stored has changed, and your text is still here.',
  changedNew: 'Another tab has just saved a post under this address. Choose another slug.',
  download: 'Download',
  makeRoom: 'See what takes up space',
} as const;

/** Saved by another tab since it was opened here. */
export const conflictMessages = {
  title: 'Another tab has changed this post',
  text: 'Nothing has been overwritten. Choose which version to go on with.',
  kept: 'The other one is kept too.',
  notKept: 'The other one can’t be kept: if you save yours, it is gone.',
  deleted:
    'It was deleted in another tab. Nothing has been overwritten, and your text is still here.',
  compare: 'Compare',
  mine: 'Save mine anyway',
  theirs: 'Load the other one',
  cancel: 'Cancel',
  theirsHint: 'yours is kept as a safety copy.',
} as const;

/** A post that is open in two tabs (features B7). */
export const lockMessages = {
  theirs: 'This post is open in another tab',
  theirsHint: '. You can only read it here, so that neither tab overwrites the other.',
  lost: 'This post was taken over by another tab',
  lostHint: '. You can only read it here now.',
  lostCopied: 'What you typed is kept as a safety copy.',
  takeOver: 'Take over',
} as const;

/** Texts that were typed and not saved (features B1). */
export const copiesMessages = {
  title: 'Unsaved text was kept',
  one: 'copy',
  many: 'copies',
  intro: 'Restoring one keeps what is in the editor now as another copy.',
  untitled: 'Without a title',
  word: 'word',
  words: 'words',
  restore: 'Restore',
  compare: 'Compare',
  download: 'Download',
  dismiss: 'Dismiss',
  restoredTitle: 'Text restored',
  restored: 'It is not saved yet.',
  restoredKept: 'It is not saved yet. What was here before is kept as a copy.',
  dismissedTitle: 'Copy dismissed',
  compareTitle: 'Compare with what is in the editor',
} as const;

/** Two states of a post, side by side. */
export const compareMessages = {
  now: 'In the editor',
  copy: 'Safety copy',
  theirs: 'Saved by the other tab',
  same: 'Both are the same.',
  picture: 'picture',
  pictures: 'pictures',
  otherPicture: 'another picture',
  images: 'Pictures in the text',
  coverAlt: 'Cover description',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
} as const;
