/** What a post's page says around the text (spec section 2, "Blog post"). */
export const postMessages = {
  back: 'Back to All Posts',
  published: 'Published on',
} as const;
