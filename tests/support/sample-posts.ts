import type { Post } from '#src/lib/posts/post.ts';

/** A post with every field that a test doesn't give filled in. */
export function aPost(given: Partial<Post> = {}): Post {
  return {
    id: 'a-post',
    slug: 'a-post',
    title: 'A post',
    excerpt: 'What it is about.',
    author: { name: 'Bodega Cats of New York' },
    date: 'January 1, 2025',
    category: 'community',
    tags: [],
    readTime: '3 min read',
    isFeatured: false,
    content: 'Its text.',
    ...given,
  };
}

/** A picture of one pixel. */
export const pixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A post that the website takes as it is, with a cover and a picture of its own. */
export const aReadyPost = (given: Partial<Post> = {}): Post =>
  aPost({
    id: 'olga',
    slug: 'olga-of-ninth-avenue',
    title: 'Olga of Ninth Avenue and her chair',
    excerpt:
      'Olga has had the chair beside the register for nine years now, and nobody else of the whole long avenue sits down in it, ever.',
    content: `She has a chair.\n\n![Olga on her chair](${pixel})`,
    tags: ['community'],
    coverImage: pixel,
    coverAlt: 'Olga on her chair, asleep',
    date: 'November 20, 2026',
    ...given,
  });

/** Posts 'Local story 1' … in the order of the list, older than every built-in one, none featured. */
export function localStories(count: number): Post[] {
  return Array.from({ length: count }, (_, index) =>
    aPost({
      id: `local-${index + 1}`,
      slug: `local-story-${index + 1}`,
      title: `Local story ${index + 1}`,
      date: new Date(Date.UTC(2020, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
    }),
  );
}
