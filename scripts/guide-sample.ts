/**
 * What is typed in the guide's pictures. It is plainly a sample, and says only what /cats says too: nobody is to take it
 * for a story.
 */
export const sample = {
  title: 'Sample post: our cats are drawings',
  newSlug: 'our-cats-are-drawings',
  begin: `This is a sample post. It is here to show how a post is written.

## The drawings are ours

The cats on this website are **drawn, not photographed**. All of them hang on the [cats page](/cats), sorted by borough.

`,
  pictureAlt: 'Drawing of two cats on a New York street.',
  end: '\n\n> Where a card says “Coat as described”, somebody who met the cat described it.\n',
  later: 'Hello! ',
  excerpt:
    'A sample for the guide to this blog. It says that the cats on this website are drawings of our own, and where to see all of them.',
  tags: 'basics, community',
  coverAlt: 'Drawing of a brown and an orange cat at a store counter.',
  coverCredit: 'Our own drawing',
  laterTitle: 'Sample post: a date to come',
  laterSlug: 'sample-post-a-date-to-come',
  laterDate: 'December 24, 2026',
} as const;
