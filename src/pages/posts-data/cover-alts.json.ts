import type { APIRoute } from 'astro';
import { getPosts } from '#src/data/posts.ts';

/** What the covers show, by post id. Lists don't need it; only the admin's editor fetches it. */
export const GET: APIRoute = async () =>
  Response.json(
    Object.fromEntries((await getPosts()).map(({ id, coverAlt }) => [id, coverAlt ?? ''])),
  );
