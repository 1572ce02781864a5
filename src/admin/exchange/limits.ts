/** What an import may hold. */
export const importLimits = {
  /** UTF-16 units of its text: twice what a browser can store, because the text may be indented. */
  textLength: 10 * 1024 * 1024,
  /** Entries of its list. As many posts as fit into storage would have 500 characters each. */
  entries: 10_000,
  /** Lists, objects and their fields and items in it: 30 for each entry, as posts with nine tags have. */
  parts: 300_000,
  /** Different names of fields. Where every post has names of its own, browsers read for many seconds. */
  names: 1_000,
  /** Lists and objects inside each other. */
  depth: 100,
} as const;
