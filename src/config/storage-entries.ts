import { adminLimits } from '#src/config/admin-limits.ts';
import { limits } from '#src/config/limits.ts';
import {
  copyPrefix,
  damagedPrefix,
  databaseName,
  databaseStores,
  storageKeys,
} from '#src/config/storage-keys.ts';

/** What people call each thing that this browser may keep, by the name under which it is kept. */
export const storageTitles = {
  [storageKeys.notFound]: 'Pages that were not there',
  [storageKeys.posts]: 'Blog posts',
  [storageKeys.draft]: 'Draft',
  [storageKeys.session]: 'Login',
  [storageKeys.passwordHash]: 'Password',
  [storageKeys.schema]: 'Format number',
  [storageKeys.editorView]: 'Editor layout',
  [storageKeys.writingView]: 'Way of writing',
  [storageKeys.shortcutKey]: 'Key for shortcuts',
  [storageKeys.waitingFold]: 'Folded line above the posts',
  [storageKeys.writes]: 'Number of saves',
  [storageKeys.sent]: 'Posts on their way',
  [storageKeys.changes]: 'Number of changed posts',
  [storageKeys.backup]: 'Last backup',
  [storageKeys.connection]: 'Connection to GitHub',
  [damagedPrefix]: 'Damaged data',
  [copyPrefix]: 'Unsaved text of the last second',
  [databaseName]: 'Unsaved texts, versions and trash',
} as const;

/** Said wherever storage is explained. */
export const safariClears =
  'Safari deletes what a website has stored after seven days in which Safari was used without a click or tap on the site.';

/** One thing that this browser may keep, described for `/privacy`. */
export interface StorageEntry {
  /** Key in localStorage, prefix of keys (ends with a colon), or name of the database. */
  name: string;
  kind: 'key' | 'prefix' | 'database';
  /** It may be in the storage of one tab alone. */
  isInTab?: true;
  /** A visit writes it, and not only the blog admin. */
  isOfVisit?: true;
  title: string;
  purpose: string;
  /** How long it stays. */
  stays: string;
  /** Whether a backup of the admin holds it; of the database, the stores of `storesInBackup`. */
  isInBackup: boolean;
  /** What is lost by clearing it, for the question asked first. Left out if no text that somebody wrote is lost. */
  loss?: string;
}

/**
 * Everything that this browser may keep for us, as `/privacy` lists it. A test compares it with what the site writes.
 */
