import { expect, test } from '@playwright/test';
import { drawBridge } from '#src/art/bridge.ts';
import { drawCareType } from '#src/art/care.ts';
import { drawFavicon } from '#src/art/favicon.ts';
import { drawFirstSteps } from '#src/art/first-steps.ts';
import { drawHero } from '#src/art/hero.ts';
import { drawManhattanMap } from '#src/art/map.ts';
import { drawPortrait } from '#src/art/portrait.ts';
import { drawProduct } from '#src/art/product.ts';
import { drawScene, settings } from '#src/art/scene.ts';
import { drawThreeGuesses } from '#src/art/three-guesses.ts';
import { drawBag, drawEmptyStore, drawPlaceholder } from '#src/art/shy.ts';
import {
  backgrounds,
  careIcons,
  coats,
  garmentColors,
  garments,
  moods,
  poses,
  props,
  scenes,
  wears,
  type CatDrawing,
} from '#src/config/drawings.ts';
import { faults, weigh } from '#tests/unit/art/svg-reader.ts';

const pick = <Item>(list: readonly [Item, ...Item[]], index: number): Item =>
  list[index % list.length] ?? list[0];

const every: CatDrawing[] = coats.flatMap((coat) => poses.map((pose) => ({ coat, pose })));

test('the vocabulary has the coats, poses, props and scenes that authors were promised', () => {
  expect(coats.length).toBeGreaterThanOrEqual(8);
  expect(poses).toEqual(['sitting', 'loaf', 'stretched', 'peeking', 'standing']);
  expect(props).toHaveLength(12);
  expect(scenes).toHaveLength(20);
  expect(careIcons).toEqual(['vaccinations', 'spay-neuter', 'check-ups', 'emergency-care']);
});

test('every coat in every pose, awake and asleep, in every mood, is a well-formed file', () => {
  for (const cat of every) {
    const faces = [...moods.map((mood) => ({ mood })), { asleep: true }];
    for (const face of faces) {
      const svg = drawPortrait({ ...cat, ...face }, 'yellow');
      expect(faults(svg), JSON.stringify({ ...cat, ...face })).toEqual([]);
      expect(svg).toContain('width="320" height="320" viewBox="0 0 320 320"');
    }
  }
});

test('every prop and every thing to wear is drawn in every pose', () => {
  for (const pose of poses) {
    const plain = drawPortrait({ coat: 'gray', pose }, 'paper');
    for (const extra of [
      ...props.map((prop) => ({ prop })),
      ...wears.map((wear) => ({ wears: wear })),
    ]) {
      const svg = drawPortrait({ coat: 'gray', pose, ...extra }, 'paper');
      expect(faults(svg), JSON.stringify({ pose, ...extra })).toEqual([]);
      expect(svg, JSON.stringify({ pose, ...extra })).not.toBe(plain);
    }
  }
});

test('two different descriptions are two different pictures, the same one is the same', () => {
  const drawn = every.flatMap((cat) =>
    [false, true].flatMap((asleep) =>
      backgrounds.map((ground) => drawPortrait({ ...cat, asleep }, ground)),
    ),
  );
  expect(new Set(drawn).size).toBe(coats.length * poses.length * 2 * backgrounds.length);
  expect(drawPortrait({ coat: 'cow', pose: 'loaf' }, 'red')).toBe(
    drawPortrait({ coat: 'cow', pose: 'loaf' }, 'red'),
  );
  const worn = scenes.map((scene) =>
    drawScene({ scene, background: 'sky', cats: [{ coat: 'black', pose: 'loaf' }] }),
  );
  expect(new Set(worn).size).toBe(scenes.length);
});

test('the white edge lies under every cat and follows its prop', () => {
  for (const cat of every)
    expect(drawPortrait(cat, 'ink')).toMatch(/<use href="#e" y="-3" fill="#fff" stroke="#fff"/);
  const edge = (svg: string) => svg.slice(svg.indexOf('<g id="e">'), svg.indexOf('<use href="#e"'));
  expect(
    edge(drawPortrait({ coat: 'black', pose: 'sitting', prop: 'broom' }, 'ink')).length,
  ).toBeGreaterThan(edge(drawPortrait({ coat: 'black', pose: 'sitting' }, 'ink')).length);
});

