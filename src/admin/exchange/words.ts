import { fileKind } from '#src/admin/exchange/file-kind.ts';
import type { FileKind } from '#src/admin/exchange/file-kind.ts';
import { adminLimits } from '#src/config/admin-limits.ts';
import { importLimits } from '#src/admin/exchange/limits.ts';

/** Sentences of import and export. */
export const importMessages = {
  title: 'Import Posts',
  lead: 'Choose the file that “Export Posts” gave you, or paste its text. Nothing is stored before you have seen what changes. Where this browser has posts that are not in the file, you choose whether they stay.',
  paste: 'Posts as JSON',
  drop: 'or drop a .json file here.',
  choose: 'Choose a file',
  /** Of a file that was chosen in the window of Restore. */
  comesHere: 'This file is from “Export Posts”, so it goes on here, in “Import Posts”.',
  removeFile: 'Remove the file',
  /** A pasted text that is too long to be shown, before its size. */
  pasted: 'Pasted text',
  removeText: 'Remove the text',
  check: 'Check',
  checking: 'Checking...',
  importing: 'Importing...',
  back: 'Back',
  cancel: 'Cancel',
  successTitle: 'Import Successful',
  failedTitle: 'Import Failed',
  import: 'Import',
  /** On the button too, where posts of this browser would go. */
  replacing: ', replacing all others',
  undoneTitle: 'Import undone',
  undone: 'The posts are as they were before.',
  notUndoneTitle: 'Nothing was undone',
  inTrash: `The posts as they were before are in the Trash for at least ${adminLimits.trashDays} days.`,
  onlyNow:
    'The Trash could not take the posts as they were before: use “Undo” before you close this message.',
  added: 'New',
  changed: 'Changed',
  newerHere: 'Newer here',
  newerHereHint:
    'The text in this browser is newer than the one in the file, which takes its place if you import. The newer one goes to the Trash.',
  same: 'Unchanged',
  lost: 'Not in the file',
  lostHint:
    'These are saved in this browser and are not in the file. “Import” removes them here, “Add and update” leaves them; the website keeps its own posts.',
  /** Of a file without posts, which can only replace. */
  lostToNothing:
    'These are saved in this browser. “Import” removes them here; the website keeps its own posts.',
  add: 'Add and update',
  twoWays:
    '“Add and update” leaves the posts that are not in the file as they are. “Import” puts the posts of the file in place of all posts in this browser.',
  /** Where there is nothing to choose. */
  oneWay: 'Every post of this browser is in the file, so importing removes none.',
  moved: 'Another address with “Add and update”',
  movedHint: 'A post that stays has their address, so a number is added to theirs.',
  /** Instead of the names of fields, where what differs is none that we know. */
  otherFields: 'something that no screen shows',
  before: 'In this browser',
  after: 'In the file',
  mended: 'Fixed',
  tooMuch: 'Can’t be shown',
  tooMuchHint:
    'Their texts are too long, or too many marks, quotes or lists are close together or inside each other. Nothing of them is lost. They will show once they are shorter or simpler.',
  leftOut: 'Left out',
  leftOutHint: 'These entries are not posts: they have no title, text, excerpt or web address.',
  entry: 'Entry',
  more: 'more',
  emptyList: 'There are no posts in the file. Importing it removes all posts in this browser.',
  changedSince:
    'The posts in this browser have changed since you compared them. Look at the differences again.',
  fileUnreadable: 'The file could not be read. Choose it again.',
} as const;

/**
 * Why a text can't be imported. 'noPosts' is a list in which no entry is a post; 'tooMany' are entries of the list,
 * 'tooManyParts' are its fields, their names, or lists inside each other.
 */
export const importFailures = {
  empty: 'No data to import',
  notJson: 'Invalid JSON format',
  notList: 'Invalid JSON format',
  noPosts: 'Invalid JSON format',
  tooLarge: `More than ${importLimits.textLength / 2 ** 20} MB is too much to import. Nothing was changed.`,
  tooMany: `More than ${importLimits.entries.toLocaleString('en-US')} entries are too many to import. Nothing was changed.`,
  tooManyParts: `More than ${importLimits.parts.toLocaleString('en-US')} fields, ${importLimits.names.toLocaleString('en-US')} different names of fields, or ${importLimits.depth} lists inside each other, are too many to import. Nothing was changed.`,
} as const;

