import type { APIRoute, GetStaticPaths } from 'astro';
import { getPostSources } from '#src/data/posts.ts';

/** The file of each post as it is in the repository: only the admin fetches one, to edit it. */
export const getStaticPaths = (async () => {
  const sources = await getPostSources();
  return sources.map(({ slug, source }) => ({ params: { slug }, props: { source } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: string }> = ({ props }) => new Response(props.source);
