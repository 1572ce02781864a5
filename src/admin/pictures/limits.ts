/** Limits of the editor's pictures. File sizes are bytes. */
export const pictureLimits = {
  /** A file must be smaller than this. */
  upload: 5 * 1024 * 1024,
  /** Below 280 KB, with 1,000 or 1,024 bytes to the KB. */
  stored: 280_000,
  /** Pixels on the longer side. */
  longestSide: 1600,
  /** Above this a browser may run out of memory before it has drawn anything (four bytes for each pixel). */
  drawnPixels: 120_000_000,
} as const;