test('stickers and portraits weigh at most 1,500 bytes with a prop and something to wear', () => {
  let index = 0;
  for (const cat of every) {
    for (const prop of props) {
      index += 1;
      const drawing = { ...cat, prop, wears: pick(wears, index), mood: pick(moods, index) };
      const name = JSON.stringify(drawing);
      expect(weigh(drawPortrait(drawing, 'paper'), 1500), name).toBeLessThanOrEqual(1500);
      const sticker = drawProduct({ cat: drawing, background: 'blue', garment: 'sticker' });
      expect(weigh(sticker, 1500), name).toBeLessThanOrEqual(1500);
    }
  }
});

test('garments carry their cat in at most 1,700 bytes, 1,600 without a prop', () => {
  for (const garment of garments.filter((word) => word !== 'sticker')) {
    for (const [index, cat] of every.entries()) {
      const shown = {
        background: pick(backgrounds, index),
        garment,
        garmentColor: pick(garmentColors, index),
      };
      const plain = drawProduct({ ...shown, cat });
      const full = drawProduct({ ...shown, cat: { ...cat, prop: pick(props, index) } });
      expect(plain).toContain('width="320" height="240" viewBox="0 0 320 240"');
      expect([...faults(plain), ...faults(full)]).toEqual([]);
      expect(weigh(full, 1700), `${garment} ${JSON.stringify(cat)}`).toBeLessThanOrEqual(1700);
      expect(weigh(plain, 1600), `${garment} ${JSON.stringify(cat)}`).toBeLessThanOrEqual(1600);
    }
  }
});

test('every scene holds one to four cats on every ground in at most 4,000 bytes', () => {
  for (const [row, scene] of scenes.entries()) {
    for (const [column, background] of backgrounds.entries()) {
      const cats = Array.from({ length: 1 + (column % 4) }, (_, index) => ({
        coat: pick(coats, row + index * 3 + column),
        pose: pick(poses, index + row),
        mood: pick(moods, index + column),
        ...(index === 0 ? { prop: pick(props, row + column) } : {}),
      }));
      const svg = drawScene({ scene, background, cats });
      expect(faults(svg), `${scene} on ${background}`).toEqual([]);
      expect(svg).toContain('width="640" height="360" viewBox="0 0 640 360"');
      expect(weigh(svg, 4000), `${scene} with ${cats.length} cats`).toBeLessThanOrEqual(4000);
      expect(svg.match(/<use /g)).toHaveLength(cats.length);
    }
  }
});

test('the square middle of a cover has its main cat, and cuts no cat', () => {
  for (const scene of scenes) {
    for (const [index, [left, , right]] of settings[scene]('#fff', 4).perches.entries()) {
      const isIn = left >= 140 && right <= 500;
      const isOut = right <= 140 || left >= 500;
      expect(isIn || (index > 0 && isOut), `${scene}: cat ${index + 1}`).toBe(true);
    }
  }
});

test('hero, map, bridge, first steps, three guesses, icon, care types and the pictures for missing things keep their sizes and budgets', () => {
  const files: [string, string, number][] = [
    [drawHero(), '520 560', 4000],
    [drawManhattanMap(), '360 720', 3000],
    [drawBridge(), '960 320', 3000],
    [drawFavicon(), '64 64', 3000],
    [drawEmptyStore(), '640 360', 3000],
    [drawFirstSteps(), '640 360', 3000],
    [drawThreeGuesses(), '640 360', 3000],
    [drawBag(), '160 200', 3000],
    [drawPlaceholder(), '640 360', 3000],
    ...careIcons.map((icon): [string, string, number] => [drawCareType(icon), '160 160', 3000]),
  ];
  for (const [svg, size, budget] of files) {
    expect(svg).toContain(`viewBox="0 0 ${size}"`);
    expect(faults(svg), size).toEqual([]);
    expect(weigh(svg, budget), size).toBeLessThanOrEqual(budget);
  }
  expect(new Set(files.map(([svg]) => svg)).size).toBe(files.length);
});
