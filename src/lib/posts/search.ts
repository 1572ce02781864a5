import { plainText } from '#src/lib/markdown/plain-text.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** A post with its searchable texts in lowercase, so that they are made once and not at every keystroke. */
export interface SearchablePost<Item> {
  readonly post: Item;
  readonly texts: readonly string[];
}

/** The words of a post's Markdown as readers see them, in lowercase: what a search looks through. */
export function searchableText(markdown: string): string {
  return plainText(markdown).toLowerCase();
}

/** Makes a post searchable by title, excerpt and author name (spec section 5). */
export function searchablePost<Item extends PostHead>(post: Item): SearchablePost<Item> {
  const texts = [post.title, post.excerpt, post.author.name].map((text) => text.toLowerCase());
  return { post, texts };
}

/**
 * Makes a post searchable by its text too, once that is there.
 * @param content as `searchableText` gives it; undefined while it is on its way
 */
export function withContent<Item>(
  head: SearchablePost<Item>,
  content: string | undefined,
): SearchablePost<Item> {
  return content === undefined ? head : { post: head.post, texts: [...head.texts, content] };
}

/**
 * Posts whose title, excerpt, content or author name holds the term somewhere, in their order: case doesn't matter,
 * nothing is stemmed, blanks at the ends don't count; a blank term finds all (spec section 5).
 */
export function searchPosts<Item>(posts: readonly SearchablePost<Item>[], term: string): Item[] {
  const wanted = term.trim().toLowerCase();
  const found =
    wanted === ''
      ? posts
      : posts.filter(({ texts }) => texts.some((text) => text.includes(wanted)));
  return found.map(({ post }) => post);
}
