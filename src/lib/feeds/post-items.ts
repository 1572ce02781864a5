import { newestInFeed } from '#src/config/feeds.ts';
import { absoluteHtml } from '#src/lib/feeds/absolute-html.ts';
import { itemGuid, type FeedItem } from '#src/lib/feeds/feed-item.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/**
 * The newest posts with their whole texts.
 * @param posts newest first
 * @param draw turns Markdown into HTML
 */
export function postItems(
  posts: readonly Post[],
  draw: (markdown: string) => Promise<string>,
): Promise<FeedItem[]> {
  return Promise.all(
    posts.slice(0, newestInFeed).map(async (post) => {
      const { href, category, isoDate } = postSummary(post);
      return {
        guid: itemGuid('post', post.id),
        title: post.title,
        url: absoluteUrl(href),
        summary: post.excerpt,
        content: absoluteHtml(await draw(post.content), href),
        isoDate,
        isoUpdated: parseDay(post.lastUpdated ?? '') ?? undefined,
        author: post.author.name,
        categories: [category, ...post.tags],
      };
    }),
  );
}
