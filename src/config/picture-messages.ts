/** What replaces a picture that failed to load. Every page inlines it. */
export const pictureMessages = {
  notAvailable: 'Image not available',
  /** A blog cover that fails is replaced by this picture. */
  placeholder: '/art/placeholder.svg',
} as const;
