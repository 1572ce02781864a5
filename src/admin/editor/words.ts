/** Sentences of the post editor. */
export const editorMessages = {
  newPost: 'New Post',
  editPost: 'Edit Post',
  /** On a phone, what opens the fields beside the text. */
  settings: 'Settings and cover',
  toSettings: 'Settings',
  publish: 'Publish Post',
  update: 'Update Post',
  saving: 'Saving...',
  /** What "published" means here. */
  truth:
    'Published here means saved in this browser. Everybody else sees it once you press “Publish to the website” after that.',
  /** What saving makes of a hidden post, or of one that is to be hidden. */
  shows: 'This post is hidden until you save it.',
  staysHidden: 'Hidden in this browser. Saving keeps it hidden.',
  hides: 'Saving hides it in this browser.',
  hidden: 'Hidden',
  hiddenHint: 'Out of sight here. Readers keep what they have.',
  versions: 'Earlier versions',
  startEmpty: 'Start empty',
  unknown: 'Blog post not found',
  unreachable:
    'The text of this post could not be loaded. Check your connection, then try again: nothing has been changed.',
  /** Between a category that isn't offered and what it becomes. */
  becomes: 'isn’t one of the four categories here, so saving changes it to',
  /** After such a category. */
  stays: 'stays as it is.',
  keepCategory: 'Keep it as it is',
  calendar: 'Calendar',
  /** Beside the label of a field. */
  needed: 'needed',
  fromText: 'From the beginning of the text:',
  useWords: 'Use these words',
  /** After a number of words, and before a number of minutes. */
  words: { one: 'word', many: 'words' },
  toRead: 'to read',
  suggestions: 'Suggestions',
  moreTags: 'More…',
  strayTags: (tags: readonly string[]) =>
    `The website has no tag “${tags.join('” or “')}”. Take that out, and press those below that fit.`,
  /** Before the title of a post whose editor is closed. */
  notSavedTitle: 'Not saved:',
  open: 'Open',
  created: 'Blog post created',
  updated: 'Blog post updated',
  view: 'View',
} as const;

/** Why a post was not saved. What was stored hasn't changed. */
export const saveMessages = {
  full: 'Storage is full, so this post was not saved. Nothing that was stored has changed, and your text is still here. Download it, or delete what you no longer need and save again.',
  blocked:
    'This browser does not let us store anything, so this post was not saved. Your text is still here. Download it before you close this tab.',
  busy: 'This browser is still storing something else, so this post was not saved. Nothing that was stored has changed, and your text is still here. If the admin is open in other tabs, close them, then save again.',
  unwritable:
    'This post is too large to be stored, so it was not saved. Nothing that was stored has changed, and your text is still here.',
  changedNew: 'A post has just been saved under this address. Choose another address.',
  download: 'Download',
  makeRoom: 'See what takes up space',
} as const;

/** A post that is open in two tabs. */
export const lockMessages = {
  theirs: 'This post is open in another tab',
  theirsHint: '. You can only read it here, so that neither tab overwrites the other.',
  lost: 'This post was taken over by another tab',
  lostHint: '. You can only read it here now.',
  takeOver: 'Take over',
  /** What a tab says that took a post over with the text of the other one. */
  takenOver: 'This is what was typed in the other tab.',
  /** The same beside Publish and Update. */
  short: { theirs: 'Open in another tab', lost: 'Taken over by another tab' },
} as const;

/** Buttons, tips and questions of the Markdown field. */
export const writingMessages = {
  views: 'How to write',
  viewNames: { markdown: 'Markdown', visual: 'Visual' },
  visualMissing:
    'Visual could not be loaded, so the text is here in Markdown. Check your connection, then press Visual again.',
  toolbar: 'Formatting',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    heading2: 'H2 heading',
    heading3: 'H3 smaller heading',
    link: 'Link',
    list: 'List',
    numberedList: 'Numbered list',
    quote: 'Quote',
    code: 'Code',
    table: 'Table',
    picture: 'Picture',
    // A message's button is called Undo.
    undo: 'Undo typing',
    redo: 'Redo typing',
  },
  preview: 'Preview',
  beside: 'Side by side',
  opensInNewTab: 'Links in the preview open in a new tab.',
  long: 'This text is so long that showing it can keep this browser busy for a minute. It stays as it is if you save the other fields.',
  showLong: 'Show the text all the same',
  tips: 'Markdown tips',
  unwritten: 'What was written in Visual is undone. “Redo typing” brings it back.',
  pasting: 'Pasting...',
  pictureIn: 'Picture inserted',
  pastedPlain:
    'Headings, bold and links could not be pasted along, so the words alone are here. Check your connection, press Undo and paste again.',
} as const;
