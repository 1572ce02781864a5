/** Words around the text of a post. */
export const postMessages = {
  back: 'Back to All Posts',
  published: 'Published on',
} as const;
