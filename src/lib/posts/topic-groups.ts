import type { PostHead } from '#src/lib/posts/post.ts';
import { categoryHref, tagHref, topicName } from '#src/lib/posts/topics.ts';

/** The posts of a category or tag, in the order of the list. */
export interface TopicGroup<Item = PostHead> {
  /** As shown: 'Working Cats', 'Books and film'. */
  readonly name: string;
  readonly href: string;
  readonly posts: readonly Item[];
}

/** Posts by category, sorted by name. Categories with the same address share a page. */
export function categoryGroups<Item extends PostHead>(posts: readonly Item[]): TopicGroup<Item>[] {
  return groups(posts, (post) => [post.category], categoryHref);
}

/** Posts by tag, sorted by name. */
export function tagGroups<Item extends PostHead>(posts: readonly Item[]): TopicGroup<Item>[] {
  return groups(posts, (post) => post.tags, tagHref);
}

/** The last part of a topic's address: 'working-cats' in '/blog/category/working-cats'. */
export function topicSlug({ href }: { readonly href: string }): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

function groups<Item extends PostHead>(
  posts: readonly Item[],
  topicsOf: (post: Item) => readonly string[],
  hrefOf: (topic: string) => string,
): TopicGroup<Item>[] {
  const byHref = new Map<string, { name: string; href: string; posts: Item[] }>();
  for (const post of posts) {
    for (const topic of topicsOf(post)) {
      const href = hrefOf(topic);
      const group = byHref.get(href) ?? { name: topicName(topic), href, posts: [] };
      if (!group.posts.includes(post)) group.posts.push(post);
      byHref.set(href, group);
    }
  }
  return [...byHref.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
