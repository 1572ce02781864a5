import type { PostForm } from '#src/admin/model/form-fields.ts';

/** A filled form of the editor, with a test's changes. */
export function filledForm(changes: Partial<PostForm> = {}): PostForm {
  return {
    title: 'A cat on Bedford',
    slug: 'a-cat-on-bedford',
    content: 'Meow, she said.\n\n![The cat](image:1)',
    excerpt: 'She said it twice.',
    date: 'November 21, 2026',
    author: 'Bodega Cats of New York',
    category: 'community',
    tags: 'cats, brooklyn',
    readTime: '1 min',
    coverImage: '',
    coverAlt: '',
    coverCredit: '',
    coverFocus: '',
    isFeatured: false,
    images: ['data:image/webp;base64,UklGRg=='],
    isSlugOwn: false,
    isReadTimeOwn: true,
    isCategoryKept: false,
    ...changes,
  };
}
