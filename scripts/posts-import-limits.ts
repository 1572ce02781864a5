/** What `npm run posts:import` reads at most. Sizes are bytes. */
export const importFileLimits = {
  /** Of the file that is given. */
  fileSize: 256 * 2 ** 20,
  /** Of everything in a pack, unpacked. */
  total: 512 * 2 ** 20,
  /** Of each file in it. */
  pictureSize: 20 * 2 ** 20,
  /** Names in a pack. */
  files: 20_000,
} as const;
