import type { APIRoute } from 'astro';
import { getPosts } from '#src/data/posts.ts';
import { postIndexFiles } from '#src/lib/posts/index-file.ts';

/** What no list shows of the posts, by their ids: only the admin fetches it, to edit or export one. */
export const GET: APIRoute = async () => Response.json(postIndexFiles(await getPosts()).details);
