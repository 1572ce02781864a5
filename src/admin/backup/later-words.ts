import type { BackupStore } from '#src/admin/backup/backup-contents.ts';
import type { FileKind } from '#src/admin/exchange/file-kind.ts';
import { backupLimits } from '#src/admin/backup/limits.ts';
import { fileKindNames } from '#src/admin/exchange/words.ts';
import { databaseStores } from '#src/config/storage-keys.ts';

/** Backing up and restoring. */
export const backupMessages = {
  /** Stands in each file, for whoever opens it. */
  about:
    'A backup of what a browser keeps for the blog admin of Bodega Cats of New York. To get it back, open the admin in any browser and choose “Restore a backup”.',
  title: 'Back up this browser',
  purpose:
    'One file with everything that this browser keeps for the admin. Keep it somewhere else than on this device. With it you can also go on elsewhere: open the admin in another browser or on another device, and choose “Restore a backup” there.',
  holds: 'In the file:',
  nothing: 'Nothing is kept in this browser yet.',
  leftOut:
    'Not in the file: your password and login, and the connection to GitHub. They stay in this browser.',
  readable: 'Whoever has the file can read all of it, hidden posts too.',
  /** Before the parts, and after them. */
  incomplete: 'Not in the file, because this browser can’t read it at the moment:',
  incompleteEnd:
    'So this does not count as your last backup. Close the other tabs of the admin, load this page again, and back up once more.',
  making: 'Making the file...',
  save: 'Save the file',
  /** After the name of the file. */
  saved: 'went to your downloads. Look there before you rely on it.',
  close: 'Close',

  restoreTitle: 'Restore a backup',
  restoreLead:
    'Choose the file that “Back up” gave you. Nothing is changed before you have seen what the file would do here.',
  /** Of a file that was chosen in the window of Import. */
  comesHere: 'This file is a backup, so it goes on here, in “Restore a backup”.',
  choose: 'Choose a file',
  drop: 'or drop it here.',
  reading: 'Reading the file...',
  restoring: 'Restoring...',
  /** Before a moment. */
  madeAt: 'Made on',
  adds: 'Will be added:',
  addsNothing: 'Nothing is added.',
  added: 'New posts',
  changed: 'Posts that are different here and become as in the file',
  newerHere: 'Of these, saved here later than in the file',
  same: 'Posts that stay as they are',
  lost: 'Posts that only this browser has, and that leave the list',
  replacesNothing: 'No post of this browser is replaced.',
  draft: 'The draft here makes way for the one of the file, and stays as an unsaved text.',
  /** Before names. */
  choices: 'Replaced by the file’s:',
  /** Before names. */
  unknown: 'In the file, but unknown to this version of the site, so it is not restored:',
  noDatabase:
    'This browser can’t store earlier versions, the Trash and unsaved texts at the moment, so those of the file can’t be restored here.',
  keptFirst: 'The posts that are here now go to the Trash first.',
  notKept: 'The posts that are here now are replaced, and nothing keeps them.',
  toGoBack: 'To be able to go back to everything that is here, save it as a file.',
  saveFirst: 'Save what is here first',
  cancel: 'Cancel',
  confirm: 'Restore',
  changedSince:
    'What is in this browser has changed since you compared it. Look at the differences again.',
  doneTitle: 'The backup is restored',
  done: 'This browser now has what the file has. Where an unsaved text is newer here, the newer one stays.',
  doneInPart:
    'This browser now has what it could take. The rest is in the file only, so keep that file.',
  doneInTrash: 'The posts that were here before are in the Trash.',
  password: 'The password of this browser stays as it is.',
  show: 'Show the posts',
} as const;

const partNames: Readonly<Record<BackupStore, string>> = {
  [databaseStores.safetyCopies]: 'unsaved texts',
  [databaseStores.versions]: 'earlier versions',
  [databaseStores.trash]: 'the Trash',
};

/** What is said of a file that lacks stores of the database. */
export const incompleteText = (missing: readonly BackupStore[]): string =>
  `${backupMessages.incomplete} ${missing.map((store) => partNames[store]).join(', ')}. ${backupMessages.incompleteEnd}`;

const nameHint = 'The name of a backup begins with bodega-cats-backup. Nothing was changed.';

/** Why a file is not restored, or not made. */
const backupProblems = {
  empty: 'This file is empty.',
  cutOff:
    'This is a backup, but its end is missing: it was not saved or copied completely. Copy it again, or take another one. Nothing was changed.',
  altered:
    'This is a backup, but it is not as it was saved: at least one character has changed, so it can’t be trusted. Take another copy of it. Nothing was changed.',
  newer:
    'A newer version of this site has made this backup. Load this page again, then try once more. Nothing was changed.',
  otherJson: `This file is for another program, and no backup of this admin. ${nameHint}`,
  notJson: `This is no backup, or only the first few characters of one. ${nameHint}`,
  tooLarge: `This file has more than ${backupLimits.fileSize / 2 ** 20} MB, so it can’t be a backup of this admin. Nothing was changed.`,
  unreadable: 'The file could not be read. Choose it again.',
  blocked: 'This browser does not let us read what it stores.',
  tooMuch: `What this browser keeps has more than ${backupLimits.fileSize / 2 ** 20} MB, and a file of that size could not be restored. Empty the Trash, then try again. “Export Posts” in the menu “Actions” saves the posts alone.`,
  unwritable: 'Something that this browser keeps can’t be written into a file.',
} as const;

/** The same as a sentence; of what is something else, what it is. */
export const backupProblemText = (code: keyof typeof backupProblems | FileKind): string =>
  code in fileKindNames
    ? `This looks like ${fileKindNames[code as FileKind]}, and not like a backup. ${nameHint}`
    : backupProblems[code as keyof typeof backupProblems];

/** Why nothing was restored. */
export const restoreFailures = {
  full: 'This browser has no room for the backup, so nothing was changed. Make room, then try again.',
  blocked: 'This browser does not let us store anything, so nothing was changed.',
  busy: 'This browser is still storing something else, so nothing was changed. If the admin is open in other tabs, close them, then try again.',
  changed: backupMessages.changedSince,
  missing: 'The storage of this browser did not answer, so nothing was changed. Try again.',
} as const;
