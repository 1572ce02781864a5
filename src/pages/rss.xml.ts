import type { APIRoute } from 'astro';
import { site } from '#src/config/site.ts';
import { getPublishedPosts } from '#src/data/posts.ts';
import { rssFeed } from '#src/lib/feeds/rss.ts';
import { postSummary } from '#src/lib/posts/summary.ts';

/** The feed of the blog. */
export const GET: APIRoute = async () => {
  const posts = await getPublishedPosts();
  const items = posts.map(({ id, body, data }) => {
    const { title, href, excerpt, isoDate } = postSummary({ slug: id, body: body ?? '', data });
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
