import type { APIRoute } from 'astro';
import { drawFavicon } from '#src/art/favicon.ts';

/** The icon in the tab. */
export const GET: APIRoute = () =>
  new Response(drawFavicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
