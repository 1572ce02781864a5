/** What a text field may get or show, in UTF-16 units and lines. */
export const fieldLimits = {
  /** As many as the website draws of prose. A slow browser needs a second for more of a single word. */
  length: 200_000,
  lines: 5_000,
  /** Tags of a formatted text that is pasted: a slow computer reads so many in three seconds. */
  tags: 10_000,
  /** Visual says that it is pasting before it reads more tags, or characters of plain words. */
  tagsAtOnce: 2_000,
  charactersAtOnce: 50_000,
  /** How many tags may stand in each other. Word and Google Docs come to about twenty. */
  tagDepth: 100,
  /** What the field of an export shows, whose lines don't wrap. All posts of the website come to 250,000. */
  exportedLength: 300_000,
  /** What the editor's text field shows at once when it opens: more than it may get, because somebody may type on. */
  openedLength: 600_000,
  openedLines: 10_000,
  /** Up to this length, a field looks for the direction in which its text is written. */
  directionLength: 50_000,
  /** For 20,000, a browser needs eight times as long with it as without. */
  directionLines: 2_000,
} as const;
