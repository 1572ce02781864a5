/**
 * What a list says where a search leaves no post (spec section 2, its apostrophes included). Apart from the blog's other
 * sentences, so that the admin doesn't load those.
 */
export const noPostsMessages = {
  title: 'No posts found',
  hint: "Try adjusting your search to find what you're looking for.",
} as const;
