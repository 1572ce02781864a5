/**
 * Renders the raster pictures that editors may later replace by photographs, and writes them to src/assets/pictures.
 * Run `npm run pictures` after the art kit changed; the results are committed and Astro makes the smaller sizes.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawScene } from '#src/art/scene.ts';
import type { SceneDrawing } from '#src/config/drawings.ts';

/** Twice the size at which a scene is drawn: enough for the largest step of 1024 pixels (spec section 7). */
const width = 1280;
const target = new URL('../src/assets/pictures/', import.meta.url);

const pictures: Record<string, SceneDrawing> = {
  'our-story': {
    scene: 'counter',
    background: 'green',
    cats: [
      { coat: 'brown', pose: 'sitting', mood: 'happy' },
      { coat: 'orange', pose: 'peeking' },
    ],
  },
};

await mkdir(target, { recursive: true });
for (const [name, scene] of Object.entries(pictures)) {
  const file = fileURLToPath(new URL(`${name}.png`, target));
  const { size } = await sharp(Buffer.from(drawScene(scene)), { density: 192 })
    .resize(width)
    .png({ palette: true })
    .toFile(file);
  console.log(`${name}.png ${String(size)} bytes`);
}
