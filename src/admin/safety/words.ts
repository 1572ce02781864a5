/** Text that nobody saved. */
export const unsavedMessages = {
  title: 'Unsaved text',
  /** After a number. */
  one: 'unsaved text',
  many: 'unsaved texts',
  /** After the number of those that are folded. */
  others: 'more',
  untitled: 'Without a title',
  newPost: 'Unsaved new post',
  editedPost: 'Unsaved changes to a post',
  deletedPost: 'Unsaved changes to a deleted post',
  /** Of a text that is kept nowhere else. */
  tabOnly: 'Only until this tab is closed',
  /** Of a text that is compared first. */
  outdated: 'The post was saved after that.',
  continue: 'Continue',
  take: 'Take this text',
  download: 'Download',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss this text?',
  dismissText:
    'It was never saved and is kept nowhere else. You can undo this while the message about it shows. Download it first if in doubt.',
} as const;

/** Data that could not be read. */
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
  gone: 'It is not there anymore.',
} as const;

/** The same texts, offered in the editor. */
export const copiesMessages = {
  title: 'Unsaved text was kept',
  /** Before the title of the only one. */
  alone: 'Unsaved:',
  one: 'text',
  many: 'texts',
  intro: '“Continue” keeps what is in the editor now as unsaved text too.',
  word: 'word',
  words: 'words',
  more: 'More',
  compare: 'Compare',
  restoredTitle: 'Text opened',
  restored: 'It is kept while you write.',
  restoredKept: 'It is kept while you write. What was here before is kept as unsaved text.',
  dismissedTitle: 'Text dismissed',
  compareTitle: 'Compare with what is in the editor',
  compareSavedTitle: 'Compare with the saved post',
} as const;

/** How safe a text is that is being written. */
export const keptMessages = {
  /** Before a time. */
  at: 'Kept at',
  kept: 'Kept. You can close this tab and go on later.',
  nothing: 'There is nothing new to keep.',
} as const;

/** The draft of a new post, and the copy under it. */
export const draftMessages = {
  autosaving: 'Autosaving...',
  full: 'The draft could not be saved: storage is full.',
  blocked: 'The draft could not be saved: this browser does not let us store anything.',
  busy: 'The draft could not be saved: this browser is still storing something else.',
  copied: 'What you typed is kept as unsaved text.',
  /** For a text that no store has taken. */
  unkept: 'Your text is kept only until this tab is closed.',
  title: 'Draft Loaded',
  text: 'Your previously saved draft has been loaded',
  damagedTitle: 'Draft damaged',
  damagedText:
    'The stored draft could not be read. It was set aside: the dashboard offers it as a download.',
  damagedStays:
    'The stored draft could not be read or set aside. It is untouched: the dashboard offers it as a download.',
  asCopyTitle: 'Draft put aside',
} as const;
