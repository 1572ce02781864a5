/** Numbers of the spec (section 9), each written once. */
export const limits = {
  /** Logos on one slide of the mobile carousel. The six of the desktop's first row are a matter of CSS. */
  featuredSlideSize: 4,
  /** Records of unknown paths that the browser keeps. */
  notFoundRecords: 100,
} as const;
