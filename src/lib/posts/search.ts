import { plainText } from '#src/lib/markdown/plain-text.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { searchForm } from '#src/lib/text.ts';

/** A post with its texts as searches compare them, made once instead of at every key press. */
export interface SearchablePost<Item> {
  readonly post: Item;
  readonly texts: readonly string[];
}

/** The words of a post's Markdown as readers see them, for the search. */
export function searchableText(markdown: string): string {
  return searchForm(plainText(markdown));
}

/** Makes a post searchable by title, excerpt and author name. */
export function searchablePost<Item extends PostHead>(post: Item): SearchablePost<Item> {
  const texts = [post.title, post.excerpt, post.author.name].map(searchForm);
  return { post, texts };
}

/**
 * Makes a post searchable by its text too.
 * @param content a `searchableText`; undefined until it has loaded
 */
export function withContent<Item>(
  head: SearchablePost<Item>,
  content: string | undefined,
): SearchablePost<Item> {
  return content === undefined ? head : { post: head.post, texts: [...head.texts, content] };
}

/**
 * Posts whose title, excerpt, content or author name contains the term, in their order. Letter case and the
 * shape of quotes don't matter, nothing is stemmed, and the term is trimmed. A blank term finds all.
 */
export function searchPosts<Item>(posts: readonly SearchablePost<Item>[], term: string): Item[] {
  const wanted = searchForm(term.trim());
  const found =
    wanted === ''
      ? posts
      : posts.filter(({ texts }) => texts.some((text) => text.includes(wanted)));
  return found.map(({ post }) => post);
}
