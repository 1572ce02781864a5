import { counted } from '#src/admin/shell/counted.ts';

/** What is said after a post was saved. */
export const savedMessages = {
  /** Where saving took a category that nobody chose away. */
  isNow: (category: string) => `Its category is ${category} now.`,
  hidden: 'It is hidden in this browser.',
  /** What the website will still refuse; where that is nothing, what comes next. */
  stillWants: (fields: readonly string[]) => `Not ready for the website yet: ${fields.join(', ')}.`,
  next: 'Readers see it once you publish it to the website.',
  nextOnDay: (scheduled: string) => `${scheduled}, once you publish it to the website.`,
} as const;

/** Saved by another tab since it was opened here. */
export const conflictMessages = {
  title: 'This post has changed since you opened it',
  text: 'Nothing has been overwritten. Choose which version to go on with.',
  kept: 'The other one is kept too.',
  notKept: 'The other one can’t be kept: if you save yours, it is gone.',
  deleted:
    'It has been deleted since you opened it. Nothing has been overwritten, and your text is still here.',
  compare: 'Compare',
  mine: 'Save mine anyway',
  theirs: 'Load the other one',
  cancel: 'Cancel',
  theirsHint: 'yours is kept as unsaved text.',
} as const;

/** The page that a preview is drawn into. */
export const previewMessages = {
  /** Where somebody opens it alone. */
  page: 'The editor shows a post here as its readers will see it.',
  failed:
    'The preview could not be loaded. Check your connection, then try again: what you wrote is still here.',
  notDrawn:
    'The preview can’t show this text. What you wrote is kept: change it and the preview tries again.',
} as const;

const marks = (depth: number) => '#'.repeat(depth);

/** The list of what is known of a post before anybody else sees it. */
export const checklistMessages = {
  title: 'Checklist',
  /** Its groups. */
  groups: { mend: 'To mend', look: 'Worth a look', fine: 'In order' },
  looks: 'In a search, and as a shared link',
  search: 'In a search',
  searchHint: 'Search engines may choose other words of the post.',
  card: 'Beside a shared link',
  cardAlt: 'The card of this post: its category, its title and its cover',
  noCard:
    'The card could not be drawn. Check your connection and the cover, then open this part again.',
} as const;

/** What a line of the checklist says, after the name of its field. */
export const checkMessages = {
  needed: 'Needed before you can publish.',
  /** Before what to write instead of something that the website would refuse. */
  forWebsite: 'For the website:',
  /** What saving makes of a category that the editor doesn't offer. */
  becomes: (from: string, to: string) =>
    `Saving makes this post’s category ${to}. It is ${from} now.`,
  upTo: (length: number, most: number) => `${length} of at most ${most} characters.`,
  between: (length: number, least: number, most: number) =>
    `${length} characters; ${least} to ${most} fit.`,
  free: (address: string) => `No other post has ${address}.`,
  /** After the address of a link. */
  noPost: 'leads to no post.',
  onlyHere: 'leads to a post that only this browser has.',
  linked: (number: number) =>
    `${counted(number, 'link to a post, which is', 'links to posts, all')} there.`,
  undescribed: (number: number) =>
    `Picture ${number} has no description. That is right only for a decoration.`,
  captionLost: (number: number) =>
    `Picture ${number} has words beside it, so readers don’t see its caption. Put blank lines around it.`,
  described: (number: number) =>
    `${counted(number, 'picture, with a description', 'pictures, each with a description')}.`,
  /** After the words of a heading. */
  leavesOut: (depth: number, wanted: number) =>
    `leaves out a step: ${marks(wanted)} belongs here, not ${marks(depth)}.`,
  headings: (number: number) => `${counted(number, 'heading', 'headings')}, no step left out.`,
  weight: 'Weight',
  weighs: (text: string, pictures: string | null) =>
    pictures === null
      ? `${text} of text, no pictures of its own.`
      : `${text} of text and ${pictures} of pictures. Readers mostly get smaller copies.`,
} as const;

/** Around the lists of tips and shortcuts. */
export const tipMessages = {
  whatItIs:
    'Markdown is plain text with a few signs in it, which make headings, bold words, lists and links.',
  shortcuts: 'Shortcuts',
  shortcutKey: '“?” opens this list, pressed outside of fields',
  dropHere: 'Drop PNG, JPG or GIF pictures on the text, paste them, or use the button “Picture”.',
} as const;

/** The Markdown that the site supports: how it is written, and what it makes. */
export const markdownTips = [
  ['## Heading', 'a heading; ### a smaller one'],
  ['**bold**', 'bold words'],
  ['*italic*', 'words in italics'],
  ['[words](https://…)', 'a link; paste an address over selected words to make one'],
  ['![what it shows](image:1)', 'a picture; the button “Picture” writes it for you'],
  ['- entry', 'a list; Enter begins the next entry, and Enter again ends the list'],
  ['1. entry', 'a numbered list'],
  ['> words', 'a quote'],
  ['`code`', 'code'],
  ['| Day | Hours |\n| --- | --- |\n| Sunday | 9 to 5 |', 'a table; the button “Table” begins one'],
  ['a blank line', 'begins a new paragraph'],
] as const;

/** What the shortcuts do, by their keys; all but Tab are held with Ctrl. */
export const shortcutNames = [
  ['B', 'Bold'],
  ['I', 'Italic'],
  ['K', 'Link'],
  ['S', 'Keep what is typed'],
  ['Enter', 'Publish Post or Update Post'],
  ['Z', 'Undo'],
  [
    'Tab',
    'Next cell of a table, or another row; elsewhere, and after Escape, out of the text field',
  ],
] as const;
