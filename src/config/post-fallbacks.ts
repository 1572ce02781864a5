/** What a saved post says where a field was left blank. The fallback slug is in `lib/posts/slug.ts`. */
export const postFallbacks = {
  title: 'Untitled Post',
  content: 'No content provided.',
  excerpt: 'No excerpt provided.',
  category: 'feature',
} as const;
