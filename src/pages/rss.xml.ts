import type { APIRoute } from 'astro';
import { site } from '#src/config/site.ts';
import { getPosts } from '#src/data/posts.ts';
import { rssFeed } from '#src/lib/feeds/rss.ts';
import { postSummary } from '#src/lib/posts/summary.ts';

/** The feed of the blog. */
export const GET: APIRoute = async () => {
  const posts = await getPosts();
  const items = posts.map((post) => {
    const { title, href, excerpt, isoDate } = postSummary(post);
    return { title, href, description: excerpt, isoDate };
  });
  const feed = {
    title: `${site.name}: the blog`,
    path: '/rss.xml',
    home: '/blog',
    description: site.description,
  };
  return new Response(rssFeed(feed, items), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
