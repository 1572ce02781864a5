import type { APIRoute } from 'astro';
import { getPosts } from '#src/data/posts.ts';
import { postIndexFiles } from '#src/lib/posts/index-file.ts';

/** Heads of all posts, for the blog's search: fetched at the first keystroke. */
export const GET: APIRoute = async () => Response.json(postIndexFiles(await getPosts()).index);
