import type { APIRoute } from 'astro';
import { feeds } from '#src/config/feeds.ts';
import { getPosts } from '#src/data/posts.ts';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { jsonFeed } from '#src/lib/feeds/json-feed.ts';
import { postItems } from '#src/lib/feeds/post-items.ts';

/** The blog as a JSON Feed: the items of /rss.xml. */
export const GET: APIRoute = async () => {
  const items = await postItems(await getPosts(), markdownToHtml);
  return new Response(jsonFeed(feeds.blogJson, items), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
};
