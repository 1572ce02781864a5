/** Sentences of the news page. */
export const newsMessages = {
  empty: 'No articles found in this category',
} as const;

/** Sentences of the editable picture tiles. */
export const imageTileMessages = {
  successTitle: 'Success',
  updated: 'Image updated successfully',
  notAnImage: 'That file is not a picture. Choose a PNG, JPG, GIF or WebP file.',
  unreadable: 'That picture could not be read. Choose it again, or try another one.',
} as const;

/** The view for a post that doesn't exist. */
export const postNotFoundMessages = {
  title: 'Blog Post Not Found',
  text: "Sorry, the blog post you're looking for doesn't exist or has been removed.",
  back: 'Back to Blog',
  browse: 'Browse All Blog Posts',
} as const;

/** The 404 page. */
export const notFoundMessages = {
  headline: 'Oops! This page is hiding like a shy bodega cat',
  home: 'Return Home',
} as const;
