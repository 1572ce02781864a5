import { slugify } from '#src/lib/posts/slug.ts';
import { capitalize } from '#src/lib/text.ts';

/** Page of all built-in posts of a category: 'Working Cats' is at /blog/category/working-cats. */
export function categoryHref(category: string): string {
  return `/blog/category/${slugify(category)}`;
}

/** Page of all built-in posts with a tag. */
export function tagHref(tag: string): string {
  return `/blog/tag/${slugify(tag)}`;
}

/** How a category or tag is written for readers: 'books-and-film' is 'Books and film'. */
export function topicName(topic: string): string {
  return capitalize(topic.replaceAll('-', ' '));
}
