import { slugify } from '#src/lib/posts/slug.ts';

/** Page of all built-in posts of a category: 'Working Cats' is at /blog/category/working-cats. */
export function categoryHref(category: string): string {
  return `/blog/category/${slugify(category)}`;
}

/** Page of all built-in posts with a tag. */
export function tagHref(tag: string): string {
  return `/blog/tag/${slugify(tag)}`;
}
