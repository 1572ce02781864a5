import { pictureLimits } from '#src/config/limits.ts';

const stilled = `A GIF must be under ${pictureLimits.stored / 1000} KB to keep moving. Only the first frame of this one is shown.`;

/** What the editor says of pictures; the first is the spec's (section 5). */
export const pictureFileMessages = {
  title: 'Error',
  tooLarge: 'File size must be less than 5MB',
  wrongType: 'Choose a PNG, JPG or GIF picture.',
  falseType: 'This file says it is a picture but is not a PNG, JPG or GIF. Choose another one.',
  unreadable: 'This picture is damaged and can’t be opened. Choose another one.',
  tooManyPixels:
    'This picture is too wide and tall for a browser to draw. Make it smaller, then choose it again.',
} as const;

/** Buttons, tips and questions of the Markdown field. */
export const writingMessages = {
  toolbar: 'Formatting',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    heading2: 'H2 heading',
    heading3: 'H3 heading',
    link: 'Link',
    list: 'List',
    numberedList: 'Numbered list',
    quote: 'Quote',
    code: 'Code',
    picture: 'Picture',
  },
  preview: 'Preview',
  beside: 'Side by side',
  previewLoading: 'Loading the preview...',
  notDrawn:
    'The preview can’t show this text. What you wrote is kept: change it and the preview tries again.',
  opensInNewTab: 'Links in the preview open in a new tab.',
  fitting: 'Making the picture fit...',
  dropHere: 'Drop PNG, JPG or GIF pictures on the text, paste them, or use the Picture button.',
  tips: 'Markdown tips',
  shortcuts: 'Shortcuts',
  leave: 'Press Tab to leave the text field.',
} as const;

/** The Markdown that the site knows: how it is written, and what it makes. */
export const markdownTips = [
  ['## Heading', 'a heading; ### a smaller one'],
  ['**bold**', 'bold words'],
  ['*italic*', 'words in italics'],
  ['[words](https://…)', 'a link; to other sites it opens in a new tab'],
  ['![what it shows](image:1)', 'a picture; the Picture button writes it for you'],
  ['- entry', 'a list'],
  ['1. entry', 'a numbered list'],
  ['> words', 'a quote'],
  ['`code`', 'code'],
  ['a blank line', 'begins a new paragraph'],
] as const;

/** What the shortcuts do, by their letters. */
export const shortcutNames = [
  ['B', 'Bold'],
  ['I', 'Italic'],
  ['K', 'Link'],
  ['S', 'Save'],
  ['Z', 'Undo'],
] as const;

/** The question that comes with every picture in the text. */
export const pictureAltMessages = {
  title: 'What does the picture show?',
  label: 'Description',
  hint: 'Read aloud to people who don’t see the picture. A short sentence is enough.',
  decorative: 'It is only decoration and needs no description',
  missing: 'Describe the picture, or check that it is only decoration.',
  stilled,
  insert: 'Insert picture',
  cancel: 'Leave it out',
} as const;

export const coverMessages = {
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove',
  drop: `PNG, JPG or GIF, under ${pictureLimits.upload / 2 ** 20} MB. You can drop it here too.`,
  none: 'No cover yet: the post shows our placeholder.',
  alt: 'Cover description',
  altHint: 'Read aloud to people who don’t see it. Leave it blank if it is only decoration.',
  address: 'Or the address of a picture on this website',
  addressHint: 'Such as /art/cover-snowy-comes-home.svg.',
  otherHost:
    'The website shows no pictures from other sites, so readers would see our placeholder. Choose the picture as a file instead.',
  refused: 'This is not the address of a picture. Readers would see our placeholder.',
  kept: 'Kept in this browser:',
  stilled,
} as const;