export const storageEntries: readonly StorageEntry[] = [
  {
    name: storageKeys.notFound,
    isOfVisit: true,
    kind: 'key',
    title: storageTitles[storageKeys.notFound],
    purpose:
      'When an address leads nowhere, its path and the time are noted, so that a broken link can be found. Nobody but you can read it.',
    stays: `the last ${limits.notFoundRecords} paths, until you clear them.`,
    isInBackup: true,
  },
  {
    name: storageKeys.posts,
    kind: 'key',
    title: storageTitles[storageKeys.posts],
    purpose: 'Posts written in this browser, and changed copies of published ones.',
    stays: 'until deleted in the admin, or cleared here.',
    isInBackup: true,
    loss: 'Posts that were written in this browser and not sent to the website are nowhere else. Clearing deletes them for good.',
  },
  {
    name: storageKeys.draft,
    kind: 'key',
    title: storageTitles[storageKeys.draft],
    purpose: 'The one post being written, saved 30 seconds after the typing stops.',
    stays: 'until it is published, or cleared here.',
    isInBackup: true,
    loss: 'The draft in this browser is nowhere else. Clearing deletes it for good.',
  },
  {
    name: storageKeys.session,
    kind: 'key',
    title: storageTitles[storageKeys.session],
    purpose: 'A random token and the time at which it runs out. Clearing it logs you out.',
    stays: 'good for 24 hours; kept until Logout, the next login, or until you clear it.',
    isInBackup: false,
  },
  {
    name: storageKeys.passwordHash,
    kind: 'key',
    title: storageTitles[storageKeys.passwordHash],
    purpose:
      'If you forgot it, clear only this: the login asks for a new one, and posts stay. What is kept is not the password but a SHA-256 hash of it.',
    stays: 'until you clear it.',
    isInBackup: false,
  },
  {
    name: storageKeys.schema,
    kind: 'key',
    title: storageTitles[storageKeys.schema],
    purpose: 'A number that says in which format the posts are stored.',
    stays: 'until you clear it.',
    isInBackup: true,
  },
  {
    name: storageKeys.editorView,
    kind: 'key',
    title: storageTitles[storageKeys.editorView],
    purpose: 'Whether the preview is beside the text in the post editor on wide screens.',
    stays: 'until you clear it.',
    isInBackup: true,
  },
  {
    name: storageKeys.writingView,
    kind: 'key',
    title: storageTitles[storageKeys.writingView],
    purpose: 'Whether the text of a post is written in Markdown or in Visual.',
    stays: 'until you clear it.',
    isInBackup: true,
  },
  {
    name: storageKeys.shortcutKey,
    kind: 'key',
    title: storageTitles[storageKeys.shortcutKey],
    purpose: 'Whether “?” lists the shortcuts of the post editor.',
    stays: 'until you clear it.',
    isInBackup: true,
  },
  {
    name: storageKeys.waitingFold,
    kind: 'key',
    title: storageTitles[storageKeys.waitingFold],
    purpose: 'Whether “Waiting for you”, above the list of posts, stays folded.',
    stays: 'until you clear it.',
    isInBackup: true,
  },
  {
    name: storageKeys.writes,
    kind: 'key',
    title: storageTitles[storageKeys.writes],
    purpose:
      'How often the admin has stored something here, by which its tabs notice each other’s saves.',
    stays: 'until you clear it.',
    isInBackup: false,
  },
  {
    name: storageKeys.changes,
    kind: 'key',
    title: storageTitles[storageKeys.changes],
    purpose:
      'How often posts were changed here, by which the admin knows when to remind of a backup.',
    stays: 'until you clear it.',
    isInBackup: false,
  },
  {
    name: storageKeys.backup,
    kind: 'key',
    title: storageTitles[storageKeys.backup],
    purpose: 'When the last backup was made, and a short sum of each post as it was then.',
    stays: 'until you clear it.',
    isInBackup: false,
  },
  {
    name: storageKeys.sent,
    kind: 'key',
    title: storageTitles[storageKeys.sent],
    purpose:
      'Which posts were sent to the website’s files, when, and in which commit, so that the admin can say when readers have them.',
    stays: 'until the website serves them, or you clear it.',
    isInBackup: true,
  },
  {
    name: storageKeys.connection,
    kind: 'key',
    isInTab: true,
    title: storageTitles[storageKeys.connection],
    purpose:
      'The repository that posts are published to, as soon as it is typed, and once connected its address, whether its branch is protected, the name of your account there and the token. The token is sent to GitHub alone, and never exported.',
    stays:
      'the token in sessionStorage until Logout or its tab is closed, or in localStorage, if you asked for that, until you disconnect; the repository in localStorage until you clear it.',
    isInBackup: false,
  },
  {
    name: damagedPrefix,
    kind: 'prefix',
    title: storageTitles[damagedPrefix],
    purpose:
      'Stored data that could not be read is set aside under this name and the time, so that it can still be downloaded.',
    stays: 'until you clear it.',
    isInBackup: true,
    loss: 'Data that was set aside may hold posts that are nowhere else. Clearing deletes it for good.',
  },
  {
    name: copyPrefix,
    kind: 'prefix',
    title: storageTitles[copyPrefix],
    purpose:
      'Text of a post that is not saved yet, put here when a page closes before the database below has it, where the database is slow or missing, or when another draft takes its place.',
    stays: 'until the database has it, the post is saved, or the copy is dismissed.',
    isInBackup: true,
    loss: 'Unsaved text that was put here may be nowhere else. Clearing deletes it for good.',
  },
  {
    name: databaseName,
    kind: 'database',
    title: storageTitles[databaseName],
    purpose: `A database with four stores: ${databaseStores.safetyCopies} (text of posts that is not saved yet), ${databaseStores.versions} (the last ${adminLimits.versions} saved versions of each post), ${databaseStores.trash} (deleted posts, and lists of posts that another list replaced, with a count of the days) and ${databaseStores.mirror} (the blog posts and the draft a second time, because browsers write localStorage to the disk late).`,
    stays: `unsaved texts until the post is saved or they are dismissed, deleted posts at least ${adminLimits.trashDays} days, versions until newer ones push them out, the mirror as long as what it repeats; a post that is deleted for good takes all of them along; only its id stays, so that no new post gets it. Or until you clear them.`,
    isInBackup: true,
    loss: 'Unsaved text, old versions and deleted posts in this browser are nowhere else. Clearing deletes them for good.',
  },
];

/** Which stores of the database a backup holds. */
export const storesInBackup = {
  [databaseStores.safetyCopies]: true,
  [databaseStores.versions]: true,
  [databaseStores.trash]: true,
  // It only repeats texts that are in it already.
  [databaseStores.mirror]: false,
} as const satisfies Record<(typeof databaseStores)[keyof typeof databaseStores], boolean>;
