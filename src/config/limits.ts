/** Numbers of the spec (section 9), each written once. */
export const limits = {
  /** Logos on one slide of the mobile carousel, and in the first row on a desktop. */
  featuredSlideSize: 4,
  featuredFirstRow: 6,
  /** Records of unknown paths that the browser keeps. */
  notFoundRecords: 100,
} as const;
