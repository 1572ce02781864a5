/** Times of looking whether what was sent is on the website, in milliseconds. */
export const publishLimits = {
  firstLook: 10_000,
  longestPause: 120_000,
  /** From then on something is wrong: a build of this website takes a few minutes. */
  lateAfter: 15 * 60_000,
} as const;

/** Numbers of asking GitHub. Sizes are bytes, times milliseconds. */
export const gitHubLimits = {
  /** Of one commit, measured as the request that asks for it. GitHub documents no limit; others report 40 MB. */
  commitBytes: 20_000_000,
  /** Files that one commit adds. Above that, others report refusals. */
  commitFiles: 100,
  /** How long GitHub may take to answer, besides the time of the upload. */
  patience: 30_000,
  /** Of an upload in a millisecond; a slower one counts as failed. */
  slowestUpload: 50,
  /** How often a commit is tried again because somebody else's came first. */
  movedHeads: 5,
  /** Paths that one question asks for. */
  pathsPerQuestion: 50,
  /** The pause that GitHub asks for after too many requests, if it names none. */
  limitPause: 60_000,
} as const;
