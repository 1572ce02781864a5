import type { APIRoute } from 'astro';
import { feeds } from '#src/config/feeds.ts';
import { getArticles } from '#src/data/press.ts';
import { pressItems } from '#src/lib/feeds/press-items.ts';
import { rssFeed } from '#src/lib/feeds/rss.ts';

/** Press coverage as RSS, for journalists. */
export const GET: APIRoute = async () =>
  new Response(rssFeed(feeds.news, pressItems(await getArticles())), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
