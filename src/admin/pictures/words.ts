import { pictureLimits } from '#src/admin/pictures/limits.ts';

const wrongType = 'Choose a PNG, JPG or GIF picture.';
const smaller =
  'On a computer, save it smaller in Preview or Paint; on a phone, choose a screenshot of it.';
const asJpg =
  'on a computer, save it as JPG in Preview or Paint; on a phone, choose a screenshot of it.';

/** What the editor says about pictures. */
export const pictureFileMessages = {
  tooLarge: `File size must be less than 5MB. ${smaller}`,
  wrongType,
  heic: `${wrongType} This one is HEIC: ${asJpg}`,
  webp: `${wrongType} This one is WebP: ${asJpg}`,
  falseType: 'This file says it is a picture but is not a PNG, JPG or GIF. Choose another one.',
  unreadable: 'This picture is damaged and can’t be opened. Choose another one.',
  understood: 'OK',
  tooManyPixels: `This picture is too wide and tall for a browser to draw. ${smaller}`,
} as const;

/** The question that comes with every picture in the text. */
export const pictureAltMessages = {
  title: 'What does the picture show?',
  label: 'Description',
  hint: 'Read aloud to people who don’t see the picture. A short sentence is enough.',
  decorative: 'It is only decoration and needs no description',
  missing: 'Describe the picture, or check that it is only decoration.',
  caption: 'Caption',
  captionHint: 'Readers see it below the picture. Leave it empty for none.',
  insert: 'Insert picture',
  cancel: 'Cancel',
  leaveTitle: 'Leave the picture out?',
  leaveText: 'What you typed about it goes too.',
  leave: 'Leave it out',
} as const;

/** The words of the pictures that a text has already. */
export const pictureListMessages = {
  open: 'Words of the pictures',
  title: 'The pictures in this text',
  none: 'This text shows no pictures.',
  save: 'Keep these words',
  cancel: 'Cancel',
} as const;

/** The website's own drawings. */
export const drawingMessages = {
  open: 'Choose a drawing',
  title: 'Drawings of this website',
  hint: 'Press one to make it the cover. Its description comes with it.',
  loading: 'Loading more drawings...',
} as const;

export const coverMessages = {
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove',
  limits: `PNG, JPG or GIF, under ${pictureLimits.upload / 2 ** 20} MB.`,
  drop: 'You can drop it here too.',
  none: 'No cover yet. The website takes no post without one.',
  address: 'Or the address of a picture on this website',
  addressHint: 'Such as /art/cover-snowy-comes-home.svg.',
  /** After a cover took the place of another one, or left, and what was said of that one. */
  changedTitle: 'New cover',
  removedTitle: 'Cover removed',
  wentAlong: (names: readonly string[]) => `The old one’s ${names.join(' and ')} went with it.`,
  wordNames: { coverAlt: 'description', coverCredit: 'credit' },
  center: 'center',
  focusHint:
    'Lists of posts show the part in the frame. Press what must stay in sight, and the frame moves there.',
  otherHost:
    'The website shows no pictures from other sites, so readers would see our placeholder. Choose the picture as a file instead.',
  refused: 'This is not the address of a picture. Readers would see our placeholder.',
  kept: 'Kept in this browser:',
} as const;

/** A picture that is being made to fit. */
export const fittingMessages = {
  fitting: 'Making the picture fit...',
  stilled: `A GIF must be under ${pictureLimits.stored / 1000} KB to keep moving. Only the first frame of this one is shown.`,
  waiting: 'Waiting for the picture...',
  /** Publish was pressed while a picture was being made to fit, and the editor was left before it was ready. */
  leftEarly:
    'This post was not saved: you left before its picture was ready. The picture was not kept.',
} as const;
