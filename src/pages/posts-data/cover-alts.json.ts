import type { APIRoute } from 'astro';
import { getPosts } from '#src/data/posts.ts';

/** What the covers of the posts show, by post id: no list says it, so only the admin fetches it, to edit a post. */
export const GET: APIRoute = async () =>
  Response.json(
    Object.fromEntries((await getPosts()).map(({ id, coverAlt }) => [id, coverAlt ?? ''])),
  );
