import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { drawSiteCard } from '#src/art/social-card.ts';

/** The social card of every page that has none of its own. */
export const GET: APIRoute = async () => {
  const card = await sharp(Buffer.from(drawSiteCard())).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/png' } });
};
