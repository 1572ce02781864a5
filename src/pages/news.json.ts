import type { APIRoute } from 'astro';
import { getArticles } from '#src/data/press.ts';
import { newsFile } from '#src/lib/press/news-file.ts';

/** Press coverage as data, for journalists and their tools. */
export const GET: APIRoute = async () =>
  new Response(newsFile(await getArticles()), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
