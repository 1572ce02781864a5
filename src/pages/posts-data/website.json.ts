import type { APIRoute } from 'astro';
import { getWebsite } from '#src/data/posts.ts';

/** What the website serves of each post: only the admin fetches it, to say who can see what. */
export const GET: APIRoute = async () => Response.json(await getWebsite());
