import type { APIRoute, GetStaticPaths } from 'astro';
import { getDrawings } from '#src/data/drawings.ts';

/** One small SVG file for each drawing, so that pages can load it lazily and keep it. */
export const getStaticPaths = (async () => {
  const drawings = await getDrawings();
  return drawings.map(([name, draw]) => ({ params: { name }, props: { draw } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ draw: () => string }> = ({ props }) =>
  new Response(props.draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
