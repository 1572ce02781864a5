import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { drawIcon, iconEdge } from '#src/art/favicon.ts';
import { rasterIcons, type RasterIcon } from '#src/config/icons.ts';

/** The site's icon as PNG files, for home screens and for engines. */
export const getStaticPaths = (() =>
  rasterIcons.map((icon) => ({
    params: { icon: icon.path.slice(1, -'.png'.length) },
    props: { icon },
  }))) satisfies GetStaticPaths;

/** Pixels per inch at which a drawing has as many pixels as units. */
const plainDensity = 72;

export const GET: APIRoute<{ icon: RasterIcon }> = async ({ props: { icon } }) => {
  const { size, headScale, radius } = icon;
  const density = (plainDensity * size) / iconEdge;
  const png = await sharp(Buffer.from(drawIcon(headScale, radius)), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
