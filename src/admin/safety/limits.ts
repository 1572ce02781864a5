/** Times of keeping what is typed, in milliseconds. */
export const safetyLimits = {
  /** A new post is saved as a draft after this time without changes. */
  autosaveAfter: 30_000,
  /** How long its indicator shows. */
  autosaveShown: 2_000,
  /** A text's safety copy goes to the database at most this often while somebody types. */
  copyPause: 1_000,
  /** How often a tab that takes a post over looks whether the other one has let go of its text, after which pause. */
  letGoLooks: 20,
  letGoPause: 50,
} as const;
