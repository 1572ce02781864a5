/**
 * Renders the raster pictures that editors may later replace with photographs, and writes them to src/assets/pictures.
 * Run `npm run pictures` after the art kit changes. The results are committed; Astro makes the smaller sizes.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawScene } from '#src/art/scene.ts';
import type { SceneDrawing } from '#src/config/drawings.ts';

/** Twice the size of a scene: enough for the largest of Astro's smaller sizes, 1024 pixels. */
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
