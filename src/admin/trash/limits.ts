/** Of the days between two visits to the admin, the Trash counts this many at most. */
export const trashDaysAtOnce = 7;
