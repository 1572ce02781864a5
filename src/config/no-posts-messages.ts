/**
 * What a list says when a search finds nothing. Separate from the blog's other sentences, so that the admin doesn't
 * load those.
 */
export const noPostsMessages = {
  title: 'No posts found',
  hint: "Try adjusting your search to find what you're looking for.",
} as const;
