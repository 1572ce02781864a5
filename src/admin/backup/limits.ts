/** Numbers of the admin's backup. */
export const backupLimits = {
  /** After so many changes of posts without a backup, the dashboard reminds of one. */
  changes: 5,
  /** After so many days without one too, if anything would be lost. */
  days: 7,
  /** Days for which the reminder stays away after "Later". */
  laterDays: 1,
  /** Bytes of a file to restore: more than a browser keeps here, and small enough to be read at once. */
  fileSize: 256 * 1024 * 1024,
} as const;
