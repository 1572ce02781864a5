/** Words of the Visual editor. */
export const visualMessages = {
  placeholder: 'Write, or type / for headings, lists, tables and more.',
  tooMuch:
    'This text is too large for Visual, or has too many lists inside each other. Nothing has been changed: press Markdown to go on writing.',
  words: 'Description and caption',
  replace: 'Replace picture',
  remove: 'Remove',
  addBlock: 'Add a block',
  /** Before the address of the link with the caret. */
  leadsTo: 'Leads to',
  blocks: 'Blocks',
  noBlock: 'No block has this name.',
  table: 'Table',
  withoutPictures: 'Pasted without its pictures',
  picturesLeftOut:
    'Pictures can’t be pasted along with words, so they were left out. Put them in with the button “Picture”.',
  elsewhere:
    'The website shows no pictures from other sites, so readers see this placeholder too. Add the picture as a file instead.',
} as const;

/** The blocks of the menu, in its order. */
export const blockNames = {
  text: 'Text',
  heading2: 'Heading',
  heading3: 'Smaller heading',
  list: 'List',
  numberedList: 'Numbered list',
  quote: 'Quote',
  table: 'Table',
  code: 'Code',
  rule: 'Line across',
  picture: 'Picture',
} as const;

/** Other words that find a block. */
export const otherBlockWords: Readonly<Partial<Record<keyof typeof blockNames, string>>> = {
  text: 'paragraph',
  heading2: 'title h2',
  heading3: 'subheading h3',
  list: 'bullets points',
  numberedList: 'ordered 1.',
  rule: 'divider separator',
  picture: 'image photo',
};

/** What can be done to a table. */
export const tableToolNames = {
  addRow: 'Add row',
  addColumn: 'Add column',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
} as const;

/** What is said once something is done that can be seen. */
export const visualDone = {
  pasted: 'Pasted',
  menu: 'Press a block, or choose one with the arrow keys.',
  addRow: 'Row added',
  addColumn: 'Column added',
  deleteRow: 'Row deleted',
  deleteColumn: 'Column deleted',
  deleteTable: 'Table deleted',
} as const;

/** The box that asks where a link leads. */
export const linkMessages = {
  title: 'Link',
  label: 'Address, or words of a post or page',
  hint: 'An address begins with https:// or, on our own website, with /.',
  found: 'Posts and pages',
  first: 'Enter takes the first, arrow keys lead to the others.',
  none: 'No post and no page of ours has these words.',
  invalid:
    'That is neither an address nor words of a post or page. Write https:// before it, or try other words.',
  insert: 'Link',
  remove: 'Remove link',
  cancel: 'Cancel',
} as const;
