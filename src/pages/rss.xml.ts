import type { APIRoute } from 'astro';
import { feeds } from '#src/config/feeds.ts';
import { getPosts } from '#src/data/posts.ts';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { postItems } from '#src/lib/feeds/post-items.ts';
import { rssFeed } from '#src/lib/feeds/rss.ts';

/** The blog as RSS. */
export const GET: APIRoute = async () => {
  const items = await postItems(await getPosts(), markdownToHtml);
  return new Response(rssFeed(feeds.blog, items), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
