/** What a Markdown text may ask for before it is drawn (lib/markdown/drawing-work.ts says how it is measured). */
export const drawLimits = {
  /** Microseconds of work on a usual computer. 200,000 characters of prose need most of it. */
  work: 900_000,
  /** Quotes and lists inside each other. */
  depth: 100,
} as const;

/** What several rooms of the blog admin, or public pages, say. */
export const adminLimits = {
  /** Saved versions that each post keeps. */
  versions: 10,
  /** Days that deleted posts and replaced lists stay in the Trash. */
  trashDays: 30,
} as const;
