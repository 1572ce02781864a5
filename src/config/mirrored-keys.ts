import { storageKeys } from '#src/config/storage-keys.ts';

/** What the database keeps a second time, because browsers write localStorage to the disk late. */
export const mirroredKeys = [storageKeys.posts, storageKeys.draft] as const;
