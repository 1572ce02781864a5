/** What stands where a picture failed to load (spec sections 4 and 8). Every page inlines it. */
export const pictureMessages = {
  notAvailable: 'Image not available',
  /** A blog cover that fails is replaced by this picture. */
  placeholder: '/art/placeholder.svg',
} as const;
