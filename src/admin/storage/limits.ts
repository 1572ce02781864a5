/** Numbers of the doors to what the browser keeps. Times are milliseconds. */
export const doorLimits = {
  /** Earlier texts by which the database tells that localStorage fell back to one: more than anybody saves in an hour. */
  mirrorMarks: 500,
  /** How long the database may take to open before it counts as missing. */
  databasePatience: 3_000,
  /** How long a save waits for other tabs, or for the database, before it says so. */
  storagePatience: 5_000,
  /** How long a save waits for the database to open, and then to take it a second time, while other tabs wait for it. */
  mirrorPatience: 2_000,
  /** Until a tab looks again whether it sees what another one wrote. */
  lookAgainPause: 10,
} as const;

/** Of the meter. */
export const meterLimits = {
  /** The share of localStorage from which on hardly a post has room: it counts as full. */
  fullShare: 0.999,
} as const;