/** What a file is that somebody took for another. */
export const fileKindNames = {
  picture: 'a picture',
  word: 'a Word document',
  sheet: 'a spreadsheet',
  slides: 'a presentation',
  pdf: 'a PDF',
  pack: 'a publish pack',
  zip: 'a zip, which holds other files',
  page: 'a web page (HTML)',
  csv: 'a table (CSV)',
} as const;

const paste = 'Open it, copy its text, and paste that into a new post.';

/** Where it belongs. */
const fileKindPlaces = {
  picture: 'A picture goes into a post: press “Picture” there.',
  word: paste,
  sheet: paste,
  slides: paste,
  pdf: paste,
  pack: 'It is for the person who looks after the website.',
  zip: 'Unpack it first, and look whether it holds what “Export Posts” gave you.',
  page: paste,
  csv: paste,
} as const satisfies Record<FileKind, string>;

/**
 * What is said beside a text that can't be imported.
 * @param isFile it comes from a file, and wasn't pasted
 */
export function importHelpText(
  problem: keyof typeof importHelp,
  kind: FileKind | null,
  isFile: boolean,
): string {
  if (kind === null)
    return problem === 'notJson' && isFile ? fileMessages.broken : importHelp[problem];
  return `This looks like ${fileKindNames[kind]}, not like a file from “Export Posts”. ${fileKindPlaces[kind]}`;
}

/** Why a chosen file is not taken; null where it may be a list of posts. */
export function fileRefusal(text: string): string | null {
  const kind = fileKind(text);
  if (kind === null) return /^[\ufeff\s]*(?:$|[[{"])/u.test(text) ? null : fileMessages.other;
  return `${importHelpText('notJson', kind, true)} ${fileMessages.instead}`;
}

const fileMessages = {
  other:
    'This is not a file from “Export Posts”. Choose the one that it gave you: its name begins with bodega-cats-posts.',
  broken:
    'This file is not what “Export Posts” gives, or a part of it is missing. Press “Download” in “Export Posts” once more, and choose the new file.',
  instead: 'Nothing was changed.',
} as const;

/** The same where nobody can tell what it is. */
const importHelp = {
  empty: 'Choose a file first, or paste the text.',
  notJson:
    'This is not what “Export Posts” gives, or a part of it is missing. Copy it again from beginning to end.',
  notList:
    'This is not what “Export Posts” gives. Check that this is the right file, or copy its text again from beginning to end.',
  noPosts: 'Nothing in it is a post: no entry has a title, text, excerpt or web address.',
  tooMany: 'There are never this many posts. Check that this is the right file.',
  tooManyParts: 'Posts never have this many. Check that this is the right file.',
  tooLarge: 'What “Export Posts” gives is much smaller. Check that this is the right file.',
} as const;

/** What was mended in a field of an imported post. */
export const mendMessages = {
  missing: 'was missing and was filled in',
  notText: 'was not text',
  hidden: 'had invisible characters',
  notAddress: 'could not be used in an address',
  notPicture: 'was not a picture that posts can show and was left out',
  notDay: 'can’t be read as a date, so it stays as it is',
  notFocus: 'named no part of the cover and was left out',
  category: 'did not match one of ours and was replaced',
  notTags: 'were not a plain list of words',
  notYesNo: 'was neither true nor false',
  author: 'had no name',
  minutes: 'was a number',
  taken: 'belongs to another post, so a number was added',
} as const;

export const exportMessages = {
  title: 'Export Posts',
  /** Said first. */
  purpose:
    'With this you can bring posts into another browser, by “Import Posts” there, or give them to the person who looks after the website. To keep everything safe, make a backup instead: “Back up”, under “Actions”.',
  lead: 'All posts in this browser, as JSON: a form that programs read. One press selects everything.',
  leadSome: 'The selected posts as JSON, a form that programs read. One press selects everything.',
  /** For an empty list. */
  none: 'There are no posts in this browser yet, so the file is empty.',
  /** Of a text that a field would take too long to show. */
  long: 'These posts are too long to be shown here. Copy or download them as JSON, a form that programs read.',
  text: 'Posts as JSON',
  loading: 'Loading posts...',
  copy: 'Copy',
  download: 'Download',
  /** After the name of the file. */
  saved: 'is in your downloads.',
} as const;

/** Why posts can't be exported. */
export const exportFailures = {
  blocked: 'This browser does not let us read what it stores.',
  unreachable:
    'The website does not answer, so the built-in posts could not be loaded. Try again, or select only posts saved in this browser.',
  notFound: 'One of these posts is no longer there. Select again.',
  unwritable: 'These posts can’t be written into a file.',
} as const;
