/** Times of the post editor in milliseconds. */
export const editorLimits = {
  /** A new post is saved as a draft after this time without changes. */
  autosaveAfter: 30_000,
  /** How long its indicator shows. */
  autosaveShown: 2_000,
  /** How long the answer to Ctrl+S shows. */
  answerShown: 5_000,
  /** How long the page says that there is no such post before the dashboard opens. */
  unknownShown: 2_500,
} as const;

/** What a Markdown text may ask for before it is drawn (lib/markdown/drawing-work.ts says how it is measured). */
export const drawLimits = {
  /** Microseconds of work on a usual computer. 200,000 characters of prose need most of it. */
  work: 900_000,
  /** Quotes and lists inside each other. */
  depth: 100,
} as const;

/** Numbers of the blog admin. Times are milliseconds unless the name says otherwise. */
export const adminLimits = {
  /** Characters from which on nothing is said of a new password. */
  longPassword: 12,
  /** A text's safety copy goes to the database at most this often while somebody types. */
  safetyCopyPause: 1_000,
  /** Saved versions that each post keeps. */
  versions: 10,
  /** Earlier texts by which the database tells that localStorage fell back to one: more than anybody saves in an hour. */
  mirrorMarks: 500,
  /** Days that deleted posts and replaced lists stay in the Trash. */
  trashDays: 30,
  /** Of the days between two visits to the admin, this many count at most. */
  trashDaysAtOnce: 7,
  /** How long the database may take to open before it counts as missing. */
  databasePatience: 3_000,
  /** How long a save waits for other tabs, or for the database, before it says so. */
  storagePatience: 5_000,
  /** How long a save waits for the database to open, and then to take it a second time, while other tabs wait for it. */
  mirrorPatience: 2_000,
  /** UTF-16 units that a text field may get, or show: a browser needs a second for five times as many. */
  fieldLength: 300_000,
  /** Lines of the same. */
  fieldLines: 5_000,
  /** What the editor's text field shows at once when it opens: more than it may get, because somebody may type on. */
  openedLength: 600_000,
  /** Lines of the same. */
  openedLines: 20_000,
  /** Up to this length, a field looks for the direction in which its text is written. */
  directionLength: 50_000,
  /** Lines of the same: for 20,000, a browser needs eight times as long with it as without. */
  directionLines: 2_000,
  /** Until a tab looks again whether it sees what another one wrote. */
  lookAgainPause: 10,
} as const;
