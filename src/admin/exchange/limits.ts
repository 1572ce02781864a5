/** What an import may hold, besides `importLimits`. */
export const exchangeLimits = {
  /** Different names of fields. Where every post has names of its own, browsers read for many seconds. */
  names: 1_000,
} as const;
