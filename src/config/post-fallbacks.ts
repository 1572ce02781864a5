/** What stands where a saved post left a field blank (spec section 5); its slug: `lib/posts/slug.ts`. */
export const postFallbacks = {
  title: 'Untitled Post',
  content: 'No content provided.',
  excerpt: 'No excerpt provided.',
  category: 'feature',
} as const;
