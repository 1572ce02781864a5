/** Times of keeping what is typed, in milliseconds. */
export const safetyLimits = {
  /** A new post is saved as a draft after this time without changes. */
  autosaveAfter: 30_000,
  /** How long its indicator shows. */
  autosaveShown: 2_000,
  /** A text's safety copy goes to the database at most this often while somebody types. */
  copyPause: 1_000,
} as const;
