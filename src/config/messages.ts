/** Sentences that the product says, each written once (design section 3, rule 7). */
export const newsMessages = {
  /** Spec section 4. */
  empty: 'No articles found in this category',
} as const;

/** Spec section 4, "Editable image tile". */
export const imageTileMessages = {
  successTitle: 'Success',
  updated: 'Image updated successfully',
  notAnImage: 'That file is not a picture. Choose a PNG, JPG, GIF or WebP file.',
  unreadable: 'That picture could not be read. Choose it again, or try another one.',
} as const;

/** Spec section 2, "Blog post". */
export const postNotFoundMessages = {
  title: 'Blog Post Not Found',
  text: "Sorry, the blog post you're looking for doesn't exist or has been removed.",
  back: 'Back to Blog',
  browse: 'Browse All Blog Posts',
} as const;

/** Spec section 2, "any other path". */
export const notFoundMessages = {
  headline: 'Oops! This page is hiding like a shy bodega cat',
  home: 'Return Home',
} as const;
