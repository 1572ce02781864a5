import type { APIRoute } from 'astro';
import { getFormerSlugs } from '#src/data/posts.ts';

/** What posts were called in their addresses before, by their ids: the build makes redirects of it. */
export const GET: APIRoute = async () => Response.json(await getFormerSlugs());
