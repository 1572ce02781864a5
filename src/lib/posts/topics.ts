import { slugify } from '#src/lib/posts/slug.ts';
import { capitalize } from '#src/lib/text.ts';

/** Path of a category's page: 'Working Cats' is at /blog/category/working-cats. */
export function categoryHref(category: string): string {
  return `/blog/category/${slugify(category)}`;
}

/** Path of a tag's page. */
export function tagHref(tag: string): string {
  return `/blog/tag/${slugify(tag)}`;
}

/** A category or tag as shown: 'books-and-film' is 'Books and film'. */
export function topicName(topic: string): string {
  return capitalize(topic.replaceAll('-', ' '));
}
