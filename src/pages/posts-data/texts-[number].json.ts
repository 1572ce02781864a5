import type { APIRoute, GetStaticPaths } from 'astro';
import { getPosts } from '#src/data/posts.ts';
import { postIndexFiles } from '#src/lib/posts/index-file.ts';

/** Texts of 50 posts each, for the blog's search. */
export const getStaticPaths = (async () => {
  const { texts } = postIndexFiles(await getPosts());
  return texts.map(({ number, contents }) => ({ params: { number }, props: { contents } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ contents: Record<string, string> }> = ({ props }) =>
  Response.json(props.contents);
