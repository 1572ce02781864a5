import { copyPrefix, damagedPrefix, databaseName, storageKeys } from '#src/config/storage-keys.ts';

/**
 * A title for each thing that this browser may keep, by key, prefix of keys (ends with a colon) or name of the
 * database. Not in storage-entries.ts, whose long texts only `/privacy` needs.
 */
export const storageTitles = {
  [storageKeys.notFound]: 'Pages that were not there',
  [storageKeys.posts]: 'Blog posts',
  [storageKeys.draft]: 'Draft',
  [storageKeys.session]: 'Login',
  [storageKeys.passwordHash]: 'Password',
  [storageKeys.schema]: 'Format number',
  [storageKeys.editorView]: 'Editor layout',
  [damagedPrefix]: 'Damaged data',
  [copyPrefix]: 'Last-second safety copies',
  [databaseName]: 'Safety copies, versions and trash',
} as const;
